import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { waitForWholeCatalogue, waitForStoredAnswer } from '../harness/device-store.ts'
import { faultAnswer } from '../harness/fault-answer.ts'
import { open } from '../harness/open.ts'
import { queryShop } from '../harness/query-shop.ts'
import { fillBasket, deleteBaskets } from './basket-screen.ts'
import { cards, typeCard } from './card-screen.ts'
import {
  choose,
  chooseDelivery,
  completeAfterPayment,
  enterCard,
  openStep,
  placedOrderNumber,
  placeOrderButton,
  cardSubmitButton,
} from './checkout-screen.ts'
import { logIn } from './login-screen.ts'
import { butter } from './shop-screen.ts'

/** Products above the minimum order, some with VAT, some weighed. */
const weeklyQuantities = { 1691: 80, 4419: 40, 1602: 2, 449: 1, 3660: 1 }

export const withBasket =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await fillBasket(page, weeklyQuantities)
    await open(page, address)
  }

/** A page that opens only in the tab that has completed a task. */
export const afterTask =
  (task: string, address: string) =>
  async (page: Page): Promise<void> => {
    await page.evaluate((key) => sessionStorage.setItem(key, 'true'), `done-${task}`)
    await open(page, address)
  }

export async function emptyBasket(page: Page): Promise<void> {
  await deleteBaskets(page)
  await open(page, '/baskets/detail')
}

export async function belowMinimum(page: Page): Promise<void> {
  await fillBasket(page, { [butter.id]: 2 })
  await open(page, '/checkout')
}

export async function sharedBasket(page: Page): Promise<void> {
  await fillBasket(page, weeklyQuantities)
  const { baskets } = await queryShop(page, '{ baskets { id } }')
  const { basketShareToken } = await queryShop(
    page,
    'query ($id: Uuid!) { basketShareToken(basketId: $id) }',
    {
      id: baskets[0].id,
    },
  )
  await open(page, `/baskets/shared?token=${basketShareToken}`)
}

export const atCheckout =
  (...answers: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page): Promise<void> => {
    await withBasket('/checkout')(page)
    for (const answer of answers) await answer(page)
  }

export async function forCollection(page: Page): Promise<void> {
  await choose(page, 'method', 'Click and Collect')
  await openStep(page, 'details')
  await expect(page.getByRole('group', { name: 'Time of collection' })).toBeVisible()
}

export async function forDeliveryDay(page: Page): Promise<void> {
  await choose(page, 'method', 'Delivery')
  await openStep(page, 'details')
  await expect(page.getByRole('group', { name: 'Day of delivery' })).toBeVisible()
}

export const forDelivery = chooseDelivery

export async function payByCard(page: Page): Promise<void> {
  await enterCard(page)
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible()
}

async function payWith(page: Page, number: string): Promise<void> {
  await payByCard(page)
  await typeCard(page, number)
  await cardSubmitButton(page).click()
}

export async function cardMistyped(page: Page): Promise<void> {
  await payWith(page, '4242424242424241')
  await expect(page.getByText('Incorrect number')).toBeVisible()
}

export async function forNotes(page: Page): Promise<void> {
  await choose(page, 'payment', 'Cash on delivery')
  await openStep(page, 'notes')
  await expect(page.getByRole('textbox', { name: 'Purchase order number' })).toBeVisible()
}

export async function forMarks(page: Page): Promise<void> {
  await choose(page, 'payment', 'Cash on delivery')
  await openStep(page, 'marks')
  await expect(page.getByRole('group', { name: 'Price mark option' })).toBeVisible()
}

export async function forReview(page: Page): Promise<void> {
  await choose(page, 'payment', 'Cash on delivery')
  await completeAfterPayment(page)
}

export async function placed(page: Page): Promise<void> {
  await forReview(page)
  await placeOrderButton(page).click()
  await placedOrderNumber(page)
}

const placedByCard =
  (number: string, heading: string) =>
  async (page: Page): Promise<void> => {
    await payWith(page, number)
    await completeAfterPayment(page)
    await placeOrderButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }

