import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { queryShop } from '../harness/query-shop.ts'
import { butter, offer, products, searchField } from '../screens/shop-screen.ts'

const productQuery = `query ($id: Int64!) {
  product(id: $id) {
    code name: description2 description: description3 vat barcode1
    units { unit price }
    categories { name }
    attributes { name values { name } }
  }
}`

test.use({ javaScriptEnabled: false })

test('the shop can be browsed, searched and paged without script', async ({ page }) => {
  await page.goto('/shop')
  const first = await products(page).first().getByRole('heading').innerText()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/shop\?page=2$/)
  await expect(products(page).first().getByRole('heading')).not.toHaveText(first)

  await searchField(page).fill('basmati')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL(/\/shop\?q=basmati$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('basmati')
  await expect(products(page).first()).toContainText(/basmati/i)
})

test('a product page without script shows the details, units, prices and categories', async ({ page }) => {
  const { product } = await queryShop(page, productQuery, { id: butter.id })
  await page.goto(butter.page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect(main.getByRole('img', { name: product.name })).toBeVisible()

  const details = main.getByRole('region', { name: 'About this product' })
  await expect(details).toContainText(product.description)
  const fact = (name: string) =>
    details
      .locator('dt')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('+ dd')
  await expect(fact('Product code')).toContainText(product.code)
  await expect(fact('Pack size')).toHaveText(/^\d+ × \d+ g$/)
  await expect(fact('VAT rate')).toContainText(`${product.vat}%`)
  await expect(fact('Barcodes')).toContainText(product.barcode1)
  expect(product.attributes.length).toBeGreaterThan(2)
  for (const { name, values } of product.attributes) {
    for (const value of values) await expect(fact(name)).toContainText(value.name)
  }

  expect(product.units).toHaveLength(2)
  for (const { unit, price } of product.units) {
    const offered = offer(page, unit === '2' ? 'Box of' : 'Single piece')
    await expect(offered).toContainText(`£${Number(price).toFixed(2)}`)
  }
  const categories = page.getByRole('navigation', { name: 'Breadcrumb' })
  expect(product.categories.length).toBeGreaterThan(0)
  for (const { name } of product.categories) await expect(categories).toContainText(name)
})

test('the sign-in form without script keeps what was typed and never puts the password into a URL', async ({
  page,
}) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await page.goto('/login?next=%2Fbaskets')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('demo@provender.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('provender-demo')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await sent
  await expect(page).toHaveURL(/\/login\?next=%2Fbaskets$/)
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('demo@provender.example')
  expect(requestedUrls.filter((address) => /password|provender-demo/.test(address))).toEqual([])
})
