import { expect } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { fillBasket, repeatLines } from '../screens/basket-screen.ts'
import {
  checkoutLink,
  checkoutStep,
  choose,
  chooseFirstDay,
  completeForCollection,
  completeForDelivery,
  enterCard,
  openStep,
  placedOrderNumber,
  placeOrderButton,
} from '../screens/checkout-screen.ts'
import { butter } from '../screens/shop-screen.ts'

const enough = { [butter.id]: 100 }

for (const [name, device] of [
  ['on a phone', phone],
  ['at a desk', desktop],
] as const)
  test(`an order as last time takes two presses from the basket ${name}, also after a PO number`, async ({
    enter,
  }) => {
    const page = await enter('demo', device)
    await fillBasket(page, enough)
    await open(page, '/checkout')
    await completeForDelivery(page)
    await placeOrderButton(page).click()
    await placedOrderNumber(page)

    await fillBasket(page, enough)
    await open(page, '/baskets/detail')
    await checkoutLink(page).click()
    // The day stays in the address, so that a reload after its cut-off says that it was missed.
    await expect(page).toHaveURL(/\/checkout\?basket=[\w-]+&method=delivery&date=\d{4}-\d\d-\d\d$/)
    await placeOrderButton(page).click()
    const number = await placedOrderNumber(page)
    await open(page, `/account/orders/${number}`)
    // The number of the last order belongs to that order only.
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await expect(summary).toContainText('Cash on delivery')
    await expect(summary).not.toContainText('PO 7')
  })

test('an option answers and closes its step, Keep closes it unchanged, and the focus stays there', async ({
  enter,
}) => {
  const page = await enter('demo', desktop)
  await fillBasket(page, enough)
  await open(page, '/checkout')
  await completeForDelivery(page)
  const { step, change } = checkoutStep(page, 'payment')
  await change.focus()
  await page.keyboard.press('Enter')
  await expect(step).toHaveAttribute('aria-current', 'step')
  await expect(step.getByRole('button', { name: /^Cash on delivery/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await step.getByRole('button', { name: /^Keep,/ }).click()
  await expect(change).toBeFocused()
  await expect(step).toContainText('Cash on delivery')

  await change.click()
  await step.getByRole('button', { name: /^On account/ }).click()
  await expect(change).toBeFocused()
  await expect(step).toContainText('On account')
  await page.reload()
  await expect(step).toContainText('On account')
  await expect(placeOrderButton(page)).toBeEnabled()
  await choose(page, 'marks', 'No preference')
  await expect(checkoutStep(page, 'marks').step).toContainText('No preference')
})

test('a first order asks only for the day and the payment, and the button leads there', async ({ enter }) => {
  const page = await enter('demo', phone)
  await fillBasket(page, enough)
  await open(page, '/baskets/detail')
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query CheckoutPage')) return await route.fallback()
    const response = await route.fetch()
    const { data } = await response.json()
    const checkoutQuote = { ...data.checkoutQuote, lastAnswers: null }
    await route.fulfill({ response, json: { data: { ...data, checkoutQuote } } })
  })
  await checkoutLink(page).click()
  await expect(page.getByText('2 questions to go.')).toBeVisible()
  await expect(placeOrderButton(page)).toHaveCount(0)
  await expect(checkoutStep(page, 'details').step).toHaveAttribute('aria-current', 'step')
  await page.getByRole('button', { name: 'Choose a day' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Delivery day' })).toBeFocused()
  await chooseFirstDay(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Payment type' })).toBeFocused()
  await expect(
    page.getByRole('button', { name: 'Choose how to pay' }).filter({ visible: true }),
  ).toBeVisible()
  await choose(page, 'payment', 'Cash on delivery')
  await placeOrderButton(page).click()
  await placedOrderNumber(page)
})

test('after the cut-off the next day is put in, and the button that orders names it', async ({ enter }) => {
  const page = await enter('demo', desktop)
  await fillBasket(page, enough)
  await open(page, '/checkout?method=delivery&date=2020-01-02&pay=cash&marks=any')
  const { step, change } = checkoutStep(page, 'details')
  await expect(step).toContainText('We no longer take orders for Thursday 2 January.')
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect(summary).toContainText('Instead of Thursday 2 January')
  const button = page
    .getByRole('button', { name: /^Place order for \w{3} \d+ \w{3}$/ })
    .filter({ visible: true })
  const day = (await button.innerText()).replace('Place order for ', '')
  await expect(step.getByRole('button', { name: `Deliver ${day}` })).toHaveAttribute('aria-pressed', 'true')
  await expect(change).toBeVisible()
  await button.click()
  await placedOrderNumber(page)
  const [weekday, date] = day.split(/\s/)
  await expect(summary).toContainText(new RegExp(`Delivery on ${weekday}\\w*\\s${date}\\s`))
})

test('a collection time answers and leaves its step open for the collector, and the payment stays', async ({
  enter,
}) => {
  const page = await enter('demo', phone)
  await fillBasket(page, enough)
  await open(page, '/checkout')
  await completeForDelivery(page)
  await choose(page, 'method', 'Click and Collect')
  const step = await openStep(page, 'details')
  await expect(page.getByRole('textbox', { name: 'Who is collecting?' })).not.toHaveValue('')
  await page
    .getByRole('group', { name: 'Time of collection' })
    .getByRole('radio', { disabled: false })
    .first()
    .check({ force: true })
  await expect(step.getByRole('button', { name: /^Done,/ })).toBeVisible()
  await expect(checkoutStep(page, 'payment').step).toContainText('Cash on collection')
})

test('a line whose box has changed waits for an answer, and the box that was kept is ordered', async ({
  enter,
}) => {
  const page = await enter('demo', phone)
  await fillBasket(page, enough)
  await repeatLines(page, [{ product: butter.id, quantity: 4, unit: '2', piecesPerBox: 10 }])
  await open(page, '/checkout')
  await expect(placeOrderButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the line' }).filter({ visible: true }).click()
  const order = page.getByRole('region', { name: 'Your order' })
  await expect(order.getByRole('heading', { name: 'Boxes have changed' })).toBeInViewport()
  await expect(order.getByRole('checkbox')).toHaveAccessibleName(/A box now has \d+ pieces, not 10\./)
  await order.getByRole('button', { name: 'Keep the selected products' }).click()
  await placeOrderButton(page).click()
  await placedOrderNumber(page)
})

test('a choice that is begun is not ordered over: the old answer waits until it is kept', async ({
  enter,
}) => {
  const page = await enter('demo', desktop)
  await fillBasket(page, enough)
  await open(page, '/checkout')
  await completeForDelivery(page)
  await enterCard(page)
  await expect(placeOrderButton(page)).toHaveCount(0)
  const { step } = checkoutStep(page, 'payment')
  await step.getByRole('button', { name: /^Keep,/ }).click()
  await expect(step).toContainText('Cash on delivery')
  await expect(placeOrderButton(page)).toBeEnabled()

  await completeForCollection(page, 'Elif Kaya')
  await openStep(page, 'details')
  const days = page.getByRole('group', { name: 'Day of collection' }).getByRole('button')
  await days.and(page.locator('[aria-pressed="false"]:enabled')).last().click()
  await expect(placeOrderButton(page)).toHaveCount(0)
  await checkoutStep(page, 'details')
    .step.getByRole('button', { name: /^Done,/ })
    .click()
  await expect(placeOrderButton(page)).toBeEnabled()
})
