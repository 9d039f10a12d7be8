import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { products, searchField } from '../screens/shop-screen.ts'

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

test('a product page without script shows name, pack and price', async ({ page }) => {
  await page.goto('/shop?q=basmati')
  const name = await products(page).first().getByRole('heading').innerText()
  await products(page).first().getByRole('link', { name }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(main.getByText(/£\d+\.\d\d/).first()).toBeVisible()
  await expect(main.getByRole('img', { name })).toBeVisible()
  await expect(main.getByRole('term').filter({ hasText: 'Pack size' })).toBeVisible()
})

test('the sign-in form without script never puts the password into a URL', async ({ page }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await page.goto('/login?next=%2Fbaskets')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('demo@provender.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('provender-demo')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await sent
  await expect(page).toHaveURL(/\/login\?next=%2Fbaskets$/)
  expect(await page.locator('noscript').innerHTML()).toContain('please switch on JavaScript')
  expect(requestedUrls.filter((address) => /password|provender-demo/.test(address))).toEqual([])
})
