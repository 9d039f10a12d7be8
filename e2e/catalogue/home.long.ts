import { expect, type Locator } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { chooseLanguage, open } from '../harness/open.ts'
import { deleteBaskets, fillBasket, waitForBasketSave } from '../screens/basket-screen.ts'
import { butter } from '../screens/shop-screen.ts'

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())!.y
}

test('on a phone the home page has what to do before a low poster', async ({ enter }) => {
  const page = await enter('demo', phone)
  await open(page, '/')
  const glance = page.getByRole('region', { name: 'At a glance' })
  const jobs = page.getByRole('list', { name: 'Start an order' })
  const poster = page.locator('section', { has: page.getByRole('heading', { level: 1 }) }).last()
  await expect(jobs.getByRole('link')).toHaveCount(4)
  expect(await topOf(glance)).toBeLessThan(await topOf(jobs))
  expect(await topOf(jobs)).toBeLessThan(await topOf(poster))
  expect((await poster.boundingBox())!.height).toBeLessThanOrEqual(120)
})

test('Order again on the home page shows the last order before it is added', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/')
  await page
    .getByRole('list', { name: 'Start an order' })
    .getByRole('link', { name: /^Order again/ })
    .click()
  await expect(page).toHaveURL(/\/account\/orders\/\d+$/)
  await page.getByRole('main').getByRole('button', { name: 'Order again' }).first().click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/in your basket/)
})

test('the home page names what is overdue, since when, and leads to the invoices, without a script too', async ({
  browser,
  enter,
}) => {
  const page = await enter('demo')
  await open(page, '/')
  const glance = page.getByRole('region', { name: 'At a glance' })
  const pay = glance.getByRole('link', { name: /^Pay, £[\d,.]+ overdue$/ })
  await expect(glance).toContainText(/£[\d,.]+ overdue\s*since \d+ \w{3}/)
  const amount = /£[\d,.]+/.exec((await pay.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  const still = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  })
  const unscripted = await still.newPage()
  await unscripted.goto(page.url())
  await expect(unscripted.getByRole('link', { name: `Pay, ${amount} overdue` })).toBeVisible()
  await pay.click()
  await expect(page).toHaveURL(/\/account\/account-statements/)
  await expect(page.getByRole('main')).toContainText(amount)
})

test('on a phone the rows at a glance have their texts in the middle, and the next delivery on one line', async ({
  enter,
  provender,
}) => {
  const page = await enter('demo', phone)
  // Above the minimum order, so that no progress is shown.
  await fillBasket(page, { [butter.id]: 100 })
  for (const language of ['en', 'pl', 'tr']) {
    await chooseLanguage(page.context(), language, provender.address)
    await open(page, '/')
    const rows = page.locator('[data-dashboard] > div')
    await expect(rows.nth(2)).toBeVisible()
    const offCentre = await rows.evaluateAll((each) =>
      each.map((row) => {
        const [outer, text] = [row, row.querySelector('p')!].map((part) => part.getBoundingClientRect())
        return Math.abs(outer!.top + outer!.height / 2 - text!.top - text!.height / 2)
      }),
    )
    expect(Math.max(...offCentre), language).toBeLessThan(2)
    const delivery = rows.first().locator('p span')
    expect((await delivery.boundingBox())!.height, language).toBeLessThan(24)
  }
})

test('cards are not shown before those beside them have arrived, because they would move', async ({
  browser,
  provender,
}) => {
  const page = await browser.newPage({ ...phone, baseURL: provender.address, javaScriptEnabled: false })
  const card = 'product-card'
  const shown = page.locator(`main li.${card}`).filter({ visible: true })
  /** Opens a page of which only a part has arrived: so many cards. */
  const openPart = async (path: string, count: number) => {
    const whole = await (await page.request.get(path)).text()
    const next = [...whole.matchAll(new RegExp(`<li class="[^"]*${card}`, 'g'))][count]
    await page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: whole.slice(0, next?.index) }),
    )
    await page.goto(path)
  }
  await openPart('/', 2)
  await expect(shown).toHaveCount(0)
  await page.unrouteAll()
  await page.goto('/')
  await expect(shown.nth(1)).toBeVisible()
  // As many as a row has at most.
  await openPart('/shop', 8)
  await expect(shown).toHaveCount(2)
  await page.context().close()
})

test('on a wide screen the home page lists what is due and adds the usual quantity, and nothing moves', async ({
  enter,
}) => {
  const page = await enter('demo', desktop)
  await deleteBaskets(page)
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { readonly value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  await open(page, '/')
  const due = page.getByRole('region', { name: 'Due now' })
  const rows = due.getByRole('list', { name: 'Due now' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThanOrEqual(7)
  const tile = page.getByRole('list', { name: 'Start an order' }).getByRole('link', { name: /^Your usuals/ })
  const dueCount = async () => Number(/(\d+) due now/.exec((await tile.textContent()) ?? '')?.[1])
  const before = await dueCount()
  expect(before).toBeGreaterThan(0)
  const shifts = await page.evaluate(() => (window as unknown as { readonly shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
  const name = await rows.first().getByRole('link').innerText()
  await waitForBasketSave(page, () =>
    rows
      .first()
      .getByRole('button', { name: /^Add \d+/ })
      .click(),
  )
  await expect(rows.first()).toContainText(name)
  await expect(rows.first().getByRole('textbox')).toBeVisible()
  expect(await dueCount()).toBe(before - 1)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(rows.first()).toBeVisible()
})
