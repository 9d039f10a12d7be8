import { expect, type Page } from '@playwright/test'
import { desktop, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { waitUntilSettled } from '../harness/page-failures.ts'
import { waitForBasketSave, deleteBaskets, fillBasket } from '../screens/basket-screen.ts'
import { add, butter, mopHead } from '../screens/shop-screen.ts'

interface Stop {
  readonly description: string
  readonly isAgain: boolean
  readonly isBack: boolean
  readonly isSeen: boolean
  readonly hasOutline: boolean
}

declare global {
  interface Window {
    stops?: Element[]
  }
}

const maxStops = 80

/** All tab stops in order, until Tab leaves the page or starts again. */
async function stopsOf(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  for (let n = 0; n < maxStops; n += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate((): Stop | undefined => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const before = (window.stops ??= [])
      const last = before.at(-1)
      const isAgain = before.includes(element)
      before.push(element)
      const box = element.getBoundingClientRect()
      const isInWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      // A field outlines the box around it, and a card's link the overlay of the card.
      const around = [element, element.parentElement, element.closest('form, label')]
      return {
        description: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`,
        isAgain,
        // Ignore content that a stop opens and closes.
        isBack:
          last !== undefined &&
          last.isConnected &&
          !(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
        isSeen: isInWindow && box.width > 0 && box.height > 0,
        hasOutline:
          around.some((each) => each && isOutlined(getComputedStyle(each))) ||
          isOutlined(getComputedStyle(element, '::after')),
      }
    })
    if (!stop || stop.isAgain) return stops
    stops.push(stop)
  }
  return stops
}

for (const address of ['/', '/shop', butter.page, '/login', '/register', '/baskets/detail', '/checkout'])
  test(`Tab follows the reading order of ${address} and shows the focus, in forced colours too`, async ({
    enter,
    browser,
    provender,
  }) => {
    const isVisitors = ['/login', '/register'].includes(address)
    const page = isVisitors
      ? await browser.newPage({ ...desktop, baseURL: provender.address })
      : await enter('demo', desktop)
    await page.context().addCookies([{ name: 'cookie-permission', value: 'granted', url: provender.address }])
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors })
      await open(page, address)
      await waitUntilSettled(page)
      const stops = await stopsOf(page)
      expect(stops.length, stops.map(({ description }) => description).join(', ')).toBeGreaterThan(5)
      const namesWhere = (matches: (stop: Stop) => boolean) =>
        stops.filter(matches).map(({ description }) => description)
      expect
        .soft(
          namesWhere(({ isSeen }) => !isSeen),
          'out of sight',
        )
        .toEqual([])
      expect
        .soft(
          namesWhere(({ hasOutline }) => !hasOutline),
          'not shown',
        )
        .toEqual([])
      expect
        .soft(
          namesWhere(({ isBack }) => isBack),
          'back again',
        )
        .toEqual([])
    }
  })

test('additions to the basket are announced, and reduced motion stops all motion', async ({ enter }) => {
  const page = await enter('demo', desktop)
  await deleteBaskets(page)
  await open(page, mopHead.page)
  const status = page.getByRole('banner').getByRole('status')
  await waitForBasketSave(page, () => add(page, 'Box of'))
  await expect(status.filter({ hasText: /^Basket: 1 line, £[\d.]+ \+ VAT$/ })).toBeAttached()
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
  )
  expect(moving).toBe(0)
})

test('the menu opens with the keys of a button', async ({ page }) => {
  await open(page, '/shop')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  for (const key of ['Space', 'Enter']) {
    await menu.focus()
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  }
})

test('a menu follows arrows and letters and hands the focus back', async ({ enter }) => {
  const page = await enter('demo', desktop)
  await fillBasket(page, { [butter.id]: 2 })
  await open(page, '/baskets/detail')
  const more = page.getByRole('main').getByRole('button', { name: /^More,/ })
  const entry = (name: string) => page.getByRole('menuitem', { name })
  await more.focus()
  await page.keyboard.press('ArrowDown')
  await expect(entry('Download CSV')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(entry('Delete basket')).toBeFocused()
  await page.keyboard.type('dup')
  await expect(entry('Duplicate')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(more).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(entry('Download CSV')).toBeFocused()
  await page.keyboard.type('ren')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Rename basket' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(more).toBeFocused()
})

test('a press on the button of a menu that is still loading opens it later', async ({ enter }) => {
  const page = await enter('demo', desktop)
  await fillBasket(page, { [butter.id]: 2 })
  const mayLoad = Promise.withResolvers<void>()
  await page.route('**/menu-panel-*.js', async (route) => {
    await mayLoad.promise
    await route.fallback()
  })
  await open(page, '/baskets/detail')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^More,/ })
    .click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  mayLoad.resolve()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect(page.getByRole('dialog', { name: 'Rename basket' })).toBeVisible()
})
