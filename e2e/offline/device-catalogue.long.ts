import { expect, type Page } from '@playwright/test'
import {
  waitForCatalogue,
  damageSection,
  waitForWholeCatalogue,
  waitForEmptyDevice,
} from '../harness/device-store.ts'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { logIn } from '../screens/login-screen.ts'
import { butter, products, searchField } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

async function search(page: Page, text: string): Promise<void> {
  await searchField(page).fill(text)
  await searchField(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text)
}

async function listed(page: Page): Promise<readonly string[]> {
  await expect(products(page).first()).toBeVisible()
  return (await products(page).allInnerTexts()).slice(0, 12)
}

test('offline search gives the same results as the server and shows the age of prices', async ({ enter }) => {
  const page = await enter('demo')
  await open(page, '/shop?q=unsalted%20butter')
  const listedBefore = await listed(page)
  await waitForCatalogue(page)
  await open(page, '/shop?q=milk')
  await waitForCatalogue(page)
  await page.context().setOffline(true)
  await expect(page.getByText(/Prices and stock of \d\d:\d\d\./)).toBeVisible()
  await search(page, 'unsalted butter')
  await expect(products(page).filter({ hasText: butter.name }).first()).toBeVisible()
  await expect.poll(() => listed(page)).toEqual(listedBefore)
})

test('navigating to a category renders text first, then pictures, then the content below', async ({
  enter,
}) => {
  const page = await enter('demo')
  await open(page, '/shop')
  await waitForWholeCatalogue(page)
  const firstDrawn = page.evaluate(
    () =>
      new Promise<{ readonly cards: number; readonly prices: number; readonly pictures: number }>(
        (resolve) => {
          const title = document.querySelector('h1')?.textContent
          new MutationObserver((_, observer) => {
            if (document.querySelector('h1')?.textContent === title) return
            observer.disconnect()
            const list = document.querySelector('main [aria-label="Products"]')
            const count = (selector: string) => list?.querySelectorAll(selector).length ?? 0
            resolve({ cards: count('h2'), prices: count('.text-price'), pictures: count('img') })
          }).observe(document.body, { subtree: true, childList: true, characterData: true })
        },
      ),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Grocery', exact: true }).press('Enter')
  expect(await firstDrawn).toEqual({ cards: 5, prices: 5, pictures: 0 })
  await expect(products(page)).toHaveCount(24)
  await expect(products(page).first().locator('img')).toBeVisible()
  await expect(
    products(page)
      .first()
      .getByRole('button', { name: /^Favourite/ }),
  ).toBeVisible()
})

test('a damaged record on the device is deleted and fetched again, without affecting the basket', async ({
  enter,
}) => {
  const page = await enter('demo')
  await open(page, '/shop?q=milk')
  await waitForCatalogue(page)
  await page.evaluate(() => localStorage.setItem('beside', 'untouched'))
  await damageSection(page, 'lists')
  await damageSection(page, 'prices')
  const healed = page.waitForResponse((response) => response.url().endsWith('/lists.json'))
  await open(page, '/shop?q=milk')
  expect((await healed).status()).toBe(200)
  await waitForCatalogue(page)
  expect(await page.evaluate(() => localStorage.getItem('beside'))).toBe('untouched')
  await expect(page.getByText('An error has occurred')).toBeHidden()
})

test('signing out deletes the catalogue on the device', async ({ page }) => {
  await open(page, '/login')
  await logIn(page, 'rival')
  await expect(page).toHaveURL('/')
  await waitForCatalogue(page)
  await open(page, '/account')
  // Block the visitor's catalogue, which would be fetched soon: only old data matters here.
  await page.route('**/catalogue/**', (route) => route.abort('connectionrefused'))
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: /^Log ?in/ }).first()).toBeVisible()
  await waitForEmptyDevice(page)
})
