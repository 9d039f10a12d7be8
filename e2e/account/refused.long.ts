import { expect, type Page } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { queryShop } from '../harness/query-shop.ts'
import { fillBasket } from '../screens/basket-screen.ts'
import { typeCard, cards } from '../screens/card-screen.ts'
import {
  completeAfterPayment,
  completeForCollection,
  completeForDelivery,
  chooseDelivery,
  enterCard,
  placedOrderNumber,
  placeOrderButton,
  cardSubmitButton,
} from '../screens/checkout-screen.ts'
import { butter, mopHead } from '../screens/shop-screen.ts'

/** These tests cover many mistakes and are slow on a busy machine. */
test.slow()

const enough = { [butter.id]: 100 }
const nothingOrdered = 'Nothing was ordered.'

const refusal = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: nothingOrdered })

/** Stops live updates and new quotes, so that the page stays as it is. */
async function stopUpdates(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const requestBody = route.request().postData() ?? ''
    if (/subscription Live|query CheckoutPage|query Baskets/.test(requestBody)) await route.abort()
    else await route.fallback()
  })
}

async function orderCount(page: Page): Promise<number> {
  return (await queryShop(page, '{ orders { total } }')).orders.total
}

/** Ready to place the order, with a page that no longer changes. */
async function readyToOrder(page: Page): Promise<void> {
  await fillBasket(page, enough)
  await open(page, '/checkout')
  await completeForDelivery(page)
  await stopUpdates(page)
}

const addLine = `mutation ($id: Int64!) { addBasketProduct(productId: $id, quantity: 1, unit: "1") { version } }`

test('shows what cannot be ordered before the order is placed', async ({ enter }) => {
  const [page, rival] = [await enter('demo', phone), await enter('rival')]
  await fillBasket(page, { [butter.id]: 1 })
  await open(page, '/checkout')
  await expect(page.getByRole('button', { name: /^Delivery\b/ })).toBeDisabled()
  await expect(page.getByText(/You must have a minimum order amount of £\d+\.\d\d/).first()).toBeVisible()

  await fillBasket(page, enough)
  await open(page, '/checkout?method=collection&date=2099-01-01&time=23:00&pay=cash&marks=plain')
  await expect(page.getByRole('group', { name: 'Time of collection' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a time' }).filter({ visible: true })).toBeVisible()
  await expect(placeOrderButton(page)).toHaveCount(0)

  await fillBasket(rival, enough)
  const { baskets } = await queryShop(rival, '{ baskets { id } }')
  await open(page, `/checkout?basket=${baskets[0].id}`)
  await expect(page).toHaveURL(/\/baskets\/detail/)

  await fillBasket(page, {})
  await open(page, '/checkout')
  await expect(page.getByRole('heading', { name: 'Nothing to order in this basket' })).toBeVisible()
})

test('refuses an order whose quote has changed, shows the change, and accepts it on the next press', async ({
  enter,
  provender,
}) => {
  const [page, colleague, rival] = [await enter('demo', desktop), await enter('till'), await enter('rival')]
  const before = await orderCount(page)
  await readyToOrder(page)
  await queryShop(colleague, addLine, { id: mopHead.id })
  await placeOrderButton(page).click()
  await expect(refusal(page)).toContainText('Something changed while you were ordering.')
  await expect(refusal(page)).toContainText(mopHead.name)
  await expect(refusal(page)).toContainText('is in the basket now')

  const lower = provender.configure({ deliveryMinBasketTotal: '9000' })
  await placeOrderButton(page).click()
  await expect(refusal(page)).toContainText('You must have a minimum order amount of £9,000.00 + VAT.')
  lower()
  expect(await orderCount(page)).toBe(before)
  await page.unrouteAll()

  await open(page, '/checkout')
  const anyNumber = provender.configure({ maxCollectionsPerSlot: '1' })
  await completeForCollection(page, 'Ayşe Kaya')
  await stopUpdates(page)
  await fillBasket(rival, enough)
  await open(rival, '/checkout')
  // Both choose the first available time.
  await completeForCollection(rival, 'Ada Byron')
  await placeOrderButton(rival).click()
  await placedOrderNumber(rival)
  await placeOrderButton(page).click()
  await expect(refusal(page)).toContainText('This time is full. Please choose another time.')
  anyNumber()
  expect(await orderCount(page)).toBe(before)
})

test('orders and pays a basket once despite double presses, lost responses, going back and two tabs', async ({
  enter,
}) => {
  const page = await enter('demo', desktop)
  const before = await orderCount(page)
  await readyToOrder(page)
  let failuresLeft = 2
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('mutation PlaceOrder') || failuresLeft === 0)
      return await route.fallback()
    failuresLeft -= 1
    await route.fetch()
    await route.abort()
  })
  await placeOrderButton(page).dblclick()
  await expect(page.getByText('Checking your order…')).toBeVisible()
  await expect(page.getByText(/failed|unsuccessful|An error has occurred/i)).toHaveCount(0)
  await page.reload()
  const number = await placedOrderNumber(page)
  await page.reload()
  expect(await placedOrderNumber(page)).toBe(number)
  await page.goBack()
  await expect(placeOrderButton(page)).toHaveCount(0)
  expect(await orderCount(page)).toBe(before + 1)
  await page.unrouteAll()

  await fillBasket(page, enough)
  const tabs = [page, await page.context().newPage()]
  for (const each of tabs) {
    await open(each, '/checkout')
    await chooseDelivery(each)
    await enterCard(each)
    await typeCard(each, cards.accepted)
    await cardSubmitButton(each).click()
    await completeAfterPayment(each)
    await stopUpdates(each)
  }
  await Promise.all(tabs.map((each) => placeOrderButton(each).click()))
  const thanks = (each: Page) => each.getByRole('heading', { name: 'Thank you for your order' })
  const empty = (each: Page) => each.getByText('There is nothing left in this basket that can be ordered.')
  for (const each of tabs) await expect(thanks(each).or(empty(each))).toBeVisible()
  const thanked = await Promise.all(tabs.map((each) => thanks(each).count()))
  expect(thanked.filter((count) => count === 1)).toHaveLength(1)
  expect(await orderCount(page)).toBe(before + 2)
})

test('form and bank refuse an expired card, and the order waits for another card', async ({ enter }) => {
  const page = await enter('demo', phone)
  await fillBasket(page, enough)
  await open(page, '/checkout')
  await chooseDelivery(page)
  await enterCard(page)
  await typeCard(page, '4000000000000069')
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('0120')
  await cardSubmitButton(page).click()
  await expect(page.getByText('Expiry date is invalid.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('1240')
  await cardSubmitButton(page).click()
  await completeAfterPayment(page)
  await placeOrderButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment was unsuccessful' })).toBeVisible()
  await expect(page.getByText('Your payment method was declined. The card has expired.')).toBeVisible()
  await page.reload()
  await typeCard(page, cards.accepted)
  await page.getByRole('button', { name: /^Pay £\d+\.\d\d inc VAT$/ }).click()
  const number = await placedOrderNumber(page)
  await page.goBack()
  await open(page, `/account/orders/${number}`)
  await expect(page.getByRole('button', { name: /^Pay £/ })).toHaveCount(0)
})
