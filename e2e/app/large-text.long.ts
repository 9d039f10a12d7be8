import { expect, type Page } from '@playwright/test'
import { open } from '../harness/open.ts'
import { fillBasket } from '../screens/basket-screen.ts'
import { butter, mopHead } from '../screens/shop-screen.ts'
import { test } from './app-journey.ts'

const pages = [
  '/',
  '/shop?promotion=true',
  butter.page,
  '/baskets/detail',
  '/checkout',
  '/account',
  '/account/orders',
  '/account/order-guide',
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

/** Amounts that are broken into lines or stick out of the window, and names that are cut off. */
async function faults(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const found: string[] = []
    // `innerWidth` grows with a page that is too wide.
    const { scrollWidth, clientWidth } = document.documentElement
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const parent = node.parentElement
      if (
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        parent.closest('.sr-only, .product-shelf')
      )
        continue
      for (const match of node.data.matchAll(/[£€₺]\s?\d(?:[\d,.\s]*\d)?/g)) {
        const range = new Range()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
        if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) found.push(`${match[0]} breaks`)
        if (rects.some(({ right }) => right > clientWidth + 1)) found.push(`${match[0]} sticks out`)
      }
    }
    for (const text of document.querySelectorAll<HTMLElement>('[data-basket-line] :is(a, p)'))
      if (getComputedStyle(text).overflow === 'hidden' && text.scrollHeight > text.clientHeight + 1)
        found.push(`${text.innerText} is cut`)
    for (const name of document.querySelectorAll<HTMLElement>('[data-tab-name]'))
      if (name.scrollWidth > name.clientWidth + 1 || name.offsetHeight > 34)
        found.push(`the tab ${name.innerText} is cut`)
    if (scrollWidth > clientWidth) {
      const wide = [...document.querySelectorAll('body *')].filter((each) => {
        const range = new Range()
        range.selectNodeContents(each)
        return range.getBoundingClientRect().right > clientWidth + 1
      })
      found.push(`the page is too wide: ${wide.at(-1)?.outerHTML.slice(0, 300)}`)
    }
    const skipLink = document.querySelector('a[href="#main"]')
    if (skipLink && skipLink.getBoundingClientRect().bottom > 0) found.push('the skip link is shown')
    return found
  })
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
      found.push(...(await faults(page)).map((fault) => `${language} ${path}: ${fault}`))
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
