import { expect, type Page } from '@playwright/test'
import { desk, phone, test } from './journey.ts'
import { coveredButtons } from './main-buttons.ts'
import { acceptCookies, open } from './open.ts'
import { withBasket } from './screen-states.ts'
import { shopRoutes } from './shop-routes.ts'
import { butter } from './shop-screen.ts'

const phoneWindow = { width: 360, height: 740 }
const parts: Readonly<Record<string, string>> = {
  '/product/$address': butter.page,
  '/account/orders/$number': '/account/orders/1',
  '/account/help-centre/reports/$number': '/account/help-centre/reports/1',
}
const addresses = shopRoutes().map((route) => parts[route] ?? route)
/** What a visitor is not sent to the login page for. */
const publicAddresses = addresses.filter(
  (address) => !/^\/(account|baskets|checkout|quick-order)/.test(address),
)

/** The headless browser never asks: here it has not been asked yet. */
async function neverAsked(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }))
  // Pictures keep their room without their bytes.
  await page.route('**/pictures/**', (route) => route.abort())
}

async function press(page: Page, prompt: string, button: string): Promise<void> {
  await page
    .locator(`section[aria-label="${prompt}"] button`)
    .filter({ hasText: button })
    .evaluate((element: HTMLElement) => element.click())
}

async function forgetAnswers(page: Page): Promise<void> {
  for (const name of ['cookie-permission', 'app-banner', 'notification-permission'])
    await page.context().clearCookies({ name })
}

async function look(page: Page, address: string, prompt: string): Promise<void> {
  await page.locator(`section[aria-label="${prompt}"]`).waitFor({ state: 'attached' })
  expect.soft(await coveredButtons(page), `${address}, ${prompt}`).toEqual([])
}

const app = 'Provender in your pocket'

test.describe.configure({ mode: 'parallel' })

test('no prompt covers a main button of a page that a visitor sees', async ({ browser, provender }) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ ...phone, baseURL: provender.address })
  const page = await context.newPage()
  await neverAsked(page)
  for (const address of publicAddresses) {
    await forgetAnswers(page)
    await page.setViewportSize(phoneWindow)
    await open(page, address)
    await look(page, address, 'Cookies')
    await page.setViewportSize(desk.viewport!)
    await look(page, `${address} at a desk`, 'Cookies')
  }
})

test('no prompt covers a main button of a page that a customer sees', async ({ enter, provender }) => {
  test.setTimeout(240_000)
  const page = await enter('demo', { ...phone, viewport: phoneWindow })
  await acceptCookies(page, provender.address)
  await neverAsked(page)
  await withBasket('/')(page)
  await look(page, '/', 'Notifications')
  await press(page, 'Notifications', 'Not now')
  await look(page, '/', app)
  for (const address of addresses) {
    await open(page, address)
    await look(page, address, app)
  }
  await page.context().clearCookies({ name: 'notification-permission' })
  for (const address of ['/onboarding', '/baskets/detail', '/checkout', butter.page]) {
    await open(page, address)
    await look(page, address, 'Notifications')
  }
})
