import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { desktop, test } from '../harness/journey.ts'
import { open, waitForHydration } from '../harness/open.ts'
import { watchProblems } from '../harness/page-failures.ts'
import { waitUntilIdle, watchRequests } from '../harness/wait-until-idle.ts'
import { fillBasket } from '../screens/basket-screen.ts'
import { butter } from '../screens/shop-screen.ts'

const addresses = ['/', '/shop', butter.page, '/baskets/detail', '/checkout', '/account/orders']
const basketOf = {
  1: { 1691: 40 },
  2: { 1691: 40, 4419: 40 },
  5: { 1691: 40, 4419: 40, 1602: 1, 449: 1, 3660: 1 },
}

/** Labels of some controls, and the plural forms for baskets of one, two and five lines. */
const languages = {
  pl: {
    controls: ['Szukaj produktów', 'Zaloguj się, aby kupić', 'Sortuj'],
    lines: ['1 pozycja', '2 pozycje', '5 pozycji'],
    checkout: 'Przejdź do zamówienia',
  },
  tr: {
    controls: ['Ürün ara', 'Satın almak için giriş yap', 'Sırala'],
    lines: ['1 kalem', '2 kalem', '5 kalem'],
    checkout: 'Siparişi tamamla',
  },
} as const
type Language = keyof typeof languages

async function chooseLanguage(page: Page, language: Language, address: string): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url: address }])
}

/** English texts that do not occur in the language. Excludes texts with placeholders, which are never a whole label. */
function englishOnly(language: Language): ReadonlySet<string> {
  const file = (words: string) =>
    join(import.meta.dirname, '../../apps/shop/src/locales', words, `${language}.po`)
  const texts = ['', 'service', 'trading'].map((words) => readFileSync(file(words), 'utf8')).join('\n')
  const pairs = texts.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)
  const translations = new Map([...pairs].map(([, text, own]) => [text!, own!]))
  const own = new Set(translations.values())
  return new Set([...translations.keys()].filter((text) => !own.has(text) && !/[{<\\]/.test(text)))
}

/** All visible texts and accessible names of the page. */
async function textsOn(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest('script, style, [lang]:not(html)'))
        found.push(texts.currentNode.textContent?.trim() ?? '')
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        found.push(element.getAttribute(name) ?? '')
    return found
  })
}

// The other journeys are in English.
for (const language of ['pl', 'tr'] as const) {
  const { controls, lines, checkout } = languages[language]

  test(`a visitor can use the shop in ${language}`, async ({ page, provender }) => {
    await chooseLanguage(page, language, provender.address)
    await open(page, '/shop')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const [search, loginToBuy, sort] = controls
    await expect(page.getByRole('searchbox', { name: search })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: loginToBuy }).first()).toBeVisible()
    await expect(page.getByRole('combobox', { name: sort })).toBeVisible()
  })

  test(`a basket is counted and ordered in ${language}`, async ({ enter, provender }) => {
    const page = await enter('demo')
    await chooseLanguage(page, language, provender.address)
    for (const [at, basket] of Object.values(basketOf).entries()) {
      await fillBasket(page, basket)
      await open(page, '/baskets/detail')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(lines[at]!)
    }
    await page.getByRole('link', { name: checkout }).first().click()
    await expect(page).toHaveURL('/checkout')
  })
}

for (const language of ['pl', 'tr'] as const)
  test(`no English is left on the pages in ${language}`, async ({ enter, provender }) => {
    const page = await enter('demo')
    await chooseLanguage(page, language, provender.address)
    await fillBasket(page, basketOf[2])
    const english = englishOnly(language)
    for (const address of addresses) {
      await open(page, address)
      const left = (await textsOn(page)).filter((text) => english.has(text))
      expect.soft(left, address).toEqual([])
    }
  })

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

test('a Polish or Turkish page loads its fonts together with its styles, so that they come in time', async ({
  browser,
  provender,
}) => {
  for (const language of ['pl', 'tr']) {
    const page = await browser.newPage({ ...desktop, baseURL: provender.address })
    await page.context().addCookies([{ name: 'lang', value: language, url: provender.address }])
    await open(page, '/categories')
    await page.evaluate(() => document.fonts.ready)
    const initiators = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
    )
    expect(initiators, language).toEqual(['link', 'link'])
    await page.context().close()
  }
})

test('a font that comes late moves nothing, and the next page has it', async ({
  browser,
  provender,
  sessionOf,
}) => {
  for (const language of ['pl', 'tr'])
    for (const viewer of [{}, { storageState: await sessionOf('demo') }]) {
      const page = await browser.newPage({ ...desktop, ...viewer, baseURL: provender.address })
      await page.context().addCookies([{ name: 'lang', value: language, url: provender.address }])
      watchRequests(page)
      await watchProblems(page, provender.address)
      const shown = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await shown.promise
        await route.continue()
      })
      await page.goto('/categories', { waitUntil: 'domcontentloaded' })
      await waitForHydration(page)
      shown.resolve()
      await page.waitForLoadState()
      // Parts of other pages are loaded when the first is idle.
      await waitUntilIdle(page)
      expect(await page.evaluate(() => window.layoutShift), language).toBeLessThan(0.005)
      expect(await showsOwnFont(page), language).toBe(false)
      await page.unroute('**/*.woff2')
      await page.reload()
      expect(await showsOwnFont(page), language).toBe(true)
      await page.context().close()
    }
})

async function showsOwnFont(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const text = document.createElement('span')
    text.textContent = 'mmmmm'
    const widthIn = (font: string): number => {
      text.style.font = `40px ${font}`
      return text.getBoundingClientRect().width
    }
    document.body.append(text)
    const isOwn = widthIn("'Archivo Variable', monospace") !== widthIn('monospace')
    text.remove()
    return isOwn
  })
}
