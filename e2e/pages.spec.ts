import { expect, type Page } from '@playwright/test'
import { watchRequests } from './at-rest.ts'
import { fillBasket } from './basket-screen.ts'
import { desk, phone, test } from './journey.ts'
import { open } from './open.ts'
import { barriers, overflows, paleTexts, settled, unroll, watch } from './page-troubles.ts'
import { butter } from './shop-screen.ts'

const mostShift = 0.05
const widths = [360, 744, 1024, 1440]

const looksAtEvery = process.env['EVERY_PAGE'] !== undefined

const visitors = [
  '/',
  '/shop',
  '/shop?q=basmati&layout=list',
  '/shop?q=there+is+no+such+thing',
  butter.page,
  '/categories',
  '/brands',
  '/login',
  '/register',
  ...(looksAtEvery ? ['/register/success', '/reset-password', '/reset-password/success'] : []),
  '/about-us',
  '/faq',
  '/maintenance',
  '/404',
]
/** Forms and lists that are made of what the others are made of: looked at in the long tests alone. */
const ofTheAccount = process.env['EVERY_PAGE']
  ? [
      '/account/settings',
      '/account/settings/change-password',
      '/account/settings/preferences',
      '/account/settings/colleagues',
      '/account/settings/sites',
      '/account/settings/delete-account',
      '/account/notifications',
    ]
  : []

const shoppers = [
  '/',
  '/shop',
  butter.page,
  '/baskets',
  '/baskets/detail',
  '/checkout',
  '/account',
  '/account/orders',
  ...(looksAtEvery ? ['/account/settings/devices'] : []),
  '/scan',
  ...ofTheAccount,
]
/** Where a desk has another layout than a phone. The long tests look at every page on both. */
const atTheDesk = looksAtEvery ? [...visitors, ...shoppers] : ['/', '/shop', '/baskets/detail', '/checkout']

const devices = [
  { name: 'phone', device: phone, addresses: [...visitors, ...shoppers] },
  { name: 'desk', device: desk, addresses: atTheDesk },
]

/** Opens the page and looks at everything that may be wrong with any page. */
async function look(page: Page, address: string): Promise<void> {
  const troubles = await watch(page, new URL(page.url()).origin)
  await open(page, address)
  await settled(page)
  expect.soft(await page.evaluate(() => window.shifted), 'layout shift').toBeLessThan(mostShift)
  await unroll(page)
  expect.soft(await barriers(page), 'barriers').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  expect.soft(await paleTexts(page), 'in the dark').toEqual([])
  expect.soft(await overflows(page, widths), 'wider than the window').toEqual({})
  expect.soft(troubles()).toEqual([])
}

// By far the longest file, and no page needs another.
test.describe.configure({ mode: 'parallel' })

for (const { name, device, addresses } of devices) {
  test.describe(`on a ${name}`, () => {
    for (const address of visitors.filter((each) => addresses.includes(each)))
      test(`a visitor finds nothing wrong with ${address}`, async ({ browser, provender }) => {
        const page = await browser.newPage({ ...device, baseURL: provender.address })
        watchRequests(page)
        // The question about cookies is answered: its bar lies over the end of the page.
        await page
          .context()
          .addCookies([{ name: 'cookie-permission', value: 'granted', url: provender.address }])
        await page.goto('/robots.txt')
        await look(page, address)
        await page.context().close()
      })

    for (const address of shoppers.filter((each) => addresses.includes(each)))
      test(`a shopper finds nothing wrong with ${address}`, async ({ enter }) => {
        const page = await enter('demo', device)
        await fillBasket(page, { 1691: 40, 4419: 40, 1602: 2 })
        await page.goto('/robots.txt')
        await look(page, address)
      })
  })
}
