import { expect, type Page } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { waitForBasketSave, deleteBaskets } from '../screens/basket-screen.ts'
import { cards, typeCard } from '../screens/card-screen.ts'
import {
  choose,
  chooseDelivery,
  completeAfterPayment,
  enterCard,
  placedOrderNumber,
  placeOrderButton,
  cardSubmitButton,
} from '../screens/checkout-screen.ts'
import { add, butter } from '../screens/shop-screen.ts'

/** At the payment step, with a basket above the minimum order. */
async function openPayment(page: Page): Promise<void> {
  await deleteBaskets(page)
  await open(page, butter.page)
  await waitForBasketSave(page, () => add(page, 'Box of'))
  await open(page, '/baskets/detail')
  const boxes = page.getByRole('textbox', { name: 'Quantity in boxes' })
  await boxes.fill('4')
  await waitForBasketSave(page, () => boxes.press('Enter'))
  await open(page, '/checkout')
  await chooseDelivery(page)
}

async function orderWith(page: Page, number: string): Promise<void> {
  await typeCard(page, number)
  await cardSubmitButton(page).click()
  await completeAfterPayment(page)
  await placeOrderButton(page).click()
}

function paymentShown(page: Page) {
  return page
    .getByRole('complementary', { name: 'Summary' })
    .getByRole('definition')
    .filter({ hasText: /Authorised|Payment failed|Not paid/ })
}

test('a declined card shows a message, another one pays, and no card number leaves the browser', async ({
  enter,
}) => {
  const page = await enter('demo', phone)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''))
  await openPayment(page)
  await enterCard(page)
  await cardSubmitButton(page).click()
  await expect(page.getByText('Required')).toHaveCount(3)
  await typeCard(page, '4242424242424241')
  await cardSubmitButton(page).click()
  await expect(page.getByText('Incorrect number')).toBeVisible()
  await orderWith(page, cards.declined)
  await expect(page.getByRole('heading', { level: 1, name: 'Payment was unsuccessful' })).toBeVisible()
  await expect(page.getByText('Your payment method was declined.')).toBeVisible()
  await page.reload()
  await typeCard(page, cards.accepted)
  await page.getByRole('button', { name: /^Pay £\d+\.\d\d inc VAT$/ }).click()
  await placedOrderNumber(page)
  await expect(paymentShown(page)).toHaveText('Authorised · Visa ending in 4242')
  const traffic = sent.join('\n')
  expect(traffic).toContain('SUCCEEDS')
  for (const number of [cards.accepted, cards.declined])
    expect(traffic.replace(/[\s+-]|%20/g, '')).not.toContain(number)
})

test('a card that needs approval pays once it is approved', async ({ enter }) => {
  const page = await enter('demo', desktop)
  await openPayment(page)
  await enterCard(page)
  await orderWith(page, cards.challenged)
  await expect(page.getByRole('heading', { level: 1, name: 'Please approve your payment' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue to your bank' }).click()
  await page.getByRole('button', { name: 'Approve the payment' }).click()
  const number = await placedOrderNumber(page)
  await expect(paymentShown(page)).toHaveText('Authorised · Visa ending in 3184')
  await page.goBack()
  await open(page, `/account/orders/${number}`)
  await expect(paymentShown(page)).toHaveText('Authorised · Visa ending in 3184')
})

test('another card pays instead of one that waits for approval', async ({ enter }) => {
  const page = await enter('demo', phone)
  await openPayment(page)
  await enterCard(page)
  await orderWith(page, cards.challenged)
  await expect(page.getByRole('heading', { level: 1, name: 'Please approve your payment' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay with another card' }).click()
  await typeCard(page, cards.accepted)
  await page.getByRole('button', { name: /^Pay £\d+\.\d\d inc VAT$/ }).click()
  await placedOrderNumber(page)
  await expect(paymentShown(page)).toHaveText('Authorised · Visa ending in 4242')
})

test('a saved card pays without typing until it is removed', async ({ enter }) => {
  const page = await enter('demo', desktop)
  await open(page, '/account/settings/payment-cards')
  await page.getByRole('button', { name: 'Add a card' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a card' })
  await typeCard(page, cards.declined)
  await adding.getByRole('button', { name: 'Add card' }).click()
  await expect(adding.getByText('Your payment method was declined.')).toBeVisible()
  await typeCard(page, cards.saved)
  await adding.getByRole('button', { name: 'Add card' }).click()
  const savedCards = page.getByRole('list', { name: 'My payment cards' }).getByRole('listitem')
  await expect(savedCards.filter({ hasText: 'Mastercard ending in 4444' })).toContainText('Primary')
  await expect(savedCards.filter({ hasText: 'Expires 11/2029' })).toBeVisible()

  await page.getByRole('button', { name: 'Update, Mastercard ending in 4444' }).click()
  const updating = page.getByRole('dialog', { name: 'Update Mastercard ending in 4444' })
  await updating.getByRole('textbox', { name: 'Expiry date' }).fill('0124')
  await updating.getByRole('button', { name: 'Save' }).click()
  await expect(updating.getByText('Required')).toBeVisible()
  await expect(updating.getByText('Expiry date is invalid.')).toBeVisible()
  await updating.getByRole('textbox', { name: 'Name on the card' }).fill('Ada Lovelace')
  await updating.getByRole('textbox', { name: 'Expiry date' }).fill('0344')
  await updating.getByRole('button', { name: 'Save' }).click()
  await expect(savedCards.filter({ hasText: 'Ada Lovelace · Expires 03/2044' })).toBeVisible()

  await openPayment(page)
  await choose(page, 'payment', 'Mastercard ending in 4444')
  await completeAfterPayment(page)
  await placeOrderButton(page).click()
  await placedOrderNumber(page)
  await expect(paymentShown(page)).toHaveText('Authorised · Mastercard ending in 4444')

  await open(page, '/account/settings/payment-cards')
  await page.getByRole('button', { name: 'Remove, Mastercard ending in 4444' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible()
})
