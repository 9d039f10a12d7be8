import { expect, type Page, type Request } from '@playwright/test'
import { phone, test } from '../harness/journey.ts'
import { acceptCookies, open } from '../harness/open.ts'
import { waitUntilSettled, watchProblems } from '../harness/page-failures.ts'
import { queryShop } from '../harness/query-shop.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'
import { basketLines, chooseFromMenu, fillBasket, waitForBasketSave } from '../screens/basket-screen.ts'
import { butter, mopHead } from '../screens/shop-screen.ts'

/** 21 pieces of it are in stock. */
const bagels = { id: '2985', name: 'Cinnamon & Raisin Bagels' }
const twoProducts = { [butter.id]: 2, [mopHead.id]: 3 }

function isBasketPage(request: Request): boolean {
  return request.postData()?.includes('query BasketPage') === true
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name })
}

test('a basket can be copied, its lines moved to another, and it can be cleared and filled again', async ({
  enter,
}) => {
  const page = await enter('demo')
  await fillBasket(page, twoProducts)
  await open(page, '/baskets/detail')
  await waitForBasketSave(page, () => chooseFromMenu(page, 'Duplicate'))
  await expect(heading(page, 'Weekly (copy)')).toBeVisible()

  const vat = basketLines(page, butter.name).getByText(/^VAT: \d+%$/)
  for (const width of [744, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await vat.boundingBox())?.width, `room for VAT at ${width} px`).toBeGreaterThan(24)
  }

  await chooseFromMenu(page, 'Move lines')
  const dialog = page.getByRole('dialog', { name: 'Move lines' })
  await dialog.getByRole('checkbox', { name: butter.name }).check()
  await waitForBasketSave(page, () => dialog.getByRole('button', { name: 'Move 1 line' }).click())
  await expect(basketLines(page, butter.name)).toHaveCount(0)
  await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue('3')

  await waitForBasketSave(page, () => chooseFromMenu(page, 'Clear basket'))
  await expect(page.getByRole('heading', { name: 'Nothing in this basket yet' })).toBeVisible()
  await waitForBasketSave(page, () => page.getByRole('button', { name: 'Undo' }).click())
  await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue('3')

  await open(page, '/baskets')
  await page.getByRole('main').getByRole('link', { name: 'Weekly', exact: true }).click()
  await expect(basketLines(page, butter.name).getByRole('textbox')).toHaveValue('4')
})

test('a moved line that the other basket cannot hold whole is named, with what there is', async ({
  enter,
}) => {
  const page = await enter('demo')
  await fillBasket(page, { [bagels.id]: 11 })
  await open(page, '/baskets/detail')
  await waitForBasketSave(page, () => chooseFromMenu(page, 'Duplicate'))
  await expect(heading(page, 'Weekly (copy)')).toBeVisible()
  await chooseFromMenu(page, 'Move lines')
  const dialog = page.getByRole('dialog', { name: 'Move lines' })
  await dialog.getByRole('checkbox', { name: bagels.name }).check()
  await dialog.getByRole('button', { name: 'Move 1 line' }).click()
  const alert = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
  await expect(alert).toContainText('Only 21 pieces left: we added them all')
  await expect(alert).toContainText(bagels.name)
})

test("a basket's menu stays open while the server prices the copy", async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, twoProducts)
  await open(page, '/baskets/detail')
  const mayPrice = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (isBasketPage(route.request())) await mayPrice.promise
    await route.fallback()
  })
  await waitForBasketSave(page, () => chooseFromMenu(page, 'Duplicate'))
  await expect(heading(page, 'Weekly (copy)')).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^More,/ }).click()
  const priced = page.waitForResponse((answer) => isBasketPage(answer.request()))
  mayPrice.resolve()
  await priced
  await waitUntilIdle(page)
  await expect(page.getByRole('menu', { name: /^More,/ })).toBeVisible()
})

