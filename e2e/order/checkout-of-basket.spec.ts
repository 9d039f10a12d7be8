import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { desktop, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { queryShop } from '../harness/query-shop.ts'
import { changeBaskets, chooseFromMenu, fillBasket, waitForBasketSave } from '../screens/basket-screen.ts'
import { checkoutLink, completeForDelivery, placeOrderButton } from '../screens/checkout-screen.ts'
import { butter } from '../screens/shop-screen.ts'

const enough = { [butter.id]: 100 }

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
  await expect(message).toContainText('Weekly')
  await expect(main.getByText('Nothing was ordered.')).toHaveCount(0)
  await message.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(addressOf(weekly))
  await expect(orderRegion(page)).toContainText('100 ×')
})
