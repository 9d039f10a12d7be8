import { expect, type Page } from '@playwright/test'
import { phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { basketLines, deleteBaskets, fillBasket, swipe } from '../screens/basket-screen.ts'
import { butter, mopHead } from '../screens/shop-screen.ts'

const smallPhone = { ...phone, viewport: { width: 360, height: 740 } }

const prompts = (page: Page) =>
  page.locator('#prompts > *, output:has-text("Offline:")').filter({ visible: true })
const notices = (page: Page) => page.getByRole('region', { name: 'Messages' }).locator(':scope > *')

async function readableLines(page: Page): Promise<number> {
  return await page.locator('main li p > a').evaluateAll(
    (names) =>
      names.filter((name) => {
        const { left, top, height } = name.getBoundingClientRect()
        const over = document.elementFromPoint(left + 4, top + height / 2)
        return over !== null && (name.contains(over) || over.contains(name))
      }).length,
  )
}

test('on a phone, no prompt is shown in the basket, the checkout and above a page’s own bar', async ({
  enter,
}) => {
  const page = await enter('demo', smallPhone)
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }))
  await fillBasket(page, { [butter.id]: 80, 4419: 40 })
  for (const [prompt, button] of [
    ['Cookies', 'Necessary only'],
    ['Notifications', 'Not now'],
    ['Provender in your pocket', 'Close'],
  ] as const) {
    await open(page, '/account')
    await expect(prompts(page)).toHaveCount(1)
    await expect(prompts(page)).toHaveAttribute('aria-label', prompt)
    for (const address of ['/baskets/detail', '/checkout', '/account/order-guide']) {
      await open(page, address)
      await page.locator('#prompts > *').waitFor({ state: 'attached' })
      await expect(prompts(page), address).toHaveCount(0)
    }
    await open(page, '/account')
    await prompts(page).getByRole('button', { name: button }).click()
  }
  await open(page, '/baskets/detail')
  await page.context().setOffline(true)
  await page.getByText('Offline: what you add is kept').waitFor({ state: 'attached' })
  await expect(prompts(page)).toHaveCount(0)
})

test('on a small phone, the first lines of the basket can be read after Order again', async ({ enter }) => {
  const page = await enter('demo', smallPhone)
  await deleteBaskets(page)
  await open(page, '/account/orders')
  // The newest may be a short one that another journey has placed.
  await page.locator('main a[href^="/account/orders/"]').last().click()
  await page
    .getByRole('button', { name: /^Order again/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/baskets\/detail/)
  const lines = page.getByRole('main').getByRole('listitem')
  await lines
    .filter({ has: page.getByRole('textbox') })
    .nth(1)
    .waitFor()
  await expect(notices(page).filter({ visible: true })).toHaveCount(1)
  expect(await readableLines(page)).toBeGreaterThanOrEqual(3)
})

test('on a phone, a basket has one field, and a swipe shows what can be done with a line', async ({
  enter,
}) => {
  const page = await enter('demo', smallPhone)
  await fillBasket(page, { [butter.id]: 2, [mopHead.id]: 1 })
  await open(page, '/baskets/detail')
  await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(1)
  const line = basketLines(page, butter.name)
  expect((await line.boundingBox())!.height).toBeLessThanOrEqual(96)
  const note = line.getByRole('button', { name: /^Add a note/ })
  await expect(note).not.toBeInViewport()
  await swipe(line, 0.3)
  await note.click()
  await expect(line.getByRole('textbox', { name: /note/i })).toBeFocused()
  await page.keyboard.press('Escape')
  await swipe(line, 0.58)
  await expect(line).toHaveCount(0)
  await expect(basketLines(page, mopHead.name)).toHaveCount(1)
})