test('the filter and note of a line survive opening the page again', async ({ enter, provender }) => {
  const page = await enter('demo')
  await acceptCookies(page, provender.address)
  await fillBasket(page, twoProducts)
  await open(page, '/baskets/detail')
  const field = page.getByRole('main').getByLabel('Add a product by name, code or barcode')
  await field.fill('MOP blue')
  await page.getByRole('button', { name: 'In this basket: 1 line' }).click()
  await expect(basketLines(page, mopHead.name)).toBeVisible()
  await expect(basketLines(page, butter.name)).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Weekly' })).toBeFocused()
  await field.focus()
  // Closes the results, then clears the field.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await expect(basketLines(page, butter.name)).toHaveCount(1)

  await page.getByRole('combobox', { name: 'Order of the lines' }).selectOption('As added')
  const note = page.getByRole('button', { name: `Add a note to ${butter.name}` })
  await note.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Salted, if there is any')
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  await expect(basketLines(page, butter.name)).toContainText('Salted, if there is any')

  await open(page, '/baskets/detail')
  await expect(basketLines(page, butter.name)).toContainText('Your note: Salted, if there is any')
  await expect(page.getByRole('combobox', { name: 'Order of the lines' })).toHaveValue('added')
})

test('a note is saved when the user goes on to the checkout, survives a reload while it is typed, and can be cancelled', async ({
  enter,
}) => {
  const page = await enter('demo')
  await fillBasket(page, twoProducts)
  await open(page, '/baskets/detail')
  const line = basketLines(page, butter.name)
  const field = line.getByRole('textbox', { name: `Note for ${butter.name}` })
  await line.getByRole('button', { name: `Add a note to ${butter.name}` }).click()
  await field.pressSequentially('ripe ones')
  await page.reload()
  await expect(field).toHaveValue('ripe ones')
  await field.press('End')
  await field.pressSequentially(', please')
  const checkout = page
    .getByRole('complementary', { name: 'Summary' })
    .getByRole('link', { name: 'Checkout' })
  await waitForBasketSave(page, () => checkout.click())
  await expect(page).toHaveURL(/checkout/)
  await open(page, '/baskets/detail')
  await expect(line).toContainText('Your note: ripe ones, please')
  await line.getByRole('button', { name: `Change the note of ${butter.name}` }).click()
  await field.fill('green ones')
  await waitForBasketSave(page, () => line.getByRole('button', { name: 'Leave it out' }).click())
  await expect(field).toHaveValue('green ones')
  await waitForBasketSave(page, () => line.getByRole('button', { name: 'Cancel' }).click())
  await expect(line).toContainText('Your note: ripe ones, please')
})

test('products can be added on the basket page by keyboard', async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, { [mopHead.id]: 1 })
  await open(page, '/baskets/detail')
  const field = page.getByRole('main').getByLabel('Add a product by name, code or barcode')
  await field.focus()
  await page.keyboard.type(butter.code)
  await expect(page.getByRole('grid', { name: 'Results' }).getByText(butter.name)).toBeVisible()
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(basketLines(page, butter.name)).toHaveCount(1)
})

test('a shared link opens a basket for a colleague but not for another company', async ({ enter }) => {
  const [demo, till, rival] = [await enter('demo'), await enter('till'), await enter('rival')]
  await fillBasket(demo, twoProducts)
  await open(demo, '/baskets/detail')
  await chooseFromMenu(demo, 'Share')
  const link = demo.getByRole('dialog', { name: 'Share basket' }).getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/baskets\/shared\?token=/)
  const address = await link.inputValue()

  await open(till, address)
  await expect(heading(till, 'Weekly')).toContainText('2 lines')
  await waitForBasketSave(till, () => till.getByRole('button', { name: 'Make a copy' }).click())
  await expect(heading(till, 'Weekly (copy)')).toBeVisible()
  await expect(basketLines(till, butter.name).getByRole('textbox')).toHaveValue('2')

  expect((await open(rival, address)).status()).toBe(404)
  const reason = rival.getByRole('main')
  await expect(reason).toContainText('This link is for another company.')
  await expect(reason).not.toContainText(/Weekly|no longer sold/)

  await open(till, address.slice(0, -4))
  await expect(till.getByRole('main')).toContainText('This link is incomplete or mistyped.')
})

