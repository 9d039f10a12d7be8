import { expect, type Page } from '@playwright/test'
import { butter, products } from '../screens/shop-screen.ts'
import { restartApp, test } from './app-journey.ts'
import { callsOf, openedOutside } from './fake-phone.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const link = (url: string) => ({ plugin: 'App', event: 'appUrlOpen', data: { url } })
const tap = (data: object) => ({
  plugin: 'PushNotifications',
  event: 'pushNotificationActionPerformed',
  data: { actionId: 'tap', notification: { id: '1', data } },
})
const pressBack = { plugin: 'App', event: 'backButton', data: { canGoBack: false } }

test('a tapped message opens its product or page, and says so if the product is gone', async ({
  startApp,
}) => {
  const app = await startApp()
  await app.phone.emit(app.page, tap({ product_id: butter.id, title: 'Back in stock' }))
  await expect(heading(app.page)).toHaveText(butter.name)
  await app.phone.emit(app.page, tap({ path: '/shop?promotion=true' }))
  await expect(app.page).toHaveURL('/shop?promotion=true')
  await expect(products(app.page).first()).toBeVisible()
  await app.phone.emit(app.page, tap({ product_id: '999999999' }))
  await expect(heading(app.page)).toContainText("couldn't find the page")
  await app.page.getByRole('main').getByRole('link', { name: 'All products' }).click()
  await expect(products(app.page).first()).toBeVisible()

  await app.phone.emitAtStart(tap({ product_id: butter.id }))
  const { page } = await restartApp(app)
  await expect(heading(page)).toHaveText(butter.name)
})

test('a link opens its page in the app, and a file of the server in the browser', async ({
  startApp,
  provender: { address },
}) => {
  const { page, phone } = await startApp()
  await phone.emit(page, link(address + butter.page))
  await expect(heading(page)).toHaveText(butter.name)
  for (const url of [
    'https://evil.example/shop',
    `${address}/checkout/pay/done`,
    `${address}/documents/INV-1.pdf?copy=1`,
  ])
    await phone.emit(page, link(url))
  await expect.poll(() => openedOutside(phone)).toEqual([`${address}/documents/INV-1.pdf?copy=1`])
  await expect(page).toHaveURL(new RegExp(`-${butter.id}$`))
  await expect(heading(page)).toHaveText(butter.name)
})

test('a link that starts the app opens its page once', async ({ startApp, provender: { address } }) => {
  const app = await startApp()
  const { phone } = app
  phone.launchUrl = address + butter.page
  await phone.emitAtStart(link(phone.launchUrl))
  const { page } = await restartApp(app)
  await expect(heading(page)).toHaveText(butter.name)
  // Below it lie the first page of its tab, and that of the app.
  await phone.emit(page, pressBack)
  await expect(page).toHaveURL('/search')
  await phone.emit(page, pressBack)
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await phone.emit(page, link(phone.launchUrl))
  await expect(heading(page)).toHaveText(butter.name)
})

test('the back button closes what is open, then goes back, then leaves the app', async ({
  startApp,
  provender: { address },
}) => {
  const { page, phone } = await startApp()
  const menu = page.getByRole('dialog', { name: 'Filters' })
  await phone.emit(page, link(`${address}/shop`))
  await expect(page).toHaveURL('/shop')
  await products(page).first().waitFor()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(menu).toBeVisible()
  await phone.emit(page, pressBack)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/shop')
  await phone.emit(page, pressBack)
  await expect(page).toHaveURL('/search')
  await phone.emit(page, pressBack)
  await expect(page).toHaveURL('/')
  expect(callsOf(phone, 'App.minimizeApp')).toEqual([])
  await phone.emit(page, pressBack)
  await expect.poll(() => callsOf(phone, 'App.minimizeApp')).toHaveLength(1)
})
