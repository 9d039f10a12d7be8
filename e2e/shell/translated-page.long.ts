import { expect, type Page } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'
import { basketLines, deleteBaskets, fillBasket, waitForBasketSave } from '../screens/basket-screen.ts'
import { completeForDelivery, placedOrderNumber, placeOrderButton } from '../screens/checkout-screen.ts'
import { searchForCode, searchResultNames } from '../screens/search-screen.ts'
import { add, butter, mopHead } from '../screens/shop-screen.ts'

/**
 * Replaces every text of the page by an element, as the translators of browsers do, and every new text. The words stay, so
 * that stale ones show.
 */
async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untranslated = 'script, style, textarea, title, [translate=no], font'
    const translate = (text: Node): void => {
      if (!text.parentElement || text.parentElement.closest(untranslated) || !text.nodeValue?.trim()) return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = text.nodeValue
      text.parentElement.replaceChild(outer, text)
    }
    const translateAll = (root: Node): void => {
      if (root.nodeType === Node.TEXT_NODE) return translate(root)
      const texts: Node[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) translate(text)
    }
    const start = (): void => {
      translateAll(document.body)
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) if (node.isConnected) translateAll(node)
      }).observe(document.body, { childList: true, subtree: true })
    }
    // Translators wait until the page is there.
    addEventListener('load', () => setTimeout(start, 500))
  })
}

async function openTranslated(page: Page, address: string): Promise<void> {
  await open(page, address)
  await expect.poll(() => page.locator('font > font').count()).toBeGreaterThan(20)
}

async function mainText(page: Page): Promise<string> {
  await waitUntilIdle(page)
  const text = await page.getByRole('main').innerText()
  // The time that is left passes.
  return text.replaceAll(/\d+ (d|h|m) \d\d (h|m|s)|\d+ min/g, '').replaceAll(/\s+/g, ' ')
}

test('a page that the browser translates finds, adds, changes and orders products', async ({ enter }) => {
  const page = await enter('demo')
  const plain = await enter('demo')
  await translatePages(page)
  await deleteBaskets(page)

  await openTranslated(page, '/shop')
  for (const code of [butter.code, mopHead.code]) await searchForCode(page, code)
  await searchResultNames(page).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mop Head')
  await waitForBasketSave(page, () => add(page, 'Single piece'))
  await openTranslated(page, butter.page)
  await waitForBasketSave(page, () => add(page, 'Single piece'))
  await waitForBasketSave(page, () =>
    page.getByRole('main').getByRole('button', { name: 'One more' }).click(),
  )

  await openTranslated(page, '/baskets/detail')
  for (let press = 0; press < 3; press += 1)
    await basketLines(page, butter.name).getByRole('button', { name: 'One more' }).click()
  await waitForBasketSave(page, () =>
    basketLines(page, mopHead.name)
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click(),
  )
  await expect(basketLines(page, mopHead.name)).toHaveCount(0)
  await waitForBasketSave(page, () => page.getByRole('button', { name: 'Undo' }).click())
  await expect(basketLines(page, mopHead.name)).toHaveCount(1)
  await expect(async () => {
    await open(plain, '/baskets/detail')
    expect(await mainText(page)).toBe(await mainText(plain))
  }).toPass()

  await fillBasket(page, { [butter.id]: 100 })
  await openTranslated(page, '/checkout')
  await completeForDelivery(page)
  await placeOrderButton(page).click()
  await placedOrderNumber(page)
  await expect(page.getByText('An error has occurred')).toHaveCount(0)
})
