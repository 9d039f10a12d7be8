import { expect, type Page } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { waitForBasketSave, deleteBaskets } from '../screens/basket-screen.ts'
import { completeForDelivery, placedOrderNumber, placeOrderButton } from '../screens/checkout-screen.ts'
import { add, butter } from '../screens/shop-screen.ts'

function isOrder(postData: string | null): boolean {
  return postData?.includes('mutation PlaceOrder') === true
}

async function orderCount(page: Page): Promise<number> {
  await open(page, '/account/orders')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  return Number(/(\d+) orders?/.exec(heading)?.[1])
}

/** At the last step of checkout, with a basket above the minimum order. */
async function readyToOrder(page: Page): Promise<void> {
  await deleteBaskets(page)
  await open(page, butter.page)
  await waitForBasketSave(page, () => add(page, 'Box of'))
  await open(page, '/baskets/detail')
  const boxes = page.getByRole('textbox', { name: 'Quantity in boxes' })
  await boxes.fill('4')
  await waitForBasketSave(page, () => boxes.press('Enter'))
  await open(page, '/checkout')
  await completeForDelivery(page)
}

test('pressing "Place order" twice orders once', async ({ enter }) => {
  const page = await enter('demo')
  const before = await orderCount(page)
  await readyToOrder(page)
  await placeOrderButton(page).dblclick()
  const number = await placedOrderNumber(page)
  expect(await orderCount(page)).toBe(before + 1)
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first()).toContainText(number)
})

test('an order whose response was lost is placed once and shown to the customer', async ({ enter }) => {
  const page = await enter('demo')
  const before = await orderCount(page)
  await readyToOrder(page)
  let lost = 0
  await page.route('**/graphql', async (route) => {
    if (!isOrder(route.request().postData())) return await route.continue()
    await route.fetch()
    if (lost > 0) return await route.continue()
    lost += 1
    await route.abort('connectionreset')
  })
  await placeOrderButton(page).click()
  await expect(page.getByText('Checking')).toBeVisible()
  await placedOrderNumber(page)
  expect(lost).toBe(1)
  expect(await orderCount(page)).toBe(before + 1)
})

test('an order in progress during a reload is placed once', async ({ enter }) => {
  const page = await enter('demo')
  const before = await orderCount(page)
  await readyToOrder(page)
  await page.route('**/graphql', async (route) => {
    if (isOrder(route.request().postData())) await route.fetch()
    await (isOrder(route.request().postData()) ? route.abort('connectionreset') : route.continue())
  })
  await placeOrderButton(page).click()
  await expect(page.getByText('Checking')).toBeVisible()
  await page.unroute('**/graphql')
  await page.reload()
  await placedOrderNumber(page)
  expect(await orderCount(page)).toBe(before + 1)
})