test('the countdown to the cut-off causes no layout shift', async ({ enter, provender }) => {
  const page = await enter('demo')
  await acceptCookies(page, provender.address)
  const { deliveryDays } = await queryShop(page, '{ deliveryDays { cutOff } }')
  const cutOffMs = Date.parse(deliveryDays[0].cutOff)
  // The page corrects a clock that differs from the server's when it opens.
  await page.clock.install()
  await watchProblems(page, provender.address)
  await open(page, '/')
  await waitUntilSettled(page)
  // A request in progress would time out when the clock is advanced.
  await waitUntilIdle(page)
  await page.clock.pauseAt(cutOffMs - (13 * 60 + 10) * 1000 - 500)
  const left = page.getByRole('region', { name: 'At a glance' }).getByText(/^\d+ m \d+ s$/)
  await expect(left).toHaveText('13 m 10 s')
  await page.evaluate(() => (window.layoutShift = 0))
  for (const shown of ['13 m 09 s', '13 m 08 s']) {
    await page.clock.runFor(1000)
    await expect(left).toHaveText(shown)
  }
  // Layout shifts are reported on painting.
  await page.screenshot()
  expect(await page.evaluate(() => window.layoutShift)).toBe(0)
})

test('a page hydrates without changes on a device whose clock is ahead', async ({ enter, provender }) => {
  const page = await enter('demo', phone)
  await fillBasket(page, twoProducts)
  await page.goto('/robots.txt')
  await page.clock.install({ time: Date.now() + 63_000 })
  const problems = await watchProblems(page, provender.address)
  for (const address of ['/', '/baskets/detail', '/checkout']) {
    await open(page, address)
    await waitUntilSettled(page)
  }
  expect(problems()).toEqual([])
})

test('text copied from a basket has the quantities', async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 17 })
  await open(page, '/baskets/detail')
  const copied = await basketLines(page, butter.name).evaluate((line) => {
    getSelection()?.selectAllChildren(line)
    return getSelection()?.toString()
  })
  expect(copied).toMatch(/\b17\b/)
})

test('a device whose clock is wrong shows the next delivery by the clock of the server', async ({
  enter,
}) => {
  const page = await enter('demo')
  await fillBasket(page, twoProducts)
  const clock = page.getByRole('complementary', { name: 'Summary' }).getByText(/^Delivery /)
  await open(page, '/baskets/detail')
  const day = await clock.innerText()
  for (const days of [3, -3]) {
    await page.clock.install({ time: Date.now() + days * 86_400_000 })
    await open(page, '/baskets/detail')
    // The time is that of the device once the page has started.
    await waitUntilIdle(page)
    await expect(clock).toHaveText(day)
    const left = page.getByRole('complementary', { name: 'Summary' }).locator('time').first()
    expect(Number(/^(\d+) d/.exec(await left.innerText())?.[1] ?? 0)).toBeLessThan(3)
  }
})

test('a printed basket has a form of its own, without the controls of the page', async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, twoProducts)
  await open(page, '/baskets/detail')
  await page.emulateMedia({ media: 'print' })
  const line = page.getByRole('row').filter({ hasText: butter.name })
  await expect(line.getByRole('cell')).toHaveText([
    butter.code,
    butter.name,
    '40 × 250 g',
    /2/,
    /£/,
    '0%',
    /£/,
  ])
  for (const amount of ['Net price', 'Net total'])
    await expect(page.getByRole('columnheader', { name: amount })).toBeVisible()
  await expect(page.getByText('Kaya’s Corner · 2071')).toBeVisible()
  await expect(page.getByText('Total inc VAT').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
})
