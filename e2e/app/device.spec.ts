import { expect, type Page } from '@playwright/test'
import { unsentOperations, waitUntilSent } from '../harness/device-store.ts'
import { open } from '../harness/open.ts'
import { basketLines, deleteBaskets, waitForBasketSave } from '../screens/basket-screen.ts'
import { add, butter, mopHead } from '../screens/shop-screen.ts'
import { type RunningApp, restartApp, test } from './app-journey.ts'

const store = 'https://play.google.com/store/apps/details?id=com.example.orders'
const tooOld = (page: Page) => page.getByRole('dialog', { name: 'There is a new version' })
const callsOf = ({ phone: { calls } }: RunningApp, plugin: string, method: string) =>
  calls.filter(({ pluginId, methodName }) => pluginId === plugin && methodName === method)
const openedOutside = (app: RunningApp) =>
  callsOf(app, 'Browser', 'open').map(({ options }) => options['url'])

test('a forced version leads to the store, or shows a message if the store has no address', async ({
  startApp,
  provender,
}) => {
  const app = await startApp({ isOwn: true })
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

test('a forced update loses no unsent change of the basket', async ({ startApp, provender, enter }) => {
  await deleteBaskets(await enter('demo'))
  const app = await startApp({ login: 'demo', isOwn: true })
  await open(app.page, mopHead.page)
  await app.page.context().setOffline(true)
  await add(app.page, 'Single piece')
  await expect.poll(() => unsentOperations(app.page)).toBeGreaterThan(0)
  const restore = provender.configure({ 'version.forced': 'true', 'version.android': '9002' })
  try {
    const context = app.page.context()
    await app.page.close()
    await context.setOffline(false)
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

test('an optional version shows a notice that leads to the store', async ({ startApp, provender }) => {
  const restore = provender.configure({ 'version.android': '9001', googlePlayDownloadUrl: store })
  try {
    const app = await startApp({ isOwn: true })
    const notice = app.page.getByRole('region', { name: 'Messages' })
    await expect(notice).toContainText('There is a new version of the app.')
    await notice.getByRole('button', { name: 'Open the app store' }).click()
    await expect.poll(() => openedOutside(app)).toEqual([store])
  } finally {
    restore()
  }
})

test('the phone vibrates in the basket and the tab bar, unless the wholesaler has disabled it', async ({
  startApp,
  provender,
  enter,
}) => {
  await deleteBaskets(await enter('demo'))
  const app = await startApp({ login: 'demo' })
  await open(app.page, butter.page)
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
  enter,
}) => {
  await deleteBaskets(await enter('demo'))
  const app = await startApp({ login: 'demo' })
  await app.page.context().addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  const { page } = await restartApp(app)
  await open(page, mopHead.page)
  await waitForBasketSave(page, () => add(page, 'Single piece'))
  await page.goto('/baskets/detail')
  await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue('1')
})
