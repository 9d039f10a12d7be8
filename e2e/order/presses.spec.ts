import { expect, type Locator, type Page } from '@playwright/test'
import { open } from '../harness/open.ts'
import { test } from '../harness/own-wholesaler.ts'
import { deleteBaskets, fillBasket, waitForBasketSave } from '../screens/basket-screen.ts'
import { cards, typeCard } from '../screens/card-screen.ts'
import { placeOrderButton } from '../screens/checkout-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { addButton, copy, message as messageField, readLines } from '../screens/quick-order-screen.ts'
import { addedLine, selectedRow, typeByHand } from '../screens/search-screen.ts'
import { butter, searchField } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

/** Counts what a customer presses. */
function countPresses(page: Page) {
  const count = { keys: 0, clicks: 0 }
  return {
    count,
    type: async (text: string) => {
      count.keys += text.length
      await typeByHand(page, text)
    },
    press: async (key: string) => {
      count.keys += 1
      await page.keyboard.press(key)
    },
    click: async (target: Locator) => {
      count.clicks += 1
      await target.click()
    },
  }
}

function checkoutLink(page: Page): Locator {
  return page
    .getByRole('link', { name: /^Checkout/ })
    .filter({ visible: true })
    .first()
}

async function expectPlaced(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: /^(?:Thank you|We have your order)/ }),
  ).toBeVisible()
}

/** What the demo company buys, by the letters with which it comes first. */
const known = {
  tom: 'Chopped Tomatoes',
  mil: 'Whole Milk',
  col: 'Cola',
  bea: 'Baked Beans',
  cho: 'Chocolate Bar',
  egg: 'Eggs',
  sug: 'Sugar',
  but: 'Butter',
  cri: 'Crisps',
  cof: 'Coffee',
}

test('ten known products are ordered by search with at most 51 keys', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/')
  const { count, type, press } = countPresses(page)
  await press('/')
  await expect(searchField(page)).toBeFocused()
  for (const [letters, name] of Object.entries(known)) {
    await type(letters)
    await expect(selectedRow(page)).toContainText(name)
    await waitForBasketSave(page, () => press('Enter'))
    await expect(addedLine(page)).toContainText(name)
  }
  expect(count.clicks).toBe(0)
  expect(count.keys).toBeLessThanOrEqual(51)
})

const codes = [
  '180026',
  '180002',
  '500006',
  '580006',
  '580024',
  '660007',
  '100209',
  '100005',
  '102417',
  '103508',
]

test('ten products are ordered by code with nine keys each', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/quick-order')
  const { count, type, press, click } = countPresses(page)
  const field = page.getByRole('combobox', { name: 'Code or words of a product' })
  await click(field)
  for (const code of codes) {
    await type(code)
    await press('Enter')
    await expect(page.getByRole('textbox', { name: /^Quantity in/ }).first()).toBeFocused()
    await type('2')
    await waitForBasketSave(page, () => press('Enter'))
    await expect(field).toBeFocused()
  }
  const added = page.getByRole('list', { name: 'Added lines' }).getByRole('listitem')
  await expect(added).toHaveCount(codes.length)
  await expect(added.first().getByRole('textbox')).toHaveValue('2')
  expect(count).toEqual({ keys: 90, clicks: 1 })
})

/** A list by the names on the shelf. */
const message = `1 box Hollins Semi Skimmed Milk 6 x 2L
1 box Hollins Whole Milk 6 x 2L
1 box Oakbank Thick Sliced White 8 x 800g
1 box Fizzby Cola Can 24 x 330ml
1 box Penny Coop Free Range Large Eggs 30 x 6
1 box Fizzby Diet Cola Can 24 x 330ml
1 box Fizzby Cola Bottle 12 x 500ml
1 box Oakbank Wholemeal Medium Sliced 8 x 800g
1 box Tattersby Ready Salted Crisps 32 x 32.5g
1 box Tattersby Salt & Vinegar Crisps 32 x 32.5g
1 box Fizzby Diet Cola Bottle 12 x 500ml
1 box Fellwater Still Water 24 x 500ml
1 box Hexwatt Sugar Free Energy Drink 24 x 250ml
1 box Marlowe Milk Chocolate Bar 48 x 45g
1 box Hexwatt Original Energy Drink 24 x 250ml
1 box Spudsmith Thick Cut Chips 14mm 4 x 2.5kg
1 box Pomaro Chopped Tomatoes in Juice 12 x 400g
1 box Cloudrow Toilet Tissue 2 Ply 10 x 4
1 box Dunkerley Digestives 12 x 400g
1 box Sütlüova Ayran 20 x 250ml
1 box Harbour Baked Beans in Tomato Sauce 24 x 415g
1 box Puffaloo Corn Puffs, Cheese 48 x 20g
1 box Hollins Salted Butter 20 x 250g
1 box Sugarloft Granulated Sugar 15 x 1kg
1 box Krokko Crispy Wafer Bar 48 x 41g
1 box Sütlüova Beyaz Peynir, Full Fat, 55% Fat 12 x 400g
1 box Reddle Tomato Ketchup 10 x 460g
1 box Brightwell Lemon Washing Up Liquid 8 x 450ml
1 box Gumbold Wine Gums 12 x 130g
1 piece Fieldhand Brown Onions, Grade 1 1 x 10kg`

