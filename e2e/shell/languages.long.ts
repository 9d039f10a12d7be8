import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { waitForWholeCatalogue } from '../harness/device-store.ts'
import { test } from '../harness/journey.ts'
import { chooseLanguage, open } from '../harness/open.ts'
import { watchRequests } from '../harness/wait-until-idle.ts'
import { basketLines, fillBasket } from '../screens/basket-screen.ts'
import { choose, chooseDelivery } from '../screens/checkout-screen.ts'
import { paste } from '../screens/quick-order-screen.ts'
import { refusedLogin } from '../screens/screen-states.ts'
import { setLanguage } from '../screens/screen-visits.ts'
import { butter } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

const addresses = ['/', '/shop', butter.page, '/baskets/detail', '/checkout', '/account/orders']

const controls = {
  pl: ['Szukaj produktów', 'Zaloguj się, aby kupić', 'Sortuj'],
  tr: ['Ürün ara', 'Satın almak için giriş yap', 'Sırala'],
} as const

/** English texts that do not occur in the language. Excludes texts with placeholders, which are never a whole label. */
function englishOnly(language: string): ReadonlySet<string> {
  const file = (words: string) =>
    join(import.meta.dirname, '../../apps/shop/src/locales', words, `${language}.po`)
  const texts = ['', 'service', 'trading'].map((words) => readFileSync(file(words), 'utf8')).join('\n')
  const pairs = texts.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)
  const translations = new Map([...pairs].map(([, text, own]) => [text!, own!]))
  const own = new Set(translations.values())
  return new Set([...translations.keys()].filter((text) => !own.has(text) && !/[{<\\]/.test(text)))
}

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

/** Checks that a displayed refusal is translated to each selected language. */
async function refusedIn(page: Page, texts: Readonly<Record<'en' | 'pl' | 'tr', string>>): Promise<void> {
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toHaveText(texts.en)
  for (const language of ['pl', 'tr'] as const) {
    await setLanguage(page, language)
    await expect(refusal).toHaveText(texts[language])
  }
}

test('a displayed refusal is translated when the language changes', async ({ page }) => {
  await refusedLogin(page)
  await refusedIn(page, {
    en: 'The e-mail or password is incorrect.',
    pl: 'Adres e-mail lub hasło są nieprawidłowe.',
    tr: 'E-posta veya şifre doğru değil.',
  })
  await expect(page.getByRole('textbox', { name: 'E-posta' })).toHaveValue('nobody@provender.example')
})

test('the reason of a failed approval is translated when the language changes', async ({ enter }) => {
  const page = await enter('till')
  await open(page, '/checkout/test-bank?payment=00000000-0000-4000-8000-000000000000')
  await page.getByRole('button', { name: 'Approve the payment' }).click()
  await refusedIn(page, {
    en: 'There is no payment to approve here.',
    pl: 'Nie ma tu płatności do zatwierdzenia.',
    tr: 'Burada onaylanacak bir ödeme yok.',
  })
  await setLanguage(page, 'en')
})

test('a page for an approval that is not waited for says so in its title', async ({ enter }) => {
  const page = await enter('till')
  await open(page, '/checkout/approve?payment=00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to approve')
  await expect(page.getByRole('main')).toContainText('There is no payment to approve here.')
  await expect(page.getByRole('main').getByRole('link', { name: 'Orders' })).toBeVisible()
})

test('checkout choices and matches of a pasted list survive a change of language', async ({ enter }) => {
  const page = await enter('rival')
  await open(page, '/')
  await fillBasket(page, { [butter.id]: 200 })
  await open(page, '/checkout')
  await chooseDelivery(page)
  await choose(page, 'payment', 'Cash on delivery')
  await setLanguage(page, 'pl')
  await expect(page.getByRole('navigation', { name: 'Działy' })).toContainText('Napoje')
  await expect(page.getByRole('main')).toContainText('Gotówka przy dostawie')

  await setLanguage(page, 'en')
  await open(page, '/quick-order')
  await paste(page, '10 x coke 330\n2 flying unicorns')
  const rows = (name: string) => page.getByRole('list', { name }).getByRole('listitem')
  await expect(rows('Lines that were read')).toHaveCount(2)
  await rows('Lines that were read').first().getByRole('checkbox').check()
  await setLanguage(page, 'pl')
  await expect(rows('Odczytane pozycje')).toHaveCount(2)
  await expect(rows('Odczytane pozycje').first().getByRole('checkbox')).toBeChecked()
  await expect(rows('Odczytane pozycje').first()).toContainText('/ karton')
})

test('the language can be changed offline, and departments follow when online', async ({ enter }) => {
  const page = await enter('till')
  watchRequests(page)
  await open(page, '/')
  await fillBasket(page, { [butter.id]: 2 })
  await open(page, '/baskets/detail')
  await waitForWholeCatalogue(page)
  // The service worker does not control the first tab.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  await open(page, '/baskets/detail')
  await page.context().setOffline(true)
  await setLanguage(page, 'pl')
  await expect(basketLines(page, butter.name).getByRole('textbox')).toHaveValue('2')
  await expect(page.getByText('Offline: dodane produkty zostają')).toBeVisible()
  const departments = page.getByRole('navigation', { name: 'Działy' })
  await expect(departments).toContainText('Drinks')
  await page.context().setOffline(false)
  await expect(departments).toContainText('Napoje')
  await setLanguage(page, 'en')
})

for (const language of ['pl', 'tr'] as const) {
  test(`a visitor can use the shop in ${language}`, async ({ page, provender }) => {
    await chooseLanguage(page.context(), language, provender.address)
    await open(page, '/shop')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const [search, loginToBuy, sort] = controls[language]
    await expect(page.getByRole('searchbox', { name: search })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: loginToBuy }).first()).toBeVisible()
    await expect(page.getByRole('combobox', { name: sort })).toBeVisible()
  })

  test(`no English is left on the pages in ${language}`, async ({ enter, provender }) => {
    const page = await enter('demo')
    await chooseLanguage(page.context(), language, provender.address)
    await fillBasket(page, { 1691: 40, 4419: 40 })
    const english = englishOnly(language)
    for (const address of addresses) {
      await open(page, address)
      const left = (await textsOn(page)).filter((text) => english.has(text))
      expect.soft(left, address).toEqual([])
    }
  })
}
