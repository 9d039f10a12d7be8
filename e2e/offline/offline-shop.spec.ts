import { expect, type Page } from '@playwright/test'
import { waitForWholeCatalogue, waitForStoredAnswer } from '../harness/device-store.ts'
import { desktop, phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { basketLines, waitForBasketSave, deleteBaskets } from '../screens/basket-screen.ts'
import { searchResults, searchForCode } from '../screens/search-screen.ts'
import { add, butter, products } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const about = (page: Page) => page.getByRole('region', { name: 'About this product' })
const pricesOfThen = (page: Page) => page.getByText(/Prices and stock of \d\d:\d\d\./)

async function follow(page: Page, address: RegExp): Promise<void> {
  const link = page.locator('a:visible').filter({ hasText: /\S/ })
  const at = await link.evaluateAll(
    (links, pattern) => links.findIndex((each) => new RegExp(pattern).test(each.getAttribute('href') ?? '')),
    address.source,
  )
  await link.nth(at).click()
}

for (const [name, device] of Object.entries({ desktop, phone }))
  test(`a customer who goes offline can continue on a ${name}, and the basket is sent when online`, async ({
    enter,
  }) => {
    const page = await enter('demo', device)
    await deleteBaskets(page)
    await open(page, '/shop')
    await waitForWholeCatalogue(page)
    await waitForStoredAnswer(page, 'ShopPage')
    await page.context().setOffline(true)
    await expect(pricesOfThen(page)).toBeVisible()

    await follow(page, /[?]category=\d+$/)
    await expect(page).toHaveURL(/category=\d+$/)
    await expect(heading(page)).not.toHaveText('All products')
    await expect(products(page).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/shop$/)

    await searchForCode(page, butter.code)
    await searchResults(page).getByRole('link', { name: butter.name }).first().click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(about(page)).toContainText(butter.code)
    await expect(about(page)).toContainText('Chilled')
    await expect(page.getByText('not on this device yet')).toBeHidden()
    await add(page, 'Single piece')

    await page.getByRole('banner').getByRole('button', { name: /^Menu/ }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Brands' }).click()
    await expect(heading(page)).toContainText('Brands')
    await page.getByRole('main').locator('a[href*="attr."]').first().click()
    await expect(page).toHaveURL(/attr\.\d+=/)
    await expect(products(page).first()).toBeVisible()

    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Account/ })
      .click()
    await page.getByRole('dialog').getByRole('link', { name: 'My favourites' }).click()
    await expect(
      page.getByRole('list', { name: 'My favourites' }).getByRole('listitem').first(),
    ).toBeVisible()

    await waitForBasketSave(page, () => page.context().setOffline(false))
    await expect(pricesOfThen(page)).toBeHidden()
    await open(page, '/baskets/detail')
    await expect(basketLines(page, butter.name).getByRole('textbox')).toHaveValue('1')
  })
