import { expect, type Page } from '@playwright/test'
import { unsentOperations, waitUntilSent } from '../harness/device-store.ts'
import { open } from '../harness/open.ts'
import { basketLines, deleteBaskets } from '../screens/basket-screen.ts'
import { add, mopHead } from '../screens/shop-screen.ts'
import { restartApp, test } from './app-journey.ts'
import { openedOutside } from './fake-phone.ts'

const store = 'https://play.google.com/store/apps/details?id=com.example.orders'
const tooOld = (page: Page) => page.getByRole('dialog', { name: 'There is a new version' })

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
    await expect.poll(() => openedOutside(app.phone)).toEqual([store])
    await expect(tooOld(page).getByRole('button', { name: 'Open the app store' })).toBeEnabled()
  } finally {
    restore()
  }
})

test('a forced update loses no unsent change of the basket', async ({ startApp, provender, enter }) => {
  await deleteBaskets(await enter('demo'))
  const app = await startApp({ user: 'demo', isOwn: true })
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
