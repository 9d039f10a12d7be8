import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open, waitForHydration } from '../harness/open.ts'
import { products, searchField } from '../screens/shop-screen.ts'

test('a visitor filters and sorts a department and opens a product, and the URL holds the state', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Chilled' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Chilled')
  await expect(page).toHaveURL(/\/shop\?category=\d+$/)

  const brand = page.getByRole('checkbox', { name: /^Hollins/ })
  await brand.click()
  await expect(page).toHaveURL(/category=\d+&attr\.\d+=\d+$/)
  await expect(brand).toBeChecked()
  await expect(products(page).first()).toContainText('Hollins')

  const dearest = 'Highest price'
  await page.getByRole('combobox', { name: 'Sort' }).selectOption(dearest)
  await expect(page).toHaveURL(/&sort=PRICE_DESC$/)
  // The old list stays until the new one has loaded.
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('PRICE_DESC')
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const name = await products(page).first().getByRole('heading').innerText()
  const address = page.url()

  await products(page).first().getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(/\/product\/[a-z0-9-]+-\d+$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Login to buy' }).first()).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(brand).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('PRICE_DESC')
  await expect(products(page).first().getByRole('heading')).toHaveText(name)

  await page.reload()
  await expect(brand).toBeChecked()
  await expect(products(page).first().getByRole('heading')).toHaveText(name)
})

test('the heading of a list names its filters, and says "all" only without filters', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, '/shop?clearance=true&isNew=true')
  await expect(heading).toHaveText(/^Clearance, New products/)
  await open(page, '/shop')
  await expect(heading).toHaveText(/^All products/)
  await page.getByRole('checkbox', { name: /^Fieldhand/ }).click()
  await expect(heading).toHaveText(/^Products/)
})

test('toggling a filter in a collapsed group keeps the focus, and the group stays open in another department', async ({
  page,
}) => {
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const group = filters.getByRole('group').filter({ hasText: 'Allergens' })
  const value = group.getByRole('checkbox').first()
  await open(page, '/shop?category=33')
  await expect(value).toBeHidden()
  await group.getByText('Allergens').click()
  await value.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/attr/)
  await expect(value).toBeChecked()
  await expect(value).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/category=33$/)
  await expect(value).not.toBeChecked()
  await expect(value).toBeFocused()

  await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Frozen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Frozen')
  await expect(value).toBeVisible()
})

test('a visitor finds products by name in any spelling, and the field keeps the query', async ({ page }) => {
  await open(page, '/')
  await searchField(page).fill('basmti rice')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL(/\/shop\?q=basmti\+rice$/)
  await expect(products(page).first()).toContainText(/basmati/i)
  await expect(searchField(page)).toHaveValue('basmti rice')
})

test('addresses that no route has share a page, whose login link leads home', async ({ page, request }) => {
  const html = async (path: string) => await (await request.get(path)).text()
  expect(await html('/no-such-page')).toBe(await html('/none/at/all?x=1'))
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await waitForHydration(page)
  await expect(page).toHaveTitle(/^Page not found/)
  await expect(page).toHaveURL(/\/no-such-page$/)
  const login = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  await expect(login).toHaveAttribute('href', '/login')
})

test('text typed before the script has loaded is searched for', async ({ page }) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await searchField(page).fill('basmati')
  script.resolve()
  await waitForHydration(page)
  await expect(searchField(page)).toHaveValue('basmati')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL(/\/shop\?q=basmati$/)
})
