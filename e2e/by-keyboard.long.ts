import { expect, type Page } from '@playwright/test'
import { basketSaved, throwAwayBaskets } from './basket-screen.ts'
import { desk, test } from './journey.ts'
import { open } from './open.ts'
import { settled } from './page-troubles.ts'
import { add, butter, mopHead } from './shop-screen.ts'

interface Stop {
  readonly what: string
  readonly place: number
  readonly isSeen: boolean
  readonly hasOutline: boolean
}

const mostStops = 80

/** Everything that Tab stops at, in its order, until it leaves the page or begins again. */
async function stopsOf(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  for (let n = 0; n < mostStops; n += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate((): Stop | undefined => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isInWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      return {
        what: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`,
        place: [...document.querySelectorAll('*')].indexOf(element),
        isSeen: isInWindow && box.width > 0 && box.height > 0,
        hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
      }
    })
    if (!stop || stops.some(({ place }) => place === stop.place)) return stops
    stops.push(stop)
  }
  return stops
}

for (const address of ['/', '/shop', butter.page, '/login', '/register', '/baskets/detail', '/checkout'])
  test(`Tab goes through ${address} as it reads, and shows where it is, in forced colours as well`, async ({
    enter,
    browser,
    provender,
  }) => {
    const isVisitors = ['/login', '/register'].includes(address)
    const page = isVisitors
      ? await browser.newPage({ ...desk, baseURL: provender.address })
      : await enter('demo', desk)
    await page.context().addCookies([{ name: 'cookie-permission', value: 'granted', url: provender.address }])
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors })
      await open(page, address)
      await settled(page)
      const stops = await stopsOf(page)
      expect(stops.length).toBeGreaterThan(5)
      const told = (which: (stop: Stop, at: number) => boolean) => stops.filter(which).map(({ what }) => what)
      expect
        .soft(
          told(({ isSeen }) => !isSeen),
          'out of sight',
        )
        .toEqual([])
      expect
        .soft(
          told(({ hasOutline }) => !hasOutline),
          'not shown',
        )
        .toEqual([])
      expect
        .soft(
          told(({ place }, at) => at > 0 && place < stops[at - 1]!.place),
          'back again',
        )
        .toEqual([])
    }
  })

test('what goes into the basket is said, and nothing moves for who asks for stillness', async ({ enter }) => {
  const page = await enter('demo', desk)
  await throwAwayBaskets(page)
  await open(page, mopHead.page)
  const said = page.getByRole('banner').getByRole('status')
  await basketSaved(page, () => add(page, 'Box of'))
  await expect(said).not.toBeEmpty()
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
  )
  expect(moving).toBe(0)
})
