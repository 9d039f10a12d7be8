import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { desktop, phone, test as journey } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { barriers, overflows, paleTexts, settled, unroll, watch } from '../harness/page-failures.ts'
import { watchRequests } from '../harness/wait-until-idle.ts'
import { fillBasket } from '../screens/basket-screen.ts'
import { type Language, setLanguage, test as visiting } from '../screens/screen-visits.ts'
import { screens, unseenRoutes } from '../screens/screens.ts'
import { butter } from '../screens/shop-screen.ts'

const mostShift = 0.05
/** The narrowest width equals 1280 pixels at 400 %, or 640 at 200 %. */
const widths = [320, 360, 744, 1024, 1440]

const looksAtEvery = process.env['EVERY_PAGE'] !== undefined

const basket = { 1691: 40, 4419: 40, 1602: 2 }

/** The pages that matter most. The long tests check every screen, in each state, language and device. */
const visitors = ['/', '/shop', '/shop?q=basmati&layout=list', butter.page, '/login']
const shoppers = ['/', '/shop', butter.page, '/baskets', '/baskets/detail', '/checkout']
/** Pages whose desktop layout differs from the phone's. */
const atTheDesk = ['/shop', '/checkout']

const devices = [
  { name: 'phone', device: phone, isLookedAt: () => true },
  { name: 'desk', device: desktop, isLookedAt: (address: string) => atTheDesk.includes(address) },
]

/** Runs all checks on a page that has just been opened. */
async function lookAt(page: Page, troubles: () => readonly string[]): Promise<void> {
  await settled(page)
  expect.soft(await page.evaluate(() => window.shifted), 'layout shift').toBeLessThan(mostShift)
  await unroll(page)
  await barriersInBothSchemes(page)
  expect.soft(await overflows(page, widths), 'wider than the window').toEqual({})
  expect.soft(troubles()).toEqual([])
}

async function barriersInBothSchemes(page: Page): Promise<void> {
  expect.soft(await barriers(page), 'barriers').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  expect.soft(await paleTexts(page), 'in the dark').toEqual([])
}

async function watchFrom(page: Page): Promise<() => readonly string[]> {
  await page.goto('/robots.txt')
  return await watch(page, new URL(page.url()).origin)
}

// By far the longest file, and its tests are independent.
journey.describe.configure({ mode: 'parallel' })

journey('every route of the shop is among the screens', () => {
  expect(unseenRoutes(), 'add these to e2e/screens.ts').toEqual([])
})

for (const { name, device, isLookedAt } of looksAtEvery ? [] : devices)
  journey.describe(`on a ${name}`, () => {
    journey.use({ serviceWorkers: 'allow' })
    for (const address of visitors.filter(isLookedAt))
      journey(`a visitor finds nothing wrong with ${address}`, async ({ browser, provender }) => {
        const page = await browser.newPage({ ...device, baseURL: provender.address })
        watchRequests(page)
        // Answer the cookie prompt, which covers the end of the page.
        await page
          .context()
          .addCookies([{ name: 'cookie-permission', value: 'granted', url: provender.address }])
        const troubles = await watchFrom(page)
        await open(page, address)
        await lookAt(page, troubles)
        await page.context().close()
      })

    for (const address of shoppers.filter(isLookedAt))
      journey(`a shopper finds nothing wrong with ${address}`, async ({ enter }) => {
        const page = await enter('demo', device)
        await fillBasket(page, basket)
        const troubles = await watchFrom(page)
        await open(page, address)
        await lookAt(page, troubles)
      })
  })

// Some screens are offline ones.
if (looksAtEvery) visiting.use({ serviceWorkers: 'allow' })

const languages: readonly Language[] = ['en', 'pl', 'tr']
const everyDevice: readonly (readonly [name: string, device: BrowserContextOptions])[] = [
  ['phone', phone],
  ['desk', desktop],
]

/** Open the screen only after watching for errors has started. */
const before = (): Promise<void> => Promise.resolve()

for (const screen of looksAtEvery ? screens : [])
  for (const [name, device] of everyDevice)
    visiting(`on a ${name} nothing is wrong with ${screen.name} in any language`, async ({ visit }) => {
      if (typeof screen.at === 'string')
        for (const language of languages) {
          const page = await visit({ ...screen, at: before }, device, language)
          const troubles = await watchFrom(page)
          await open(page, screen.at)
          await lookAt(page, troubles)
          await page.context().close()
        }
      else {
        const page = await visit(screen, device)
        for (const language of languages) {
          await page.emulateMedia({ colorScheme: 'light' })
          await setLanguage(page, language)
          await settled(page)
          await unroll(page)
          await barriersInBothSchemes(page)
          expect.soft(await overflows(page, widths), `wider than the window, ${language}`).toEqual({})
          await page.setViewportSize(device.viewport!)
        }
      }
    })
