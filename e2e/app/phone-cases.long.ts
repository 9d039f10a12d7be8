import { expect, type Page } from '@playwright/test'
import { open } from '../harness/open.ts'
import {
  basketLines,
  chooseFromMenu,
  deleteBaskets,
  fillBasket,
  waitForBasketSave,
} from '../screens/basket-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { add, butter, mopHead } from '../screens/shop-screen.ts'
import { isAccepted, restartApp, test, tokenOf } from './app-journey.ts'
import { callsOf, openedOutside } from './fake-phone.ts'

const store = 'https://play.google.com/store/apps/details?id=com.example.orders'
const homeTab = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
const addressField = (page: Page) => page.getByRole('textbox', { name: 'Address of the shop' })

test('an optional version shows a notice that leads to the store', async ({ startApp, provender }) => {
  const restore = provender.configure({ 'version.android': '9001', googlePlayDownloadUrl: store })
  try {
    const app = await startApp({ isOwn: true })
    const notice = app.page.getByRole('region', { name: 'Messages' })
    await expect(notice).toContainText('There is a new version of the app.')
    await notice.getByRole('button', { name: 'Open the app store' }).click()
    await expect.poll(() => openedOutside(app.phone)).toEqual([store])
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
  const app = await startApp({ user: 'demo' })
  await open(app.page, butter.page)
  const touches = () => callsOf(app.phone, 'Haptics.impact').length
  const selections = () => callsOf(app.phone, 'Haptics.selectionChanged').length
  await add(app.page, 'Single piece')
  await expect.poll(touches).toBe(1)
  await homeTab(app.page).click()
  await expect.poll(selections).toBe(1)
  const restore = provender.configure({ hapticFeedbackEnabled: 'false' })
  try {
    const { page } = await restartApp(app)
    await page.goto(butter.page)
    await waitForBasketSave(page, () =>
      page.getByRole('main').getByRole('button', { name: 'One more' }).first().click(),
    )
    await homeTab(page).click()
    await expect(page).toHaveURL('/')
    expect([touches(), selections()]).toEqual([1, 1])
  } finally {
    restore()
  }
})

test('with a full disk the app starts, and a change of the basket reaches the server', async ({
  startApp,
  enter,
}) => {
  await deleteBaskets(await enter('demo'))
  const app = await startApp({ user: 'demo' })
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

test('the QR code of the page “App” opens the shop in the app for many wholesalers', async ({
  startApp,
  provender,
}) => {
  const { page, phone } = await startApp({ server: '', sees: [`${provender.address}/app`] })
  await page.getByRole('button', { name: 'Scan the code' }).click()
  await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible()
  expect(phone.preferences.get('server')).toBe(provender.address)
})

test('a QR code without a shop address stays in the field, with an error message', async ({ startApp }) => {
  const { page } = await startApp({ server: '', sees: ['WIFI:S:Cold store;T:WPA;P:secret;;'] })
  await page.getByRole('button', { name: 'Scan the code' }).click()
  await expect(page.getByText('Type the address of the shop, for example')).toBeVisible()
  await expect(addressField(page)).toHaveValue('WIFI:S:Cold store;T:WPA;P:secret;;')
  await expect(page.getByRole('region', { name: 'Camera' })).toHaveCount(0)
})

test('a login that the phone cannot store says so, leaves no session, and a retry works once it can', async ({
  startApp,
  provender,
}) => {
  const { page, phone } = await startApp()
  const tokens: string[] = []
  page.on('response', async (response) => {
    const { data } = (await response.json().catch(() => ({}))) as { data?: { login?: string } }
    if (data?.login) tokens.push(data.login)
  })
  await open(page, '/login')
  phone.isKeystoreBroken = true
  await logIn(page, 'rival')
  await expect(page.getByRole('alert')).toContainText('This phone could not store your login.')
  await expect.poll(() => tokens).toHaveLength(1)
  expect(await isAccepted(provender.address, tokens[0]!)).toBe(false)
  phone.isKeystoreBroken = false
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL(/login/)
  expect(tokenOf(phone)).toMatch(/^[\w-]{43}$/)
})

test('a shared basket has a link to the server', async ({ startApp, provender, enter }) => {
  await fillBasket(await enter('demo'), { [butter.id]: 1 })
  const { page, phone } = await startApp({ user: 'demo' })
  await open(page, '/baskets/detail')
  await chooseFromMenu(page, 'Share')
  await page.getByRole('dialog', { name: 'Share basket' }).getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => callsOf(phone, 'Share.share'))
    .toEqual([
      expect.objectContaining({ url: expect.stringMatching(`^${provender.address}/baskets/shared`) }),
    ])
})

test('the tab bar makes room for the keyboard', async ({ startApp }) => {
  const { page, phone } = await startApp()
  const keyboard = (event: string) => phone.emit(page, { plugin: 'Keyboard', event, data: {} })
  await expect(homeTab(page)).toBeVisible()
  await keyboard('keyboardWillShow')
  await expect(homeTab(page)).toBeHidden()
  await keyboard('keyboardWillHide')
  await expect(homeTab(page)).toBeVisible()
})

test('header and tab bar leave room for the edges of the screen', async ({ startApp }) => {
  const { page } = await startApp()
  const edges = async () => {
    const top = await page.getByRole('banner').getByRole('link').first().boundingBox()
    const bottom = await homeTab(page).boundingBox()
    return { top: top!.y, bottom: page.viewportSize()!.height - bottom!.y - bottom!.height }
  }
  const before = await edges()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } })
  await expect
    .poll(async () => {
      const after = await edges()
      return { top: after.top - before.top, bottom: after.bottom - before.bottom }
    })
    .toEqual({ top: 47, bottom: 34 })
})
