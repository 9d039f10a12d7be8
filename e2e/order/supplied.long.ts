import { expect, type Page } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import {
  basketLines,
  waitForBasketSave,
  deleteBaskets,
  readTotals,
  grandTotal,
} from '../screens/basket-screen.ts'
import { completeForDelivery, placedOrderNumber, placeOrderButton } from '../screens/checkout-screen.ts'
import { searchResultNames } from '../screens/search-screen.ts'
import { add, mopHead, type OfferedUnit, searchField } from '../screens/shop-screen.ts'

const beef = { code: '420344', name: 'Fellside Diced Beef, Braising' }

async function fetchIntoBasket(
  page: Page,
  { code, name }: { code: string; name: string },
  unit: OfferedUnit,
) {
  await open(page, '/')
  await searchField(page).fill(code)
  await searchResultNames(page).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await waitForBasketSave(page, () => add(page, unit))
}

/** Orders ten kilograms and three boxes; returns the order number. */
async function orderBeefAndMops(page: Page): Promise<string> {
  await deleteBaskets(page)
  await fetchIntoBasket(page, beef, 'By the kilogram')
  await fetchIntoBasket(page, mopHead, 'Box of')
  await open(page, '/baskets/detail')
  const kilograms = basketLines(page, beef.name).getByRole('textbox', { name: 'Quantity in kilograms' })
  await kilograms.fill('10')
  await waitForBasketSave(page, () => kilograms.press('Enter'))
  const boxes = basketLines(page, mopHead.name).getByRole('textbox', { name: 'Quantity in boxes' })
  await boxes.fill('3')
  await waitForBasketSave(page, () => boxes.press('Enter'))
  await page.getByRole('link', { name: 'Checkout' }).first().click()
  await completeForDelivery(page)
  await placeOrderButton(page).click()
  return await placedOrderNumber(page)
}

function positionOf(list: string, code: string): string {
  const position = new RegExp(`^(\\d+) +${code}`, 'm').exec(list)?.[1]
  expect(position).toBeDefined()
  return position!
}

test('weights and shortages appear on the order and in its e-mail', async ({ enter, provender }) => {
  const page = await enter('demo', desktop)
  const number = await orderBeefAndMops(page)
  const emailsAbout = () => provender.emails().filter((message) => message.includes(number))
  await expect.poll(emailsAbout).toHaveLength(1)
  expect(emailsAbout()[0]).toContain(`Subject: Order ${number} received`)

  await open(page, `/account/orders/${number}`)
  const ordered = (await readTotals(page))[grandTotal]!
  provender.staff('orders', 'confirm', number)
  const list = provender.staff('orders', 'show', number)
  const [weighed, short] = [positionOf(list, beef.code), positionOf(list, mopHead.code)]
  provender.staff('orders', 'pick', number, `${weighed}=9.84`, `${short}=1`)
  provender.staff('orders', 'pack', number)
  expect(provender.staff('orders', 'dispatch', number)).toContain('is out-for-delivery')

  await page.reload()
  const lines = page.getByRole('list', { name: 'What was ordered' })
  await expect(lines).toContainText('9.84 kg')
  await expect(lines).toContainText('Weighed; you ordered 10 kg')
  await expect(lines).toContainText('Fewer than the 3 boxes you ordered')
  await expect(page.getByText(`As ordered it was ${ordered} inc VAT.`)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Out for delivery' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  const total = (await readTotals(page))[grandTotal]!
  expect(total).not.toBe(ordered)
  const inProgress = () =>
    provender.emails().find((message) => message.includes(`${number} is out for delivery`))
  await expect.poll(inProgress).toContain(`Total inc VAT: ${total}`)
  expect(inProgress()).toContain('9.84 kg, ordered 10 kg')

  await page.getByRole('button', { name: `More about order ${number}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Cancel order' })).toHaveCount(0)
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download as CSV' }).click()
  expect((await downloading).suggestedFilename()).toBe(`order-${number}.csv`)
})

test('an order can be found, cancelled by keyboard with a reason, and repeated as a new basket', async ({
  enter,
}) => {
  const page = await enter('demo', phone)
  const number = await orderBeefAndMops(page)
  await open(page, '/account/orders')
  await page.getByRole('searchbox', { name: 'Find an order' }).fill(number)
  const orders = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
  await expect(orders).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Cancelled')
  await expect(page.getByRole('heading', { name: 'No orders match' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('In progress')
  await orders.getByRole('link', { name: number }).click()

  const more = page.getByRole('button', { name: `More about order ${number}` })
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Cancel order' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Cancel order ${number}` })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Closed that day')
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Closed that day')
  await expect(page.getByRole('main').getByText('Cancelled').first()).toBeVisible()

  await more.click()
  await page.getByRole('menuitem', { name: 'Repeat as a new basket' }).click()
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  await expect(basketLines(page, beef.name)).toHaveCount(1)
  await expect(basketLines(page, mopHead.name)).toHaveCount(1)
})

test('the page that thanks for an order leads to more products, and cancels the order', async ({ enter }) => {
  const page = await enter('demo', phone)
  const number = await orderBeefAndMops(page)
  await expect(page.getByRole('link', { name: 'Add more' })).toHaveAttribute('href', '/account/order-guide')
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: `Cancel order ${number}` })
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await expect(page.getByRole('main').getByText('Cancelled').first()).toBeVisible()
})
