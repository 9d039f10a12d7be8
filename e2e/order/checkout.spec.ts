import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { queryShop } from '../harness/query-shop.ts'
import {
  changeBaskets,
  chooseFromMenu,
  fillBasket,
  repeatLines,
  waitForBasketSave,
} from '../screens/basket-screen.ts'
import {
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

const checkoutLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Checkout' }).first()

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

/** The active basket Weekly with 100 pieces, and the basket Party with 77. */
async function fillTwoBaskets(page: Page): Promise<{ readonly weekly: string; readonly party: string }> {
  await fillBasket(page, enough)
  const { baskets } = await queryShop(page, '{ baskets { id } }')
  const weekly = String(baskets[0].id)
  const party = randomUUID()
  await changeBaskets(page, [
    { type: 'CREATE', basket: party, name: 'Party' },
    { type: 'ADD', product: butter.id, quantity: '77', unit: '1' },
    { type: 'ACTIVATE', basket: weekly },
  ])
  return { weekly, party }
}

/** Holds back what the page saves until the function that it returns is called. */
async function holdSaving(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('ApplyBasketOperations')) await released.promise
    await route.fallback()
  })
  return () => released.resolve()
}

const orderRegion = (page: Page) => page.getByRole('region', { name: 'Your order' })

const addressOf = (basket: string) => new RegExp(`/checkout\\?basket=${basket}`)

async function makeActive(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'All baskets' }).first().click()
  await main.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Make this one active' }).click()
}

test('the checkout keeps its basket when a colleague makes another one active, and says when it is deleted', async ({
  enter,
}) => {
  const page = await enter('demo', desktop)
  const { weekly, party } = await fillTwoBaskets(page)
  await open(page, '/checkout')
  await expect(orderRegion(page)).toContainText('100 ×')
  await expect(page).toHaveURL(addressOf(weekly))
  const requoted = page.waitForResponse(async (response) => {
    const { data } = await response.json().catch(() => ({}))
    return data?.checkoutQuote?.basket?.isActive === false
  })
  const colleague = await enter('till')
  await changeBaskets(colleague, [{ type: 'ACTIVATE', basket: party }])
  await requoted
  await expect(page).toHaveURL(addressOf(weekly))
  await expect(orderRegion(page)).toContainText('100 ×')
  await expect(orderRegion(page)).not.toContainText('77 ×')
  await changeBaskets(colleague, [{ type: 'DELETE', basket: weekly }])
  await expect(page.getByRole('heading', { name: 'This basket was deleted.' })).toBeVisible()
})

test('the basket on which Checkout was pressed is ordered, also while it is being made active', async ({
  enter,
}) => {
  const page = await enter('demo', desktop)
  const { weekly, party } = await fillTwoBaskets(page)
  await open(page, '/baskets/detail')
  await checkoutLink(page).click()
  await expect(orderRegion(page)).toContainText('100 ×')
  await page.goBack()
  await waitForBasketSave(page, () => makeActive(page, 'Party'))
  await checkoutLink(page).click()
  await expect(orderRegion(page)).toContainText('77 ×')
  await expect(page).toHaveURL(addressOf(party))

  await page.goBack()
  const save = await holdSaving(page)
  await makeActive(page, 'Weekly')
  await checkoutLink(page).click()
  await expect(orderRegion(page)).toContainText('100 ×')
  await waitForBasketSave(page, async () => save())
  await expect(page).toHaveURL(addressOf(weekly))
  await expect(orderRegion(page)).not.toContainText('77 ×')
})

test('a new basket is ordered once it is saved, and no other', async ({ enter }) => {
  const page = await enter('demo', desktop)
  await fillBasket(page, enough)
  await open(page, '/baskets/detail')
  const save = await holdSaving(page)
  await chooseFromMenu(page, 'Duplicate')
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly (copy)' })).toBeVisible()
  await checkoutLink(page).click()
  await expect(orderRegion(page)).toContainText('100 ×')
  await expect(page).toHaveURL('/checkout')
  await waitForBasketSave(page, async () => save())
  const { baskets } = await queryShop(page, '{ baskets { id isActive } }')
  const copy = baskets.find(({ isActive }: { readonly isActive: boolean }) => isActive)
  await expect(page).toHaveURL(addressOf(copy.id))
})

test('a basket that only this device has says so, and is ordered once it is saved', async ({ enter }) => {
  const page = await enter('demo', desktop)
  await fillBasket(page, enough)
  await open(page, '/baskets/detail')
  const save = await holdSaving(page)
  await chooseFromMenu(page, 'Duplicate')
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly (copy)' })).toBeVisible()
  await makeActive(page, 'Weekly')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'All baskets' }).first().click()
  await main.getByRole('link', { name: 'Weekly (copy)', exact: true }).click()
  await expect(main.getByText('This basket is only on this device so far.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Checkout' }).first()).toBeDisabled()
  save()
  await checkoutLink(page).click()
  await expect(orderRegion(page)).toContainText('100 ×')
  await expect(page).toHaveURL(/\/checkout\?basket=/)
  const { baskets } = await queryShop(page, '{ baskets { id name } }')
  const copy = baskets.find(({ name }: { readonly name: string }) => name === 'Weekly (copy)')
  await expect(page).toHaveURL(addressOf(copy.id))
})

test('why a basket was not ordered is not said above another basket', async ({ enter }) => {
  const page = await enter('demo', desktop)
  const { weekly, party } = await fillTwoBaskets(page)
  const answered = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('mutation PlaceOrder')) return await route.fallback()
    await answered.promise
    const refusal = { type: 'SLOT_FULL', products: [] }
    await route.fulfill({ json: { data: { placeOrder: { order: null, refusal, quote: null, diff: null } } } })
  })
  await open(page, `/checkout?basket=${weekly}`)
  await completeForDelivery(page)
  await placeOrderButton(page).click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Back to basket' }).last().click()
  await main.getByRole('link', { name: 'All baskets' }).first().click()
  await main.getByRole('link', { name: 'Party', exact: true }).click()
  await checkoutLink(page).click()
  await expect(page).toHaveURL(addressOf(party))
  await expect(orderRegion(page)).toContainText('77 ×')
  answered.resolve()
  const message = page.getByRole('region', { name: 'Messages' })
  await expect(message).toContainText('Nothing was ordered.')
  await expect(main.getByText('Nothing was ordered.')).toHaveCount(0)
  await message.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(addressOf(weekly))
  await expect(orderRegion(page)).toContainText('100 ×')
})
