import { expect, type Page } from '@playwright/test'
import { waitForWholeCatalogue } from '../harness/device-store.ts'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { watchRequests } from '../harness/wait-until-idle.ts'
import { basketLines, fillBasket } from '../screens/basket-screen.ts'
import { chooseDelivery } from '../screens/checkout-screen.ts'
import { refusedLogin } from '../screens/screen-states.ts'
import { setLanguage } from '../screens/screen-visits.ts'
import { butter } from '../screens/shop-screen.ts'

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

test('checkout choices and matches of a pasted list survive a change of language', async ({ enter }) => {
  const page = await enter('rival')
  await open(page, '/')
  await fillBasket(page, { [butter.id]: 200 })
  await open(page, '/checkout')
  await chooseDelivery(page)
  await page.getByRole('radio', { name: 'Cash on delivery' }).check()
  await setLanguage(page, 'pl')
  await expect(page.getByRole('navigation', { name: 'Działy' })).toContainText('Napoje')
  await expect(page.getByRole('radio', { name: 'Gotówka przy dostawie' })).toBeChecked()

  await setLanguage(page, 'en')
  await open(page, '/quick-order')
  await page.getByRole('textbox', { name: /^Message/ }).fill('10 x coke 330\n2 flying unicorns')
  await page.getByRole('button', { name: 'Match products' }).click()
  const rows = (name: string) => page.getByRole('list', { name }).getByRole('listitem')
  await expect(rows('Lines that were read')).toHaveCount(2)
  await rows('Lines that were read').first().getByRole('checkbox').check()
  await setLanguage(page, 'pl')
  await expect(rows('Odczytane pozycje')).toHaveCount(2)
  await expect(rows('Odczytane pozycje').first().getByRole('checkbox')).toBeChecked()
  await expect(rows('Odczytane pozycje').first()).toContainText('Karton')
})

test('the language can be changed offline, and departments follow when online', async ({ enter }) => {
  const page = await enter('till')
  watchRequests(page)
  await open(page, '/')
  await fillBasket(page, { [butter.id]: 2 })
  await open(page, '/baskets/detail')
  await waitForWholeCatalogue(page)
  // The service worker does not control the first window.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  await open(page, '/baskets/detail')
  await page.context().setOffline(true)
  await setLanguage(page, 'pl')
  await expect(basketLines(page, butter.name).getByRole('textbox')).toHaveValue('2')
  await expect(page.getByText('Brak połączenia').first()).toBeVisible()
  const departments = page.getByRole('navigation', { name: 'Działy' })
  await expect(departments).toContainText('Drinks')
  await page.context().setOffline(false)
  await expect(departments).toContainText('Napoje')
  await setLanguage(page, 'en')
})
