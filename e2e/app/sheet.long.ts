import { expect } from '@playwright/test'
import { open, waitForHydration } from '../harness/open.ts'
import { products } from '../screens/shop-screen.ts'
import { test } from './app-journey.ts'

test('the gesture back closes a sheet and leaves its page as it is', async ({ startApp }) => {
  const { page } = await startApp()
  await open(page, '/search')
  await open(page, '/shop?promotion=true')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const openSheet = () =>
    page
      .getByRole('button', { name: /^Filter/ })
      .first()
      .click()
  await expect(products(page).first()).toBeVisible()
  await openSheet()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/shop?promotion=true')

  // A web view may start a page again on its own.
  await openSheet()
  await expect(sheet).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page).not.toHaveURL('/shop?promotion=true')
  await page.goForward()
  await expect(page).toHaveURL('/shop?promotion=true')

  await openSheet()
  await sheet.getByRole('checkbox', { name: 'New products' }).check()
  await sheet.getByRole('button', { name: /^Show .* products/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page).not.toHaveURL('/shop?promotion=true')
  const filtered = page.url()

  // A page that is opened next is directly on top of that one.
  await products(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(page).toHaveURL(filtered)
  await expect(sheet).toBeHidden()
})
