import { expect, type Page } from '@playwright/test'
import { storedQueryNames, waitForStoredAnswer, waitForWholeCatalogue } from '../harness/device-store.ts'
import { phone, test } from '../harness/journey.ts'
import { chooseLanguage, open } from '../harness/open.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'
import { basketLines, waitForBasketSave, fillBasket } from '../screens/basket-screen.ts'
import { butter, offer, products } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

const strip = (page: Page) => page.getByText('Offline: what you add is kept')
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const orders = (page: Page) => page.getByRole('list', { name: 'Orders' }).getByRole('listitem')

async function openPrepared(page: Page, address: string): Promise<void> {
  const prepared = page.waitForResponse(/\/prepare-offline-/)
  await open(page, address)
  await prepared
  await waitUntilIdle(page)
}

/** Lets a page have 1.5 s by its own clock, however slow the machine is, and stops the clock. */
async function spendSecondAndHalf(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  for (const stepMs of [100, 100, 100, 100, 100]) {
    await waitUntilIdle(page)
    await page.clock.runFor(stepMs)
  }
}

const losses = {
  'the network goes away': {
    lose: async (page: Page) => await page.context().setOffline(true),
    find: async (page: Page) => await page.context().setOffline(false),
  },
  'the server goes away': {
    lose: async (page: Page) => await page.route('**/*', (route) => route.abort('connectionrefused')),
    find: async (page: Page) => await page.unroute('**/*'),
  },
}

for (const [name, { lose, find }] of Object.entries(losses))
  test(`where ${name} a page seen in an earlier tab is shown, and refreshed later`, async ({ enter }) => {
    const page = await enter('demo', phone)
    await open(page, '/account/orders')
    await waitForStoredAnswer(page, 'Orders')
    await openPrepared(page, '/')
    await lose(page)
    await tab(page, 'Orders').click()
    await expect(orders(page).first()).toBeVisible()
    await expect(strip(page)).toBeVisible()

    const refetched = page.waitForResponse(
      (response) => response.request().postData()?.includes('query Orders') === true && response.ok(),
    )
    await find(page)
    await refetched
    await expect(strip(page)).toBeHidden()
  })

test('the basket is available offline on a device that has never shown it', async ({ enter }) => {
  const page = await enter('demo', phone)
  await fillBasket(page, { [butter.id]: 2 })
  await open(page, '/')
  await waitForStoredAnswer(page, 'BasketPage')
  await openPrepared(page, butter.page)
  await waitForBasketSave(page, () =>
    offer(page, 'Single piece').getByRole('button', { name: 'One more' }).click(),
  )
  await page.getByRole('link', { name: 'Provender, home' }).click()
  await expect(page).toHaveURL('/')
  await page.context().setOffline(true)
  await tab(page, 'Basket').click()
  const pieces = basketLines(page, butter.name)
  await expect(pieces.getByRole('textbox')).toHaveValue('3')
  // Only the server computes totals: they stay as last confirmed, with a note.
  await pieces.getByRole('button', { name: 'One more' }).click()
  await expect(
    page.getByText('will be updated', { exact: false }).filter({ visible: true }).first(),
  ).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 900 })
  const header = await page
    .getByRole('banner')
    .getByRole('link', { name: /^Basket/ })
    .innerText()
  const [total] = /£[\d,.]+/.exec(header) ?? []
  expect(total).toBeDefined()
  await expect(page.getByRole('complementary', { name: 'Summary' }).getByRole('definition')).toHaveText([
    total!,
  ])
})

test('pages of the next user are not shown in a tab of the previous one', async ({ enter, sessionOf }) => {
  const page = await enter('demo', phone)
  // A frozen tab or an old browser does not learn of a sign-in elsewhere.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  await openPrepared(page, '/')
  const { cookies } = await sessionOf('rival')
  await page.context().addCookies(cookies)
  const later = await page.context().newPage()
  await open(later, '/account/orders')
  await waitForStoredAnswer(later, 'Orders')
  await page.context().setOffline(true)
  await tab(page, 'Orders').click()
  await expect(page.getByRole('main')).toContainText('Not on this device yet')
  await expect(page.getByText('Offline:')).toHaveCount(1)
})

test('a page that was open for a second and a half is there offline', async ({ enter }) => {
  const page = await enter('demo', phone)
  await open(page, '/')
  await waitForStoredAnswer(page, 'Shell')
  await page.clock.install()
  await open(page, '/account/orders')
  await spendSecondAndHalf(page)
  await expect.poll(async () => await page.evaluate(storedQueryNames)).toContain('Orders')
  await page.clock.resume()
  await page.context().setOffline(true)
  await page.goto('/account/orders')
  await expect(strip(page)).toBeVisible()
  await expect(orders(page).first()).toBeVisible()
})

test('settings that this device never showed say so offline, and lead on', async ({ enter }) => {
  const page = await enter('demo', phone)
  await openPrepared(page, '/shop')
  await waitForWholeCatalogue(page)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  await page.context().setOffline(true)
  for (const path of ['/account/settings', '/account/settings/devices', '/account/settings/preferences']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText('Not on this device yet')
    await page.getByRole('main').getByRole('link', { name: 'All products' }).click()
    await expect(products(page).first()).toBeVisible()
  }
})

test('an account that this device never showed claims nothing about deliveries offline', async ({
  enter,
}) => {
  const page = await enter('demo', phone)
  await openPrepared(page, '/shop')
  await waitForWholeCatalogue(page)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  await page.context().setOffline(true)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kaya')
  await expect(page.getByRole('main')).not.toContainText('Nothing is on its way')
})

test('on a narrow phone the strip says in full how old prices are', async ({ enter, provender }) => {
  const page = await enter('demo', { ...phone, viewport: { width: 360, height: 740 } })
  for (const language of ['en', 'pl', 'tr']) {
    await chooseLanguage(page.context(), language, provender.address)
    await openPrepared(page, '/shop')
    await waitForWholeCatalogue(page)
    await page.context().setOffline(true)
    const sentences = page.getByRole('status').filter({ hasText: /\d\d:\d\d\.$/ })
    await expect(sentences).toBeVisible()
    const text = sentences.locator('> span')
    expect(await text.evaluate((span) => span.scrollWidth <= span.clientWidth)).toBe(true)
    await page.context().setOffline(false)
  }
})

test('the order guide is there offline on a device that has never shown it', async ({ enter }) => {
  const page = await enter('demo', phone)
  await openPrepared(page, '/')
  await waitForStoredAnswer(page, 'OrderGuide')
  await page.context().setOffline(true)
  await page.goto('/account/order-guide')
  await expect(strip(page)).toBeVisible()
  const usuals = page.getByRole('region', { name: 'Your usuals' }).getByRole('listitem')
  const first = usuals.filter({ has: page.getByRole('button', { name: /^Add/ }) }).first()
  const name = await first.getByRole('link').innerText()
  await page.getByRole('searchbox', { name: 'Find in your usuals' }).fill(name)
  const found = page.getByRole('list', { name: 'In your usuals' }).getByRole('listitem').first()
  await found.getByRole('button', { name: /^Add/ }).click()
  await expect(found.getByRole('textbox')).toHaveValue(/[1-9]/)
})
