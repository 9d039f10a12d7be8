import { expect } from '@playwright/test'
import { open } from '../harness/open.ts'
import { basketLines, chooseFromMenu, fillBasket, swipe } from '../screens/basket-screen.ts'
import { butter, mopHead } from '../screens/shop-screen.ts'
import { test } from './app-journey.ts'
import { callsOf } from './fake-phone.ts'

test('a swipe shows what can be done with a line, and a long one removes it', async ({ startApp, enter }) => {
  await fillBasket(await enter('demo'), { [butter.id]: 2, [mopHead.id]: 1 })
  const { page, phone } = await startApp({ user: 'demo' })
  await open(page, '/baskets/detail')
  const line = basketLines(page, butter.name)
  const note = line.getByRole('button', { name: /^Add a note/ })
  const remove = line.getByRole('button', { name: /^Remove Hollins|^Remove .*Butter/ })
  await expect(note).not.toBeInViewport()
  await swipe(line, 0.3)
  await expect(note).toBeInViewport({ ratio: 0.9 })
  await expect(remove).toBeInViewport({ ratio: 0.9 })
  await note.click()
  await expect(line.getByRole('textbox', { name: /note/i })).toBeFocused()
  await page.keyboard.press('Escape')
  // Without a finger, the focus shows them.
  await page.keyboard.press('Tab')
  await remove.focus()
  await expect(remove).toBeInViewport({ ratio: 0.9 })
  await swipe(line, 0.58)
  await expect(line).toHaveCount(0)
  const impacts = callsOf(phone, 'Haptics.impact').map(({ style }) => style)
  expect(impacts).toContain('MEDIUM')
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(line.getByRole('textbox').first()).toHaveValue('2')
})

test('a basket on a phone has its total above the quantity, and rows of one height', async ({
  startApp,
  enter,
}) => {
  await fillBasket(await enter('demo'), { [butter.id]: 2 })
  const { page } = await startApp({ user: 'demo' })
  await open(page, '/baskets/detail')
  const line = basketLines(page, butter.name)
  const { height } = (await line.boundingBox())!
  expect(height).toBeLessThanOrEqual(88)
  const total = await line
    .getByText(/^(?:Net total: )?£[\d.]+$/)
    .last()
    .boundingBox()
  const field = await line.getByRole('textbox').boundingBox()
  expect(total!.y + total!.height).toBeLessThanOrEqual(field!.y + 8)
})

test('the one field of the basket finds its lines and adds products', async ({ startApp, enter }) => {
  await fillBasket(await enter('demo'), { [butter.id]: 2, [mopHead.id]: 1 })
  const { page } = await startApp({ user: 'demo' })
  await open(page, '/baskets/detail')
  const fields = page.getByRole('main').getByLabel('Add a product by name, code or barcode')
  await expect(fields).toHaveCount(1)
  await fields.fill(butter.name)
  await expect(page.getByRole('grid', { name: 'Results' })).toContainText(butter.name)
  await page.getByRole('button', { name: 'In this basket: 1 line' }).click()
  await expect(basketLines(page, butter.name)).toBeVisible()
  await expect(basketLines(page, mopHead.name)).toHaveCount(0)
  await fields.fill('')
  await expect(basketLines(page, mopHead.name)).toHaveCount(1)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await chooseFromMenu(page, 'As added')
  await expect(page.getByRole('heading', { name: 'Chilled' })).toHaveCount(0)
})
