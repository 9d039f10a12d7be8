import { expect, type Page } from '@playwright/test'
import { waitForHydration } from '../harness/open.ts'
import { isAccepted, restartApp, test, tokenOf, wipeDatabases } from './app-journey.ts'

async function logOut(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
}

const isVisitor = (page: Page) => expect(page.getByRole('link', { name: /^Log ?in/ }).first()).toBeVisible()

test('a login lasts through a restart and a wiped database, and ends on the server with the logout', async ({
  startApp,
  provender,
}) => {
  const app = await startApp({ user: 'rival' })
  const token = tokenOf(app.phone)!
  await app.page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
    localStorage.clear()
  })
  const { page } = await restartApp(app)
  await page.goto('/account/orders')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/account/orders')
  expect(await isAccepted(provender.address, token)).toBe(true)

  await logOut(page)
  await isVisitor(page)
  expect(app.phone.secrets.size).toBe(0)
  expect(await isAccepted(provender.address, token)).toBe(false)
})

test('an app that was deleted and installed again is signed out, and the old session ends', async ({
  startApp,
  provender,
}) => {
  const app = await startApp({ user: 'rival' })
  const token = tokenOf(app.phone)!
  await wipeDatabases(app)
  // iOS keeps the Keychain of a deleted app.
  app.phone.preferences.clear()
  app.phone.preferences.set('server', provender.address)
  const { page } = await restartApp(app)
  await isVisitor(page)
  await expect.poll(() => isAccepted(provender.address, token)).toBe(false)
  await expect.poll(() => app.phone.secrets.size).toBe(0)
})

test('a logout without a connection ends the session at the next start', async ({ startApp, provender }) => {
  const app = await startApp({ user: 'rival' })
  const token = tokenOf(app.phone)!
  await app.page.goto('/account')
  await waitForHydration(app.page)
  const context = app.page.context()
  await context.route(`${provender.address}/**`, (route) => route.abort())
  await app.page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => tokenOf(app.phone)).toBeUndefined()
  expect(await isAccepted(provender.address, token)).toBe(true)
  await context.unroute(`${provender.address}/**`)
  const { page } = await restartApp(app)
  await isVisitor(page)
  await expect.poll(() => isAccepted(provender.address, token)).toBe(false)
  await expect.poll(() => app.phone.secrets.size).toBe(0)
})
