import { type BrowserContext, expect, type Page } from '@playwright/test'
import { waitForCatalogue, readDeviceStorage, unsentOperations } from '../harness/device-store.ts'
import { test } from '../harness/journey.ts'
import { open, waitForHydration } from '../harness/open.ts'
import { queryShop } from '../harness/query-shop.ts'
import { waitUntilIdle, watchRequests } from '../harness/wait-until-idle.ts'
import { deleteBaskets } from '../screens/basket-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { message } from '../screens/quick-order-screen.ts'
import { add, butter, searchField } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

/** Signs in with a separate session, so that signing out ends no session of other tests. */
async function signIn(page: Page): Promise<void> {
  watchRequests(page)
  await open(page, '/login')
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await logIn(page, 'rival')
  await expect(page).toHaveURL('/')
}

async function logOut(page: Page): Promise<void> {
  await open(page, '/account')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
}

/** The browser has no session any more, and no tab logged out. */
async function endSession(context: BrowserContext): Promise<void> {
  for (const name of ['auth-token', 'logged', 'fb-token']) await context.clearCookies({ name })
}

const isVisitor = (page: Page) => expect(page.getByRole('link', { name: /^Log ?in/ }).first()).toBeVisible()

test('signing out deletes all personal data on the device', async ({ page }) => {
  await signIn(page)
  const { data } = await (
    await page.request.post('/graphql', {
      headers: { deviceid: 'journeys' },
      data: { query: '{ user { name email companyName firebaseUserUID } }' },
    })
  ).json()
  const traces: readonly string[] = [
    ...Object.values<string>(data.user),
    'lemongrass paste',
    'by the back door',
    'under the pallet',
  ]
  await searchField(page).fill('lemongrass paste')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL(/\/shop\?q=/)
  await expect.poll(() => readDeviceStorage(page)).toContain('lemongrass paste')
  await open(page, '/quick-order')
  await page
    .getByRole('textbox', { name: 'Paste a message, list or spreadsheet rows' })
    .fill('3 boxes, please leave them by the back door')
  await open(page, '/account/help-centre/report')
  await page.getByRole('textbox', { name: 'What happened?' }).fill('It came squashed under the pallet')
  await open(page, '/account/orders')
  await waitForCatalogue(page)
  const before = await readDeviceStorage(page)
  expect(traces.filter((trace) => before.includes(trace))).toEqual(expect.arrayContaining(traces.slice(-3)))

  await logOut(page)
  await isVisitor(page)
  const after = await readDeviceStorage(page)
  expect(traces.filter((trace) => after.includes(trace))).toEqual([])
})

test('open tabs switch to the user who signs in next, and delete what the former one typed', async ({
  page,
  context,
}) => {
  const typed = '3 boxes, please leave them by the back door'
  await signIn(page)
  await open(page, '/quick-order')
  await message(page).fill(typed)
  await expect.poll(() => readDeviceStorage(page)).toContain(typed)
  await waitUntilIdle(page)
  // The tab does not learn of the other user from the server.
  await page.route(/graphql|[/]catalogue[/]/, (route) => route.abort('connectionrefused'))
  const next = await context.newPage()
  watchRequests(next)
  await endSession(context)
  await open(next, '/login')
  await logIn(next, 'demo')
  await expect(next).toHaveURL('/')
  const { user } = await queryShop(next, '{ user { companyName } }')
  await expect(page.getByRole('banner')).toContainText(user.companyName)
  await expect.poll(() => readDeviceStorage(page)).not.toContain(typed)
  await waitForHydration(page)
  await expect(message(page)).toHaveValue('')
})

test('a logout ends the other tabs, and deletes what was typed in them before the login and after it', async ({
  page,
  context,
}) => {
  const typed = ['Do you deliver on Sundays?', '3 boxes, please leave them by the back door'] as const
  await open(page, '/contact-us')
  await page.getByRole('main').getByRole('textbox', { name: 'Message' }).fill(typed[0])
  await expect.poll(() => readDeviceStorage(page)).toContain(typed[0])
  await signIn(page)
  await open(page, '/quick-order')
  await message(page).fill(typed[1])
  await expect.poll(() => readDeviceStorage(page)).toContain(typed[1])
  await waitUntilIdle(page)
  const next = await context.newPage()
  await logOut(next)
  await isVisitor(next)
  await isVisitor(page)
  for (const text of typed) await expect.poll(() => readDeviceStorage(page)).not.toContain(text)
})

test('unsent changes of a user whose session ended wait for that user while another one signs in', async ({
  page,
  context,
  enter,
}) => {
  await deleteBaskets(await enter('demo'))
  await signIn(page)
  await deleteBaskets(page)
  await open(page, butter.page)
  await waitUntilIdle(page)
  let isAway = true
  await page.route(/graphql|[/]catalogue[/]/, (route) =>
    isAway ? route.abort('connectionrefused') : route.fallback(),
  )
  await add(page, 'Single piece')
  await expect.poll(() => unsentOperations(page)).toBeGreaterThan(0)
  await endSession(context)
  const next = await context.newPage()
  watchRequests(next)
  await open(next, '/login')
  await logIn(next, 'demo')
  await expect(next).toHaveURL('/')
  isAway = false
  // The tab comes back, and the server can be reached.
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  const { user } = await queryShop(next, '{ user { companyName } }')
  await expect(page.getByRole('banner')).toContainText(user.companyName)
  expect(await unsentOperations(page)).toBeGreaterThan(0)
  const { basketList } = await queryShop(next, '{ basketList { baskets { products { product } } } }')
  expect(basketList.baskets.flatMap(({ products }: { products: unknown[] }) => products)).toEqual([])
})

test('signing out asks before it discards unsent changes', async ({ page }) => {
  await signIn(page)
  await deleteBaskets(page)
  await open(page, butter.page)
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('ApplyBasketOperations') === true
      ? route.abort('connectionrefused')
      : route.fallback(),
  )
  await add(page, 'Single piece')
  await expect.poll(() => unsentOperations(page)).toBeGreaterThan(0)
  await logOut(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('If you log out now, they are lost.')
  await main.getByRole('button', { name: 'Stay logged in' }).click()
  expect(await unsentOperations(page)).toBeGreaterThan(0)

  await main.getByRole('button', { name: 'Log out' }).click()
  await main.getByRole('button', { name: 'Log out anyway' }).click()
  await isVisitor(page)
  expect(await unsentOperations(page)).toBe(0)
})
