import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { chooseLanguage, open } from '../harness/open.ts'
import { fillBasket } from '../screens/basket-screen.ts'

const basketOf = {
  1: { 1691: 40 },
  2: { 1691: 40, 4419: 40 },
  5: { 1691: 40, 4419: 40, 1602: 1, 449: 1, 3660: 1 },
}

/** The plural forms for baskets of one, two and five lines. */
const languages = {
  pl: { lines: ['1 pozycja', '2 pozycje', '5 pozycji'], checkout: 'Przejdź do zamówienia' },
  tr: { lines: ['1 kalem', '2 kalem', '5 kalem'], checkout: 'Siparişi tamamla' },
} as const

// The other journeys are in English.
for (const language of ['pl', 'tr'] as const) {
  const { lines, checkout } = languages[language]

  test(`a basket is counted and ordered in ${language}`, async ({ enter, provender }) => {
    const page = await enter('demo')
    await chooseLanguage(page.context(), language, provender.address)
    for (const [index, basket] of Object.values(basketOf).entries()) {
      await fillBasket(page, basket)
      await open(page, '/baskets/detail')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(lines[index]!)
    }
    await page.getByRole('link', { name: checkout }).first().click()
    await expect(page).toHaveURL(/\/checkout\?basket=[\w-]+/)
  })
}

test('a language selected in the footer applies at once, is kept, and loses no typed text', async ({
  page,
}) => {
  await open(page, '/login')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('demo@provender.example')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Please enter your password')).toBeVisible()
  const language = (name: string) => page.getByRole('contentinfo').getByRole('button', { name })
  await language('Polski').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(page).toHaveTitle(/^Zaloguj się/)
  await expect(page.getByText('Podaj hasło')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('demo@provender.example')
  await page.context().setOffline(true)
  await language('Türkçe').click()
  await expect(page.getByRole('region', { name: 'Komunikaty' })).toContainText(
    'Do tego potrzebne jest połączenie',
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await page.context().setOffline(false)
  await open(page, '/shop')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(page.getByRole('searchbox', { name: 'Szukaj produktów' })).toBeVisible()
  const cookies = await page.context().cookies()
  const languageCookie = cookies.find(({ name }) => name === 'lang')
  expect(languageCookie).toMatchObject({ value: 'pl', httpOnly: false, sameSite: 'Lax', path: '/' })
  expect(Math.round(((languageCookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
})
