import { expect, type Page } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { routesOf } from '../harness/routes-of.ts'
import { waitForResponses, watchRequests } from '../harness/wait-until-idle.ts'
import { fillBasket } from '../screens/basket-screen.ts'
import { mainButtonOf } from '../screens/main-button-of.ts'
import { mainButtons } from '../screens/main-buttons.ts'
import { butter } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

/** Routes that redirect signed-in customers. */
const doors = ['/login', '/register', '/reset-password']
/** Pages with a bar at the bottom of the window, or with little besides their main button. */
const routesWithBars = [
  '/',
  '/onboarding',
  '/quick-order',
  '/product/$address',
  '/baskets/detail',
  '/checkout',
]

const examples: Readonly<Record<string, string>> = {
  '/product/$address': butter.page,
  '/account/orders/$number': '/account/orders/1',
  '/account/help-centre/reports/$number': '/account/help-centre/reports/1',
}

/** Navigates like a link, without reloading, to visit all pages in seconds. */
async function go(page: Page, route: string): Promise<void> {
  await page.evaluate(async (href) => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as {
      readonly __TSR_ROUTER__: { readonly navigate: (to: { readonly href: string }) => Promise<void> }
    }
    await router.navigate({ href })
  }, examples[route] ?? route)
}

async function checkMainButton(page: Page, route: string, over: string): Promise<void> {
  const expected = mainButtonOf[route] ?? ''
  const drawn = page.locator('main :is(a, button)').filter({ visible: true })
  // A button that is not found cannot be checked for being covered.
  if (expected !== '') await expect.soft(drawn.filter({ hasText: expected }).first(), route).toBeVisible()
  // A response may still change the page.
  await waitForResponses(page)
  const { found, covered } = await mainButtons(page)
  expect.soft(covered, `${route}, ${over}`).toEqual([])
  expect.soft(found.join(), `main buttons of ${route}`).toContain(expected)
}

async function checkEachRoute(page: Page, routes: readonly string[], prompt: string): Promise<void> {
  await promptOf(page, prompt).waitFor({ state: 'attached' })
  for (const route of routes) {
    await go(page, route)
    await checkMainButton(page, route, prompt)
  }
}

const promptOf = (page: Page, label: string) => page.locator(`section[aria-label="${label}"]`)

async function answer(page: Page, label: string, button: string): Promise<void> {
  const control = promptOf(page, label).getByRole('button', { name: button, includeHidden: true })
  await control.evaluate((element: HTMLElement) => element.click())
}

for (const [name, device] of [
  ['phone', { ...phone, viewport: { width: 360, height: 740 } }],
  ['desk', desktop],
] as const)
  test(`no prompt, notice or bar covers a main button at a ${name}`, async ({
    browser,
    enter,
    provender,
  }) => {
    const visitor = await browser.newPage({ ...device, baseURL: provender.address })
    watchRequests(visitor)
    await open(visitor, '/')
    await checkEachRoute(visitor, doors, 'Cookies')
    await visitor.close()

    const page = await enter('demo', device)
    // Headless browsers deny notifications. Pretend that permission has not been requested.
    await page.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { get: () => 'default' }),
    )
    await fillBasket(page, { [butter.id]: 80, 4419: 40 })
    await open(page, '/')
    const others = routesOf('shop').filter((route) => !doors.includes(route))
    await checkEachRoute(page, others, 'Cookies')
    await answer(page, 'Cookies', 'Necessary only')
    await checkEachRoute(page, routesWithBars, 'Notifications')
    await answer(page, 'Notifications', 'Not now')
    if (name === 'phone') await checkEachRoute(page, routesWithBars, 'Provender in your pocket')

    await go(page, '/baskets/detail')
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .press('Enter')
    await page.context().setOffline(true)
    await page.getByText('Offline: what you add is kept').waitFor({ state: 'attached' })
    await page.getByRole('region', { name: 'Messages' }).getByText('removed').waitFor()
    await checkMainButton(page, '/baskets/detail', 'a notice and the offline strip')
  })
