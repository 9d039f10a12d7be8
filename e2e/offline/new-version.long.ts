import { expect, type Page } from '@playwright/test'
import { waitUntilSent, unsentOperations } from '../harness/device-store.ts'
import { test } from '../harness/journey.ts'
import { open, waitForHydration } from '../harness/open.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'
import { basketLines, deleteBaskets } from '../screens/basket-screen.ts'
import { add, butter } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'There is a new version' })
const message = (page: Page) =>
  page.getByRole('textbox', { name: 'Paste a message, list or spreadsheet rows' })

async function isPrepared(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
}

test('an outdated tab blocks until the new version is loaded, and loses nothing', async ({
  enter,
  provender,
}) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/quick-order')
  await isPrepared(page)
  await message(page).fill('3 boxes feta, 2 something special')
  await message(page).blur()
  const takeBack = provender.configure({ 'version.forced': 'true', 'version.versionNumber': '9000' })
  try {
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByRole('button')).toHaveText(['Load the new version'])

    const loaded = page.waitForEvent('load')
    await dialog(page).getByRole('button', { name: 'Load the new version' }).click()
    await loaded
    await waitForHydration(page)
    await isPrepared(page)
    // The server has no newer version, so a wrong setting does not lock users out.
    await expect(dialog(page)).toBeHidden()
    await expect(message(page)).toHaveValue('3 boxes feta, 2 something special')
  } finally {
    takeBack()
  }
})

test('unsent changes survive loading a new version', async ({ enter, provender }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, butter.page)
  await isPrepared(page)
  const isOfBasket = (data: string | null) => data?.includes('ApplyBasketOperations') === true
  await page.route('**/graphql', (route) =>
    isOfBasket(route.request().postData()) ? route.abort('connectionrefused') : route.fallback(),
  )
  await add(page, 'Single piece')
  await expect.poll(() => unsentOperations(page)).toBeGreaterThan(0)
  const takeBack = provender.configure({ 'version.forced': 'true', 'version.versionNumber': '9001' })
  try {
    const loaded = page.waitForEvent('load')
    await dialog(page).getByRole('button', { name: 'Load the new version' }).click()
    await loaded
    expect(await unsentOperations(page)).toBeGreaterThan(0)
    await page.unroute('**/graphql')
    await waitUntilSent(page)
  } finally {
    takeBack()
  }
  await open(page, '/baskets/detail')
  await expect(basketLines(page, butter.name).getByRole('textbox')).toHaveValue('1')
})

test('an optional new version shows a notice, and the shop stays usable', async ({ enter, provender }) => {
  const page = await enter('demo')
  await open(page, butter.page)
  await isPrepared(page)
  const takeBack = provender.configure({ 'version.versionNumber': '9002' })
  try {
    const notice = page.getByRole('region', { name: 'Messages' })
    await expect(notice).toContainText('The shop has been updated.')
    await expect(dialog(page)).toBeHidden()
    const loaded = page.waitForEvent('load')
    await notice.getByRole('button', { name: 'Reload' }).click()
    await loaded
  } finally {
    takeBack()
  }
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a page whose script is gone since an update reloads once by itself', async ({ enter }) => {
    const page = await enter('demo')
    await open(page, '/')
    let isReloading = false
    let reloads = 0
    let missingScripts = 0
    await page.route(/\/assets\/.*\.js$/, (route) => {
      // The new document names the scripts of its version.
      if (isReloading) return route.fallback()
      missingScripts += 1
      return route.fulfill({ status: 404, body: 'Not found' })
    })
    page.on('request', (request) => {
      isReloading ||= request.isNavigationRequest()
    })
    // The router and the error screen may both ask for the reload. A browser then drops the first request.
    page.on('domcontentloaded', () => {
      reloads += 1
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Order guide' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Order guide' })).toBeVisible()
    await expect(page.getByText('An error has occurred')).toHaveCount(0)
    expect(missingScripts).toBeGreaterThan(0)
    await waitUntilIdle(page)
    expect(reloads).toBe(1)
  })
})
