import { expect, type Page } from '@playwright/test'
import { open } from '../harness/open.ts'
import { products, searchField } from '../screens/shop-screen.ts'
import { restartApp, test, tokenOf } from './app-journey.ts'

const addressField = (page: Page) => page.getByRole('textbox', { name: 'Address of the shop' })
const openButton = (page: Page) => page.getByRole('button', { name: 'Open the shop' })

test('a visitor sees the shop of a server on another origin, which sets no cookie', async ({
  startApp,
  provender,
}) => {
  const { page, phone } = await startApp()
  await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible()
  expect(phone.calls.filter(({ methodName }) => methodName === 'hide')).toHaveLength(1)
  await page.goto('/search')
  await searchField(page).fill('butter')
  await searchField(page).press('Enter')
  await expect(products(page).first()).toBeVisible()
  expect(await page.context().cookies([provender.address, 'https://localhost'])).toEqual([])
})

test('the app for many wholesalers asks for the address of a shop, and explains a wrong one', async ({
  startApp,
  provender,
}) => {
  const { page, phone } = await startApp({ server: '' })
  await openButton(page).click()
  await expect(page.getByText('Type the address of the shop')).toBeVisible()
  await addressField(page).fill('http://orders.example')
  await openButton(page).click()
  await expect(page.getByText('Type the address of the shop')).toBeVisible()
  await addressField(page).fill('http://127.0.0.1:9')
  await openButton(page).click()
  await expect(page.getByText("We can't reach a shop at this address.")).toBeVisible()
  const restore = provender.configure({ appEnabled: 'no' })
  await addressField(page).fill(provender.address)
  await openButton(page).click()
  await expect(page.getByText('This address does not serve the app.')).toBeVisible()
  restore()
  provender.configure({ appEnabled: 'yes' })
  await openButton(page).click()
  await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible()
  expect(phone.preferences.get('server')).toBe(provender.address)
})

test('an app whose server does not serve apps says so, and opens once it does', async ({
  startApp,
  provender,
}) => {
  const servesApps = async () =>
    (await fetch(`${provender.address}/healthz`, { headers: { origin: 'https://localhost' } })).headers.get(
      'access-control-allow-origin',
    ) !== null
  const restore = provender.configure({ appEnabled: 'no' })
  try {
    await expect.poll(servesApps).toBe(false)
    const { page } = await startApp({ isOwn: true })
    await expect(page.getByRole('heading', { name: 'The shop is not available in the app' })).toBeVisible()
    restore()
    await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible({ timeout: 30_000 })
    provender.configure({ appEnabled: 'no' })
    await expect.poll(servesApps).toBe(false)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Search/ })
      .click()
    await searchField(page).fill('butter')
    await searchField(page).press('Enter')
    await expect(page.getByText('The server does not answer this app: ask your wholesaler.')).toBeVisible()
  } finally {
    restore()
  }
})

test('the user of the app for many wholesalers can choose another one, and the device forgets the first', async ({
  startApp,
}) => {
  const { page, phone } = await startApp()
  await open(page, '/login')
  const change = page.getByRole('button', { name: 'Choose another wholesaler' })
  await change.click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await change.click()
  await change.click()
  await expect(page.getByRole('heading', { name: 'Who is your wholesaler?' })).toBeVisible()
  expect([...phone.preferences.keys()]).toEqual(['installed'])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await expect.poll(() => page.evaluate(async () => await indexedDB.databases())).toEqual([])
})

test('a token that the server does not know leads to the login, and nothing else is lost', async ({
  startApp,
}) => {
  const app = await startApp({ user: 'rival' })
  const [key] = [...app.phone.secrets.keys()]
  app.phone.secrets.set(key!, JSON.stringify('A'.repeat(43)))
  const { page } = await restartApp(app)
  await expect(page).toHaveURL(/\/login/)
  expect(tokenOf(app.phone)).toBeUndefined()
})
