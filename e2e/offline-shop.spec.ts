import { expect, type Page } from '@playwright/test'
import { basketLines, basketSaved, throwAwayBaskets } from './basket-screen.ts'
import { everythingKept } from './device-store.ts'
import { desk, phone, test } from './journey.ts'
import { open } from './open.ts'
import { add, butter, products, searchField } from './shop-screen.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What a product's page says of it below its price. */
const about = (page: Page) => page.getByRole('region', { name: 'About this product' })

for (const [name, device] of Object.entries({ desk, phone }))
  test(`a shopper whose network goes away shops on at the ${name}, and what is in the basket is sent when it is back`, async ({
    enter,
  }) => {
    const page = await enter('demo', device)
    await throwAwayBaskets(page)
    await open(page, '/')
    await everythingKept(page)
    await page.context().setOffline(true)
    await expect(page.getByText(/Prices and stock are as of \d\d:\d\d\./)).toBeVisible()

    await page.goto('/#', { waitUntil: 'commit' })
    await goTo(page, '/categories')
    await page.getByRole('main').getByRole('link', { name: /Dairy/ }).first().click()
    await expect(heading(page)).toContainText('Dairy')
    await expect(products(page).first()).toBeVisible()

    await searchFor(page, 'unsalted butter')
    await products(page).getByRole('link', { name: butter.name }).first().click()
    await expect(heading(page)).toContainText('Butter')
    await expect(about(page)).toContainText(butter.code)
    await expect(about(page)).not.toContainText('not on this device yet')
    await add(page, 'Single piece')

    await basketSaved(page, () => page.context().setOffline(false))
    await expect(page.getByText(/Prices and stock are as of/)).toBeHidden()
    await open(page, '/baskets/detail')
    await expect(basketLines(page, butter.name).getByRole('textbox')).toHaveValue('1')
  })
