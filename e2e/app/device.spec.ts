import { expect, type Page } from '@playwright/test'
import { unsentOperations, waitUntilSent } from '../harness/device-store.ts'
import { waitForHydration } from '../harness/open.ts'
import { basketLines, waitForBasketSave } from '../screens/basket-screen.ts'
import { add, butter, mopHead } from '../screens/shop-screen.ts'
import { queryServer, type RunningApp, restartApp, test, tokenOf } from './app-journey.ts'

const store = 'https://play.google.com/store/apps/details?id=com.example.orders'
const tooOld = (page: Page) => page.getByRole('dialog', { name: 'There is a new version' })
const callsOf = ({ phone: { calls } }: RunningApp, plugin: string, method: string) =>
  calls.filter(({ pluginId, methodName }) => pluginId === plugin && methodName === method)
const openedOutside = (app: RunningApp) =>
  callsOf(app, 'Browser', 'open').map(({ options }) => options['url'])

async function deleteBaskets(server: string, { phone }: RunningApp): Promise<void> {
  const token = tokenOf(phone)!
  const { baskets } = await queryServer(server, token, '{ baskets { id } }')
  if (baskets.length === 0) return
  const operations = baskets.map(
    ({ id }: { readonly id: string }, at: number) => `{ n: ${at + 1}, type: DELETE, basket: "${id}" }`,
  )
  await queryServer(
    server,
    token,
    `mutation { applyBasketOperations(clientId: "${crypto.randomUUID()}", operations: [${operations.join()}]) { problems { n } } }`,
  )
}

test('a version that the wholesaler forces leads to the store, or says so if there is no address', async ({
  startApp,
  provender,
}) => {
  const app = await startApp()
  const { page } = app
  const restore = provender.configure({
    'version.forced': 'true',
    'version.android': '9000',
    googlePlayDownloadUrl: '',
  })
  try {
    await page.reload()
    await expect(tooOld(page)).toContainText('Update the app in the app store of your device.')
    await expect(tooOld(page).getByRole('button')).toHaveCount(0)
    provender.configure({ googlePlayDownloadUrl: store })
    await page.reload()
    await tooOld(page).getByRole('button', { name: 'Open the app store' }).click()
    await expect.poll(() => openedOutside(app)).toEqual([store])
    await expect(tooOld(page).getByRole('button', { name: 'Open the app store' })).toBeEnabled()
  } finally {
    restore()
  }
})

test('an update that is forced loses no change of the basket that was not sent', async ({
  startApp,
  provender,
}) => {
  const app = await startApp({ login: 'demo' })
  await deleteBaskets(provender.address, app)
  await app.page.goto(mopHead.page)
  await waitForHydration(app.page)
  await app.page.context().setOffline(true)
  await add(app.page, 'Single piece')
  await expect.poll(() => unsentOperations(app.page)).toBeGreaterThan(0)
  const restore = provender.configure({ 'version.forced': 'true', 'version.android': '9002' })
  try {
    await app.page.context().setOffline(false)
    const old = await restartApp(app)
    await expect(tooOld(old.page)).toBeVisible()
    restore()
    const { page } = await restartApp(old)
    await waitUntilSent(page)
    await page.goto('/baskets/detail')
    await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue('1')
  } finally {
    restore()
  }
})

test('a version that is only offered leads to the store by a notice', async ({ startApp, provender }) => {
  const restore = provender.configure({ 'version.android': '9001', googlePlayDownloadUrl: store })
  try {
    const app = await startApp()
    const notice = app.page.getByRole('region', { name: 'Messages' })
    await expect(notice).toContainText('There is a new version of the app.')
    await notice.getByRole('button', { name: 'Open the app store' }).click()
    await expect.poll(() => openedOutside(app)).toEqual([store])
  } finally {
    restore()
  }
})

test('a touch is felt in the basket and the tab bar, unless the wholesaler has disabled it', async ({
  startApp,
  provender,
}) => {
  const app = await startApp({ login: 'demo' })
  await deleteBaskets(provender.address, app)
  await app.page.goto(butter.page)
  await waitForHydration(app.page)
  const touches = () => callsOf(app, 'Haptics', 'impact').length
  await add(app.page, 'Single piece')
  await expect.poll(touches).toBe(1)
  const home = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  await home(app.page).click()
  await expect.poll(touches).toBe(2)
  const restore = provender.configure({ hapticFeedbackEnabled: 'false' })
  try {
    const { page } = await restartApp(app)
    await page.goto(butter.page)
    await waitForBasketSave(page, () =>
      page.getByRole('main').getByRole('button', { name: 'One more' }).first().click(),
    )
    await home(page).click()
    await expect(page).toHaveURL('/')
    expect(touches()).toBe(2)
  } finally {
    restore()
  }
})

test('with a full disk the app starts, and a change of the basket reaches the server', async ({
  startApp,
  provender,
}) => {
  const app = await startApp({ login: 'demo' })
  await deleteBaskets(provender.address, app)
  await app.page.context().addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  const { page } = await restartApp(app)
  await page.goto(mopHead.page)
  await waitForHydration(page)
  await waitForBasketSave(page, () => add(page, 'Single piece'))
  await page.goto('/baskets/detail')
  await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue('1')
})