export const approved = placedByCard(cards.accepted, 'Thank you for your order')
export const declined = placedByCard(cards.declined, 'Payment was unsuccessful')
export const challenged = placedByCard(cards.challenged, 'Please approve your payment')

export async function openBankPage(page: Page): Promise<void> {
  await challenged(page)
  await page.getByRole('link', { name: 'Continue to your bank' }).click()
  await expect(page.getByRole('button', { name: 'Approve the payment' })).toBeVisible()
}

/** Changes the payment state in responses, for states that no card of the test gateway causes. */
const paidAs =
  (heading: string, order: object, payment: object) =>
  async (page: Page): Promise<void> => {
    await challenged(page)
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('query PlacedOrder')) return await route.fallback()
      const response = await route.fetch()
      const { data } = await response.json()
      const changed = { ...data.order, ...order, payment: { ...data.order.payment, ...payment } }
      await route.fulfill({ response, json: { data: { ...data, order: changed } } })
    })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }

export const paymentUnanswered = paidAs('Checking your payment…', {}, { state: 'STARTED' })
export const paidTooLate = paidAs(
  'Payment was unsuccessful',
  { state: 'CANCELLED' },
  { state: 'DECLINED', canPay: false },
)

export async function openOrder(page: Page): Promise<void> {
  const { orders } = await queryShop(page, '{ orders(pageSize: 1) { orders { number } } }')
  await open(page, `/account/orders/${orders.orders[0].number}`)
}

async function networkGone(page: Page): Promise<void> {
  await page.context().setOffline(true)
  // Hidden on a phone, where a page has a task to finish.
  await expect(page.getByText('Offline:').first()).toBeAttached()
}

/** Waits until this browser could open the shop offline. */
async function shopKept(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  await waitForStoredAnswer(page, 'Shell')
  await waitForWholeCatalogue(page)
}

/** Goes offline after the page has loaded. */
export const offline =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await open(page, address)
    await shopKept(page)
    // The service worker does not control the first tab.
    await open(page, address)
    await networkGone(page)
  }

/** A tab opened offline, with pages that this browser saw before. */
export const openedOffline =
  (address: string, see = async (page: Page): Promise<unknown> => await open(page, address)) =>
  async (page: Page): Promise<void> => {
    await see(page)
    await shopKept(page)
    await page.context().setOffline(true)
    await open(page, address)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  }

/** Blocks the data of the page. */
export async function failToLoad(page: Page): Promise<void> {
  // The account itself asks for orders.
  await open(page, '/account/settings')
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query Orders')) return await route.fallback()
    await route.fulfill(faultAnswer)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
}

export async function notActivated(page: Page): Promise<void> {
  await open(page, '/login')
  await logIn(page, 'new')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Account Activation Required')
}

export async function refusedLogin(page: Page): Promise<void> {
  await open(page, '/login')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@provender.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
}

export async function missingFields(page: Page): Promise<void> {
  await open(page, '/register')
  await page.getByRole('main').getByRole('button', { name: 'Apply for an account' }).click()
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeFocused()
}

export async function favourites(page: Page): Promise<void> {
  await queryShop(page, 'mutation ($ids: [Int64!]!) { addFavorites(productId: $ids) }', {
    ids: Object.keys(weeklyQuantities),
  })
  await open(page, '/account/my-favourites')
}

export async function keptCards(page: Page): Promise<void> {
  await queryShop(
    page,
    'mutation ($key: Uuid!) { savePaymentCard(key: $key, token: "SUCCEEDS") { refusal } }',
    { key: randomUUID() },
  )
  await open(page, '/account/settings/payment-cards')
}

export async function pastedOrder(page: Page): Promise<void> {
  await open(page, '/quick-order')
  await page
    .getByRole('textbox', { name: 'Paste a message, list or spreadsheet rows' })
    .fill(`2 boxes of ${butter.code}, 10 x coke 330 and 2 flying unicorns`)
  await page.getByRole('button', { name: 'Match products' }).click()
  await expect(page.getByRole('list', { name: 'Lines that were read' }).first()).toBeVisible()
}
