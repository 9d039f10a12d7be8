import { expect, type Page } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import {
  basketLines,
  waitForBasketSave,
  grandTotal,
  deleteBaskets,
  readTotals,
} from '../screens/basket-screen.ts'
import {
  completeForCollection,
  completeForDelivery,
  placedOrderNumber,
  placeOrderButton,
} from '../screens/checkout-screen.ts'
import { searchResultNames } from '../screens/search-screen.ts'
import { add, mopHead, offer, searchField } from '../screens/shop-screen.ts'

const orders = [
  { way: 'for delivery, on a phone', device: phone, answer: completeForDelivery, summaryTerm: /^Delivery/ },
  {
    way: 'for collection, at a desk',
    device: desktop,
    answer: (page: Page) => completeForCollection(page, 'Ayşe Kaya'),
    summaryTerm: /^Collection/,
  },
]

for (const { way, device, answer, summaryTerm } of orders)
  test(`an order ${way}, costs the same from basket to order page`, async ({ enter }) => {
    const page = await enter('demo', device)
    await deleteBaskets(page)
    await open(page, '/')
    await searchField(page).fill(mopHead.code)
    await searchResultNames(page).getByRole('link', { name: mopHead.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: mopHead.name })).toBeVisible()
    await add(page, 'Box of')
    await add(page, 'Single piece')
    const pieces = offer(page, 'Single piece')
    await pieces.getByRole('button', { name: 'One more' }).click()
    await waitForBasketSave(page, () => pieces.getByRole('button', { name: 'One more' }).click())

    await open(page, '/baskets/detail')
    const [boxes, singles] = [
      basketLines(page, mopHead.name).nth(0).getByRole('textbox', { name: 'Quantity in boxes' }),
      basketLines(page, mopHead.name).nth(1).getByRole('textbox', { name: 'Quantity in pieces' }),
    ]
    await expect(singles).toHaveValue('3')
    await boxes.fill('4')
    await waitForBasketSave(page, () => boxes.press('Enter'))
    const expected = await readTotals(page)
    expect(Object.keys(expected)).toEqual([
      'Subtotal (2 lines)',
      expect.stringMatching(/^VAT 20% on £\d+\.\d\d$/),
      grandTotal,
    ])

    await page.getByRole('link', { name: 'Checkout' }).first().click()
    await answer(page)
    expect(await readTotals(page)).toEqual(expected)
    await placeOrderButton(page).click()
    const number = await placedOrderNumber(page)
    expect(await readTotals(page)).toEqual(expected)

    await open(page, '/account/orders')
    const newest = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first()
    await expect(newest).toContainText(number)
    await expect(newest).toContainText(expected[grandTotal]!)
    await newest.getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
    expect(await readTotals(page)).toEqual(expected)
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await expect(summary.getByRole('term').filter({ hasText: summaryTerm })).toBeVisible()
    await expect(summary.getByRole('definition').filter({ hasText: 'PO 7' })).toBeVisible()

    await open(page, '/baskets/detail')
    await expect(page.getByRole('heading', { name: 'Nothing in this basket yet' })).toBeVisible()
  })
