import { expect, type Page } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { fillBasket } from '../screens/basket-screen.ts'
import { butter } from '../screens/shop-screen.ts'

/** Marks elements that only a background or a drawn ring makes visible: small shapes and controls. */
async function markShapes(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const clear = 'rgba(0, 0, 0, 0)'
    const groundUnder = (element: Element): string => {
      for (let above = element.parentElement; above; above = above.parentElement) {
        const { backgroundColor } = getComputedStyle(above)
        if (backgroundColor !== clear) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }
    const shapes = [...document.querySelectorAll<HTMLElement>('span, a, button, output, li, s, b')].filter(
      (element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return false
        // Above the window: the skip link, which shows on focus with its own ring.
        if (element.getBoundingClientRect().bottom < 0) return false
        // Ignore boxes of pictures.
        if (element.querySelector('img') ?? element.closest('[class*="aspect-square"]')) return false
        const { backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element)
        const isFilled = backgroundColor !== clear && backgroundColor !== groundUnder(element)
        return isFilled || backgroundImage.includes('gradient') || boxShadow.includes('inset')
      },
    )
    for (const shape of shapes) shape.dataset['shape'] = shape.className
    return shapes.length
  })
}

/** The marked shapes that have neither a border nor a fill. */
async function lostShapes(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor
    const hasEdge = (element: Element): boolean => {
      const style = getComputedStyle(element)
      const isOutlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
      const isBordered = ['top', 'bottom'].some(
        (side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
      )
      const isDrawn =
        style.forcedColorAdjust !== 'auto' &&
        (style.backgroundColor !== ground || style.backgroundImage !== 'none' || style.boxShadow !== 'none')
      return isOutlined || isBordered || isDrawn
    }
    return [...document.querySelectorAll<HTMLElement>('[data-shape]')]
      .filter((shape) => shape.isConnected && !hasEdge(shape))
      .map((shape) => `${shape.tagName} ${shape.dataset['shape']}: ${shape.innerText.slice(0, 30)}`)
  })
}

test('in forced colours every icon and button drawn by a background keeps a border', async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 2, 4419: 40 })
  for (const address of [
    '/',
    '/shop',
    '/shop?layout=list',
    butter.page,
    '/baskets/detail',
    '/checkout',
    '/account',
    '/account/orders',
    '/account/order-guide',
    '/account/statement',
    '/quick-order',
  ]) {
    await page.emulateMedia({ forcedColors: 'none' })
    await open(page, address)
    expect(await markShapes(page), address).toBeGreaterThan(3)
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft([...new Set(await lostShapes(page))], address).toEqual([])
  }
})
