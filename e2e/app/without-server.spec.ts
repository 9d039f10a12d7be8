import { expect } from '@playwright/test'
import { unsentOperations, waitForCatalogue, waitUntilSent } from '../harness/device-store.ts'
import { waitForBasketSave } from '../screens/basket-screen.ts'
import { add, butter, products, searchField } from '../screens/shop-screen.ts'
import { isAccepted, restartApp, tokenOf, wipeDatabases } from './app-journey.ts'
import { test } from './own-server.ts'

test('without its server the app starts with what it showed last, and sends the basket when the server is back', async ({
  startOwnApp,
}) => {
  const app = await startOwnApp('demo')
  const { page, phone } = app
  await page.goto(butter.page)
  await waitForBasketSave(page, () => add(page, 'Single piece'))
  await page.goto('/')
  await waitForCatalogue(page)
  await app.storedAnswer('Home')
  await app.stopServer()

  const later = await restartApp(app)
  await expect(later.page.getByText('Offline: what you add is kept')).toBeVisible()
  await later.page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Search/ })
    .click()
  await searchField(later.page).fill('mop')
  await searchField(later.page).press('Enter')
  await products(later.page).first().getByRole('button', { name: /^Add/ }).first().click()
  await expect.poll(() => unsentOperations(later.page)).toBeGreaterThan(0)

  await wipeDatabases(later)
  expect(tokenOf(phone)).toMatch(/^[\w-]{43}$/)
  await app.startServer()
  const last = await restartApp(later)
  await waitUntilSent(last.page)
  await last.page.goto('/baskets/detail')
  await expect(last.page.getByRole('main').getByRole('textbox', { name: /^Quantity/ })).toHaveCount(2)
})

test('the first start without a server offers the telephone, and waits for the server', async ({
  startOwnApp,
}) => {
  const app = await startOwnApp(undefined, { isServerAway: true, phoneNumber: '(0113) 496 0001' })
  await expect(app.page).toHaveTitle('Provender')
  await expect(app.page.getByRole('banner')).toHaveText('Provender')
  const again = app.page.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(again).toBeVisible()
  await expect(app.page.getByRole('link', { name: 'Call (0113) 496 0001' })).toHaveAttribute(
    'href',
    'tel:01134960001',
  )
  await app.startServer()
  await expect(app.page.getByRole('heading', { name: 'Promotions' })).toBeVisible({ timeout: 30_000 })
})

test('a user whose server has moved can choose it again, and the old session ends', async ({
  startOwnApp,
}) => {
  const app = await startOwnApp('demo')
  const { phone } = app
  const server = phone.preferences.get('server')!
  const token = tokenOf(phone)!
  await app.stopServer()
  await wipeDatabases(app)
  const { page } = await restartApp(app)
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  const change = page.getByRole('button', { name: 'Choose another wholesaler' })
  await change.click()
  await expect(page.getByRole('alert')).toContainText(`stored from ${new URL(server).host}`)
  await change.click()
  const address = page.getByRole('textbox', { name: 'Address of the shop' })
  await address.fill(server)
  await address.press('Enter')
  await expect(page.getByText("We can't reach a shop at this address.")).toBeVisible()

  await app.startServer()
  expect(await isAccepted(server, token)).toBe(true)
  await address.press('Enter')
  await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible()
  await expect.poll(() => isAccepted(server, token)).toBe(false)
})
