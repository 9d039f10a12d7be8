import { expect, type Page } from '@playwright/test'
import { open } from '../harness/open.ts'
import { test } from '../harness/own-wholesaler.ts'
import { basketLines, waitForBasketSave, deleteBaskets } from '../screens/basket-screen.ts'
import { completeForCollection, placedOrderNumber, placeOrderButton } from '../screens/checkout-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { add, butter, offer } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

/** A product with a stock small enough to order all of it. */
const milk = '/product/milk-1602'
const ordered = 30

const quantity = (page: Page) => offer(page, 'Single piece').getByRole('textbox')

async function setQuantity(page: Page, pieces: number): Promise<void> {
  await quantity(page).fill(String(pieces))
  await waitForBasketSave(page, () => quantity(page).press('Enter'))
}

/** The available pieces: the maximum that a basket accepts. */
async function inStock(page: Page): Promise<number> {
  await deleteBaskets(page)
  await open(page, milk)
  await waitForBasketSave(page, () => add(page, 'Single piece'))
  await setQuantity(page, 900)
  await expect(quantity(page)).not.toHaveValue('900')
  return Number(await quantity(page).inputValue())
}

test('a confirmed order and its stock survive killing server and database at once', async ({
  browser,
  startOwn,
}) => {
  const provender = await startOwn(0)
  const page = await browser.newPage({ baseURL: provender.address })
  await open(page, '/login')
  await logIn(page, 'demo')
  await expect(page).toHaveURL('/')
  const before = await inStock(page)
  await setQuantity(page, ordered)
  await expect(quantity(page)).toHaveValue(String(ordered))
  await open(page, '/checkout')
  await completeForCollection(page, 'Ayşe Kaya')
  await placeOrderButton(page).click()
  const number = await placedOrderNumber(page)
  await provender.kill()

  await startOwn(Number(new URL(provender.address).port))
  await open(page, `/account/orders/${number}`)
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  expect(await inStock(page)).toBe(before - ordered)
  await page.context().close()
})

test('an addition made while the server is killed is in the basket once afterwards', async ({
  browser,
  startOwn,
}) => {
  const provender = await startOwn(0)
  const page = await browser.newPage({ baseURL: provender.address })
  await open(page, '/login')
  await logIn(page, 'demo')
  await expect(page).toHaveURL('/')
  await deleteBaskets(page)
  await open(page, butter.page)
  await waitForBasketSave(page, () => add(page, 'Single piece'))
  const pieces = offer(page, 'Single piece')
  const more = pieces.getByRole('button', { name: 'One more' })
  // The request is sent; whether the server wrote it is unknown.
  const sent = page.waitForRequest(
    (request) => request.postData()?.includes('ApplyBasketOperations') === true,
  )
  await more.click()
  await sent
  await provender.kill()
  await more.click()
  await expect(pieces.getByRole('textbox')).toHaveValue('3')

  const back = await startOwn(Number(new URL(provender.address).port))
  await waitForBasketSave(page, () => page.evaluate(() => dispatchEvent(new Event('online'))))
  await open(page, `${back.address}/baskets/detail`)
  await expect(basketLines(page, butter.name).getByRole('textbox')).toHaveValue('3')
  await page.context().close()
})