test('a pasted order of 30 lines is in the basket after three clicks and at most three lines to read', async ({
  enter,
}) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/quick-order')
  await copy(page, message)
  const { count, press, click } = countPresses(page)
  await click(messageField(page))
  await press('ControlOrMeta+V')
  await expect(page.getByText('30 lines read')).toBeVisible()
  expect(await readLines(page).count()).toBeLessThanOrEqual(3)
  const accept = page.getByRole('button', { name: /^Accept / })
  if (await accept.isVisible()) await click(accept)
  await waitForBasketSave(page, () => click(addButton(page)))
  await expect(page.getByText('30 lines are in your basket')).toBeVisible()
  expect(count.clicks).toBeLessThanOrEqual(3)
})

test('an order of last week is repeated with five changes in 18 presses', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/account/orders')
  const { count, press, type, click } = countPresses(page)
  const order = page
    .getByRole('list', { name: 'Orders' })
    .getByRole('listitem')
    .filter({ hasText: /\d\d lines/ })
  await waitForBasketSave(page, () => click(order.first().getByRole('button', { name: /^Order again/ })))
  await expect(page).toHaveURL('/baskets/detail')
  const quantities = page.getByRole('main').getByRole('textbox', { name: /^Quantity/ })
  await expect(quantities.nth(10)).toBeVisible()
  const severalAt = await quantities.evaluateAll((fields) =>
    fields.flatMap((field, at) => (field instanceof HTMLInputElement && field.value !== '1' ? [at] : [])),
  )
  expect(severalAt.length).toBeGreaterThanOrEqual(5)
  for (const at of severalAt.slice(0, 5)) {
    await click(quantities.nth(at))
    await type('1')
    await waitForBasketSave(page, () => press('Enter'))
    await expect(quantities.nth(at)).toHaveValue('1')
  }
  await click(checkoutLink(page))
  await click(placeOrderButton(page).first())
  await expectPlaced(page)
  expect(count).toEqual({ keys: 10, clicks: 8 })
})

test('ten products of the order guide are ordered with one press each', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/account/order-guide')
  const { count, click } = countPresses(page)
  const rows = page.getByRole('list', { name: 'Due now' }).getByRole('listitem')
  for (let at = 0; at < 10; at += 1) {
    await waitForBasketSave(page, () => click(rows.nth(at).getByRole('button', { name: /^Add \d/ })))
    await expect(rows.nth(at).getByRole('textbox')).not.toHaveValue('0')
  }
  expect(count).toEqual({ keys: 0, clicks: 10 })
})

test('a basket is ordered as last time with two presses', async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 120 })
  await open(page, '/baskets/detail')
  const { count, click } = countPresses(page)
  await click(checkoutLink(page))
  await click(placeOrderButton(page).first())
  await expectPlaced(page)
  expect(count).toEqual({ keys: 0, clicks: 2 })
})

test('four invoices are paid in one dialog, with a press each and two for all', async ({
  browser,
  startOwn,
}) => {
  // Other journeys pay the invoices of the shared wholesaler.
  const provender = await startOwn(0)
  const page = await browser.newPage({ baseURL: provender.address })
  await open(page, '/login')
  await logIn(page, 'demo')
  await expect(page).toHaveURL('/')
  await open(page, '/account/account-statements')
  const invoices = page.getByRole('region', { name: 'Open invoices' })
  const ticks = invoices.getByRole('checkbox', { name: /^Pay INV-/ })
  await expect(ticks.nth(3)).toBeVisible()
  const openCount = await ticks.count()
  const { count, click } = countPresses(page)
  for (let at = 0; at < 4; at += 1) await click(ticks.nth(at))
  await click(page.getByRole('main').getByRole('button', { name: /^Pay £/ }))
  const dialog = page.getByRole('dialog', { name: 'Pay 4 invoices' })
  await typeCard(page, cards.accepted)
  await click(dialog.getByRole('button', { name: /^Pay £/ }))
  await expect(page.getByRole('dialog', { name: 'Paid 4 invoices' })).toBeVisible()
  expect(count).toEqual({ keys: 0, clicks: 6 })
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(invoices.getByRole('listitem')).toHaveCount(openCount - 4)
})
