import { expect, type Page } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { fillBasket } from '../screens/basket-screen.ts'
import { butter } from '../screens/shop-screen.ts'

/** What the page tells by a background or a drawn ring alone: small shapes, and whatever can be pressed. Marks them for later. */
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
        // Above the window: a link that shows with the focus, which has its own ring.
        if (element.getBoundingClientRect().bottom < 0) return false
        // The places of pictures are no signs.
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

/** Of the marked shapes, those with neither an edge nor a fill of their own. */
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

test('in forced colours every sign and button that a background draws keeps an edge', async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 2, 4419: 40 })
  for (const address of [
    '/',
    '/shop',
    '/shop?layout=list',
    butter.page,
    '/baskets/detail',
    '/checkout',
    '/account/orders',
  ]) {
    await page.emulateMedia({ forcedColors: 'none' })
    await open(page, address)
    expect(await markShapes(page), address).toBeGreaterThan(3)
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft([...new Set(await lostShapes(page))], address).toEqual([])
  }
})
