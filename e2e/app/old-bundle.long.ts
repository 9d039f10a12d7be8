import { type BrowserContext, expect, type Route } from '@playwright/test'
import { waitForCatalogue } from '../harness/device-store.ts'
import { restartApp, wipeDatabases } from './app-journey.ts'
import { test } from './own-server.ts'

const title = 'There is a new version'
const unsentNotice = 'Your basket and unsent changes are kept.'

/** Changes every operation of the app, so that the server does not know it. An old bundle has such operations. */
async function changeOperations(context: BrowserContext): Promise<void> {
  await context.route('**/graphql', async (route) => {
    const { query, ...rest } = route.request().postDataJSON() as { readonly query: string }
    await route.continue({ postData: JSON.stringify({ ...rest, query: `${query} ` }) })
  })
}

test('an app whose operations the server does not know asks for an update, with and without stored data', async ({
  startOwnApp,
}) => {
  const app = await startOwnApp('demo', { environment: { TRUSTED_DOCUMENTS_ONLY: '1' } })
  await app.page.goto('/')
  await waitForCatalogue(app.page)
  await app.storedAnswer('Home')
  await changeOperations(app.page.context())

  const stored = await restartApp(app)
  await expect(stored.page.getByRole('dialog', { name: title })).toContainText(unsentNotice)

  await wipeDatabases(stored)
  const { page, phone } = await restartApp(stored)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(unsentNotice)
  const change = page.getByRole('button', { name: 'Choose another wholesaler' })
  await change.click()
  await change.click()
  await expect(page.getByRole('heading', { name: 'Who is your wholesaler?' })).toBeVisible()
  expect([...phone.preferences.keys()]).toEqual(['installed'])
})

test('a page that asks for what the server does not know yet says so, and the others go on', async ({
  startOwnApp,
}) => {
  const { page } = await startOwnApp('demo')
  await page.goto('/')
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${name}`) })
  const asksMore = async (route: Route) => {
    const { query, ...rest } = route.request().postDataJSON() as { readonly query: string }
    await route.continue({
      postData: JSON.stringify({ ...rest, query: query.replace(/\}\s*$/, ' ofTheNextVersion }') }),
    })
  }
  await tab('Account').click()
  const main = page.getByRole('main')
  const colleagues = main.getByRole('link', { name: 'Colleagues' })
  await expect(colleagues).toBeVisible()
  await page.context().route('**/graphql', asksMore)
  await colleagues.click()
  await expect(main).toContainText('needs an update')
  await expect(main.getByRole('button', { name: 'Order in the browser' })).toBeVisible()
  await page.context().unroute('**/graphql', asksMore)
  await expect(tab('Home')).toBeVisible()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main).toContainText('till@provender.example')
})
