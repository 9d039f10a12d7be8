import { expect } from '@playwright/test'
import { waitForWholeCatalogue, waitForStoredAnswer } from '../harness/device-store.ts'
import { acceptCookies, open } from '../harness/open.ts'
import { test } from '../harness/own-wholesaler.ts'
import { watchRequests } from '../harness/wait-until-idle.ts'
import { basketLines, waitForBasketSave } from '../screens/basket-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { add, butter, products } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

/** Ages the stored pages by an hour, so that they are stale. */
async function areOld(): Promise<void> {
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('provender-answers')
    opening.addEventListener('success', () => {
      const changing = opening.result.transaction('answers', 'readwrite')
      const cursors = changing.objectStore('answers').openCursor()
      cursors.addEventListener('success', () => {
        const at = cursors.result
        if (!at) return
        at.update({ ...at.value, atMs: at.value.atMs - 3_600_000 })
        at.continue()
      })
      changing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}

const strip = 'Offline: what you add is kept'

test('after a visit the shop opens offline with the pages last seen, and continues when online', async ({
  browser,
  startOwn,
}) => {
  const first = await startOwn(0)
  const context = await browser.newContext({ baseURL: first.address })
  const page = await context.newPage()
  watchRequests(page)
  await open(page, '/login')
  await logIn(page, 'demo')
  await expect(page).toHaveURL('/')
  await open(page, butter.page)
  await waitForBasketSave(page, () => add(page, 'Single piece'))
  await open(page, '/account/orders')
  await waitForStoredAnswer(page, 'Orders')
  await open(page, '/baskets/detail')
  await waitForStoredAnswer(page, 'BasketPage')
  await waitForWholeCatalogue(page)
  await page.evaluate(areOld)
  await page.close()
  await first.stop()

  const later = await context.newPage()
  await later.goto('/baskets/detail')
  await expect(basketLines(later, butter.name).getByRole('textbox')).toHaveValue('1')
  await expect(later.getByText(strip)).toBeVisible()
  await later.goto('/account/orders')
  await expect(later.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()

  await later.goto('/shop')
  await expect(products(later).first()).toBeVisible()

  await startOwn(Number(new URL(first.address).port))
  await expect(later.getByText(strip)).toBeHidden()
  await later.getByRole('link', { name: 'Baskets' }).first().click()
  await expect(later.getByRole('heading', { level: 1, name: 'Baskets' })).toBeVisible()
})

test('after signing out no personal page opens offline', async ({ browser, startOwn }) => {
  const provender = await startOwn(0)
  const context = await browser.newContext({ baseURL: provender.address })
  const page = await context.newPage()
  await acceptCookies(page, provender.address)
  await open(page, '/login')
  await logIn(page, 'demo')
  await expect(page).toHaveURL('/')
  await open(page, '/account/orders')
  await waitForStoredAnswer(page, 'Orders')
  await open(page, '/account')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await waitForStoredAnswer(page, 'Shell')
  await page.close()
  await provender.stop()

  const later = await context.newPage()
  await later.goto('/account/orders')
  await expect(later.getByText('Log in').first()).toBeVisible()
  await expect(later.getByText('Kaya')).toHaveCount(0)
})
