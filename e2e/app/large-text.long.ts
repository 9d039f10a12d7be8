import { expect, type Page } from '@playwright/test'
import { largeTextFaults } from '../harness/large-text-faults.ts'
import { open } from '../harness/open.ts'
import { fillBasket } from '../screens/basket-screen.ts'
import { butter, mopHead } from '../screens/shop-screen.ts'
import { test } from './app-journey.ts'

const pages = [
  '/',
  '/shop?promotion=true',
  '/shop?q=milk&layout=list',
  butter.page,
  '/baskets/detail',
  '/checkout',
  '/account',
  '/account/orders',
  '/account/order-guide',
  '/account/account-statements',
]

async function chooseLanguageInApp(page: Page, language: string): Promise<void> {
  await open(page, '/account/settings/preferences')
  await page.getByRole('combobox', { name: 'Language' }).selectOption(language)
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

async function enlargeText(page: Page): Promise<void> {
  await page.addStyleTag({ content: ':root { font-size: 200% }' })
  await page.evaluate(() => (document.documentElement.dataset['text'] = 'large'))
}

test('with text twice as large, amounts stay whole and tabs keep their names', async ({
  startApp,
  enter,
}) => {
  await fillBasket(await enter('demo'), { [butter.id]: 120, [mopHead.id]: 30 })
  const { page } = await startApp({ user: 'demo' })
  await page.setViewportSize({ width: 360, height: 740 })
  const found: string[] = []
  for (const language of ['en', 'pl']) {
    await chooseLanguageInApp(page, language)
    for (const path of pages) {
      await open(page, path)
      await enlargeText(page)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      found.push(...(await largeTextFaults(page)).map((fault) => `${language} ${path}: ${fault}`))
    }
  }
  expect(found).toEqual([])
})

test('the titles in the bar are whole in Polish on a narrow phone', async ({ startApp }) => {
  const { page } = await startApp({ user: 'demo' })
  await page.setViewportSize({ width: 360, height: 740 })
  await chooseLanguageInApp(page, 'pl')
  const title = page.getByRole('banner').getByRole('heading', { level: 1 })
  for (const path of [
    '/quick-order',
    '/account/order-guide',
    '/account/settings/second-factor',
    '/checkout',
  ]) {
    await open(page, path)
    await expect(title).toBeVisible()
    const cut = await title.evaluate(
      (heading) =>
        heading.scrollWidth > heading.clientWidth + 1 || heading.scrollHeight > heading.clientHeight + 1,
    )
    expect(cut, `${path}: ${await title.innerText()}`).toBe(false)
  }
})
