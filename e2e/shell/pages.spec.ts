import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { languages } from '@provender/domain/languages'
import { checkLook, checkPage } from '../harness/check-page.ts'
import { desktop, phone, test as journey } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { watchProblems } from '../harness/page-failures.ts'
import { routesOf } from '../harness/routes-of.ts'
import { watchRequests } from '../harness/wait-until-idle.ts'
import { fillBasket } from '../screens/basket-screen.ts'
import { mainButtonOf } from '../screens/main-button-of.ts'
import { setLanguage, test as visiting } from '../screens/screen-visits.ts'
import { screens, unseenRoutes } from '../screens/screens.ts'
import { butter } from '../screens/shop-screen.ts'

const checksEveryPage = process.env['EVERY_PAGE'] !== undefined

const basket = { 1691: 40, 4419: 40, 1602: 2 }

/** The pages that matter most. The long tests check every screen, in each state, language and device. */
const visitors = ['/', '/shop', butter.page]
const shoppers = ['/baskets/detail', '/checkout']
/** Pages whose desktop layout differs from the phone's. */
const desktopPages = ['/shop', '/checkout']

const devices = [
  { name: 'phone', device: phone, isChecked: () => true },
  { name: 'desk', device: desktop, isChecked: (address: string) => desktopPages.includes(address) },
]

async function watchFromStart(page: Page): Promise<() => readonly string[]> {
  await page.goto('/robots.txt')
  return await watchProblems(page, new URL(page.url()).origin)
}

// By far the longest file, and its tests are independent.
journey.describe.configure({ mode: 'parallel' })

journey('every route of the shop is among the screens', () => {
  expect(unseenRoutes(), 'add these to e2e/screens/screens.ts').toEqual([])
})

journey('the main button of every route of the shop is known', () => {
  expect(Object.keys(mainButtonOf).toSorted()).toEqual(routesOf('shop').toSorted())
})

for (const { name, device, isChecked } of checksEveryPage ? [] : devices)
  journey.describe(`on a ${name}`, () => {
    journey.use({ serviceWorkers: 'allow' })
    for (const address of visitors.filter(isChecked))
      journey(`a visitor finds nothing wrong with ${address}`, async ({ browser, provender }) => {
        const page = await browser.newPage({ ...device, baseURL: provender.address })
        watchRequests(page)
        // Answer the cookie prompt, which covers the end of the page.
        await page
          .context()
          .addCookies([{ name: 'cookie-permission', value: 'granted', url: provender.address }])
        const problems = await watchFromStart(page)
        await open(page, address)
        await checkPage(page, problems)
        await page.context().close()
      })

    for (const address of shoppers.filter(isChecked))
      journey(`a shopper finds nothing wrong with ${address}`, async ({ enter }) => {
        const page = await enter('demo', device)
        await fillBasket(page, basket)
        const problems = await watchFromStart(page)
        await open(page, address)
        await checkPage(page, problems)
      })
  })

if (checksEveryPage) {
  // Some screens are offline ones.
  visiting.use({ serviceWorkers: 'allow' })
  // Each of them is opened in every language and at five widths.
  visiting.describe.configure({ timeout: 600_000 })
}

const only = process.env['ONLY_LANGUAGE']
const checkedLanguages = languages.filter((language) => only === undefined || language === only)
const everyDevice: readonly (readonly [name: string, device: BrowserContextOptions])[] = [
  ['phone', phone],
  ['desk', desktop],
]

/** Open the screen only after watching for errors has started. */
const before = (): Promise<void> => Promise.resolve()

for (const screen of checksEveryPage ? screens : [])
  for (const [name, device] of everyDevice)
    visiting(`on a ${name} nothing is wrong with ${screen.name} in any language`, async ({ visit }) => {
      if (typeof screen.at === 'string')
        for (const language of checkedLanguages) {
          const page = await visit({ ...screen, at: before }, device, language)
          const problems = await watchFromStart(page)
          await open(page, screen.at)
          await checkPage(page, problems, `, ${language}`)
          await page.context().close()
        }
      else {
        const page = await visit(screen, device)
        for (const language of checkedLanguages) {
          await page.emulateMedia({ colorScheme: 'light' })
          await setLanguage(page, language)
          await checkLook(page, `, ${language}`)
          await page.setViewportSize(device.viewport!)
        }
      }
    })
