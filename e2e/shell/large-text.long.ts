import { expect, type LaunchOptions } from '@playwright/test'
import { test as base } from '../harness/journey.ts'
import { largeTextFaults } from '../harness/large-text-faults.ts'
import { chooseLanguage, open } from '../harness/open.ts'
import { fillBasket } from '../screens/basket-screen.ts'
import { butter, mopHead } from '../screens/shop-screen.ts'

/** A browser whose user has set the font size to twice the usual. */
const test = base.extend<object, { readonly launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
      await provide({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
})

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

for (const language of ['en', 'pl'])
  test(`with the browser's text twice as large, pages fit a phone in ${language}`, async ({
    enter,
    provender,
  }) => {
    const page = await enter('demo', {
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
    })
    await fillBasket(page, { [butter.id]: 120, [mopHead.id]: 30 })
    await chooseLanguage(page.context(), language, provender.address)
    const faults: string[] = []
    const look = async (path: string) => {
      await open(page, path)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      faults.push(...(await largeTextFaults(page)).map((fault) => `${path}: ${fault}`))
    }
    for (const path of pages) await look(path)
    await open(page, '/account/orders')
    const order = page.locator('main a[href^="/account/orders/"]').last()
    await look((await order.getAttribute('href'))!)
    expect(faults).toEqual([])
  })
