import { expect } from '@playwright/test'
import { phone, test } from '../harness/journey.ts'
import { acceptCookies, open } from '../harness/open.ts'
import {
  accessibilityViolations,
  lowContrastTexts,
  waitUntilSettled,
  watchProblems,
} from '../harness/page-failures.ts'
import { waitForBasketSave, deleteBaskets } from '../screens/basket-screen.ts'
import {
  addedLine,
  selectedRow,
  searchResults,
  searchResultNames,
  scan,
  searchFor,
  searchForCode,
  typeByHand,
} from '../screens/search-screen.ts'
import { butter, outOfStock, products, searchField } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

test('a misspelling finds the intended products, and a search without results offers other links', async ({
  page,
}) => {
  await open(page, '/')
  await searchField(page).click()
  await searchFor(page, 'chedder')
  await expect(page.getByRole('banner')).toContainText('Showing cheddar: nothing matches “chedder”.')
  await expect(searchResultNames(page).first()).toContainText('Cheddar')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/shop?q=chedder')
  await expect(page.getByRole('main')).toContainText('Showing cheddar: nothing matches “chedder”.')

  await searchField(page).click()
  await searchFor(page, 'car battery')
  const partly = 'Nothing matches all of “car battery”: these match some of it.'
  await expect(page.getByRole('banner')).toContainText(partly)
  await searchField(page).press('Enter')
  await expect(page.getByRole('main')).toContainText(partly)

  await searchField(page).fill('zzzqqq')
  await expect(page.getByRole('banner')).toContainText('Nothing called “zzzqqq”.')
  await searchResults(page).getByRole('rowgroup', { name: 'Categories' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/shop\?category=\d+$/)
  await expect(searchResults(page)).toBeHidden()

  await searchField(page).fill('zzzqqq')
  await page.getByRole('link', { name: 'Ask for “zzzqqq”' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you stock “zzzqqq”?')
})

test('Enter on a typed code adds its product, and the last row leads to the full list', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/')
  await searchField(page).click()
  // Before its script is ready, Enter leads to the full list.
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search products' })).toBeVisible()
  await typeByHand(page, butter.code)
  await page.keyboard.press('Enter')
  await expect(addedLine(page)).toContainText(butter.name)
  await expect(searchField(page)).toBeFocused()
  await searchFor(page, 'butter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\?q=butter$/)
  await expect(searchResults(page)).toBeHidden()
})

test('Enter on a product out of stock offers a reminder, and Escape leads back', async ({ enter }) => {
  const page = await enter('demo')
  await open(page, '/')
  await searchField(page).click()
  await searchForCode(page, outOfStock)
  await page.keyboard.press('Enter')
  await expect(selectedRow(page).getByRole('button', { name: /^Notify me/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(searchField(page)).toBeFocused()
})

test('recent searches are stored with consent and can be deleted', async ({ page, baseURL }) => {
  await acceptCookies(page, baseURL!)
  await open(page, '/')
  await searchField(page).click()
  await expect(searchResults(page)).toBeVisible()
  await searchField(page).fill('basmati')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL(/q=basmati$/)
  await expect(products(page).first()).toContainText(/basmati/i)
  await open(page, '/')
  await searchField(page).click()
  const recent = searchResults(page).getByRole('rowgroup', { name: 'Recent searches' })
  await expect(recent.getByRole('row')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(searchResultNames(page).first()).toContainText(/basmati/i)
  await searchField(page).fill('')
  await recent.getByRole('button', { name: 'Forget “basmati”' }).click()
  await expect(recent).toBeHidden()

  await acceptCookies(page, baseURL!, 'needed')
  await searchField(page).fill('penne')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL(/q=penne$/)
  await expect(products(page).first()).toContainText(/penne/i)
  await open(page, '/')
  await searchField(page).click()
  await expect(searchResults(page).getByRole('rowgroup', { name: 'Categories' })).toBeVisible()
  await expect(recent).toBeHidden()
})

test('offline search shows a message, and continues when online', async ({ page }) => {
  // A device with the catalogue could search offline.
  await page.route('**/catalogue/**', (route) => route.abort())
  await open(page, '/')
  await searchField(page).click()
  await searchFor(page, 'penne')
  await page.context().setOffline(true)
  await searchField(page).fill('basmati')
  await expect(page.getByText("We'll search again as soon as it's back.")).toBeVisible()
  await page.context().setOffline(false)
  await expect(searchResultNames(page).first()).toContainText(/basmati/i)
})

for (const [label, device] of [
  ['at a desk', { viewport: { width: 1440, height: 900 } }],
  ['on a phone', phone],
] as const)
  test(`results ${label} have no accessibility violations, errors or layout shifts`, async ({
    enter,
    provender,
  }) => {
    const page = await enter('demo', device)
    await acceptCookies(page, provender.address)
    const problems = await watchProblems(page, provender.address)
    await open(page, '/')
    await waitUntilSettled(page)
    // The page's own layout shifts are tested elsewhere.
    await page.evaluate(() => (window.layoutShift = 0))
    await searchField(page).click()
    await expect(searchResults(page)).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await searchFor(page, 'tom')
    await page.keyboard.press('ArrowDown')
    await waitUntilSettled(page)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await lowContrastTexts(page)).toEqual([])
    expect(await page.evaluate(() => window.layoutShift)).toBe(0)
    expect(problems()).toEqual([])
    if (device === phone) {
      const { height } = page.viewportSize()!
      const box = await page.getByRole('search').boundingBox()
      expect(box).toMatchObject({ x: 0, y: 0, height })
      await page.getByRole('banner').getByRole('button', { name: 'Close' }).click()
    } else await page.keyboard.press('Escape')
    await expect(searchResults(page)).toBeHidden()
  })

test('a barcode of two products adds neither but shows both, and the selected one is added', async ({
  enter,
}) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  // The wholesaler has moved the code of one product to another; the device's catalogue is outdated.
  await page.route('**/catalogue/**', (route) => route.abort())
  await page.route('**/graphql', async (route) => {
    const { query, variables } = route.request().postDataJSON()
    if (!query.includes('query FindProducts') || variables.search !== butter.barcode)
      return await route.fallback()
    const body = JSON.stringify({ query, variables: { ...variables, search: 'butter' } })
    const response = await route.fetch({ postData: body })
    const answer = await response.json()
    answer.data.products.products.splice(2)
    for (const product of answer.data.products.products) product.barcode1 = butter.barcode
    await route.fulfill({ response, json: answer })
  })
  await open(page, '/')
  await searchField(page).click()
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search products' })).toBeVisible()
  await scan(page, butter.barcode)
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'Several products have this code.',
  )
  await expect(searchResultNames(page)).toHaveCount(2)
  await expect(searchResultNames(page).getByRole('textbox')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  await expect(addedLine(page)).toBeVisible()
  await expect(searchField(page)).toHaveValue('')
})
