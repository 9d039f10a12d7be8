import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { blockDatabases } from '../harness/device-store.ts'
import { phone } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { test } from '../harness/own-wholesaler.ts'
import { queryShop } from '../harness/query-shop.ts'
import type { RunningProvender } from '../harness/start-provender.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'
import { basketLines, waitForBasketSave, fillBasket, deleteBaskets } from '../screens/basket-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { add, butter, offer } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

async function addThree(page: Page): Promise<void> {
  await add(page, 'Single piece')
  const pieces = offer(page, 'Single piece')
  await pieces.getByRole('button', { name: 'One more' }).click()
  await pieces.getByRole('button', { name: 'One more' }).click()
  await expect(pieces.getByRole('textbox')).toHaveValue('3')
}

/** Changes the e-mail address of the user of a page, with the link that is sent to the new address. */
async function changeEmail(page: Page, provender: RunningProvender, email: string): Promise<void> {
  await queryShop(
    page,
    'mutation ($email: String!, $password: String!) { requestEmailChange(email: $email, password: $password) }',
    { email, password: 'provender-demo' },
  )
  const token = () => /\/settings\/email\/confirm#([\w.-]+)/.exec(provender.emails().join('\n'))?.[1]
  await expect.poll(token).toBeDefined()
  await queryShop(page, 'mutation ($token: String!) { confirmEmailChange(token: $token) }', {
    token: token(),
  })
  expect((await queryShop(page, '{ user { email } }')).user.email).toBe(email)
}

async function threeAreInTheBasket(page: Page): Promise<void> {
  await open(page, '/baskets/detail')
  await expect(basketLines(page, butter.name).getByRole('textbox')).toHaveValue('3')
}

for (const byItself of [true, false])
  test(`controls stay in place when the network goes and returns, ${byItself ? 'by the browser' : 'by the shop'}`, async ({
    enter,
  }) => {
    const page = await enter('demo', phone)
    await page.addInitScript((isAnchoring) => {
      if (isAnchoring) return
      const { supports } = CSS
      const without = (...condition: [string, string]) =>
        condition[0] !== 'overflow-anchor' && supports(...condition)
      CSS.supports = without as typeof supports
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.overflowAnchor = 'none'
      })
    }, byItself)
    await open(page, '/shop')
    await waitUntilIdle(page)
    await page.evaluate(() => scrollTo(0, 700))
    const strip = page.getByText('Offline: what you add is kept')
    const card = page.getByRole('list', { name: 'Products' }).getByRole('listitem').nth(4)
    const cardTop = async () => Math.round((await card.boundingBox())!.y)
    const before = await cardTop()
    for (const isOffline of [true, false]) {
      await page.context().setOffline(isOffline)
      await expect(strip).toHaveCount(isOffline ? 1 : 0)
      // The browser adjusts the scroll position when it paints.
      await expect.poll(cardTop).toBe(before)
    }
  })

test('the shop caches its files only after user input ends', async ({ enter }) => {
  const page = await enter('demo')
  await page.addInitScript(() => {
    const pressing = setInterval(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })), 100)
    addEventListener('click', () => clearInterval(pressing))
  })
  const beginnings = page.waitForResponse(/\/prepare-offline-/)
  await open(page, '/')
  await beginnings
  const isKeeping = () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()))
  const pressed = performance.now()
  await expect.poll(() => performance.now() - pressed).toBeGreaterThan(2500)
  expect(await isKeeping()).toBe(false)
  await page.getByRole('main').click({ position: { x: 1, y: 1 } })
  await expect.poll(isKeeping).toBe(true)
})

test('the next tab sends offline additions of a closed one', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, butter.page)
  await page.context().setOffline(true)
  await addThree(page)
  await page.close()
  await page.context().setOffline(false)
  const next = await page.context().newPage()
  await waitForBasketSave(next, () => open(next, '/'))
  await threeAreInTheBasket(next)
})

test('the next tab sends offline additions of a user who has a new e-mail address', async ({
  browser,
  startOwn,
}) => {
  // On its own server, because other journeys sign in with the address.
  const provender = await startOwn(0)
  const signIn = async (device?: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext({ baseURL: provender.address, ...device })
    const page = await context.newPage()
    await open(page, '/login')
    await logIn(page, 'demo')
    await expect(page).toHaveURL(/\/(onboarding)?$/)
    return page
  }
  const [page, desktop] = [await signIn(phone), await signIn()]
  await deleteBaskets(page)
  await open(page, butter.page)
  await page.context().setOffline(true)
  await addThree(page)
  await page.close()
  await changeEmail(desktop, provender, 'deniz@corner.example')
  await page.context().setOffline(false)
  const next = await page.context().newPage()
  await waitForBasketSave(next, () => open(next, '/'))
  await threeAreInTheBasket(next)
})

test('without browser storage the basket works, with a note that nothing is stored', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await blockDatabases(page)
  await open(page, butter.page)
  await waitForBasketSave(page, () => addThree(page))
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'This device cannot store your changes.',
  )
  await threeAreInTheBasket(page)
})

test('additions to a basket that a colleague deleted go into a new one, with a message', async ({
  enter,
}) => {
  const [desktop, store] = [await enter('demo'), await enter('till')]
  await fillBasket(desktop, { [butter.id]: 2 })
  await open(store, butter.page)
  await waitUntilIdle(store)
  await store.context().setOffline(true)
  await offer(store, 'Single piece').getByRole('button', { name: 'One more' }).click()
  await deleteBaskets(desktop)
  await waitForBasketSave(store, () => store.context().setOffline(false))
  await expect(store.getByRole('region', { name: 'Messages' })).toContainText(
    'Weekly was deleted on another device.',
  )
  await open(desktop, '/baskets/detail')
  await expect(desktop.getByRole('heading', { level: 1, name: 'Weekly' })).toBeVisible()
  await expect(basketLines(desktop, butter.name).getByRole('textbox')).toHaveValue('1')
})
