import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'
import { listedOrders, openOffice, openOrder } from '../screens/office-screen.ts'
import { paste } from '../screens/quick-order-screen.ts'
import { selectedRow } from '../screens/search-screen.ts'
import { searchField } from '../screens/shop-screen.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')
const screen = { width: 360, height: 760 }
const gap = 24
const density = 2

const list = `2 semi skimmed
3 boxes of cola
1 thick sliced white
half a box of butter
2 chopped tomatoes
1 eggs
4 golden moon biscuits`

const desk = { viewport: { width: 1440, height: 900 } }
const dark = { colorScheme: 'dark' } as const

test('the shop on a desk', async ({ enter, provender }) => {
  const light = await enter('demo', desk)
  await agreeTo(light, provender.address)
  await open(light, '/account/order-guide')
  const offers = light.getByRole('button', { name: /^Add \d/ })
  for (let line = 0; line < 3; line += 1) await offers.nth(line).click()
  await keepPage(light, 'order-guide.webp')
  await fillBasket(light)
  await keepAddress(light, '/', 'desktop.webp')
  await searchField(light).click()
  await light.keyboard.type('tom')
  await selectedRow(light).waitFor()
  await keepPage(light, 'search.webp')
  await open(light, '/quick-order')
  await paste(light, list)
  await light.getByText('7 lines read').waitFor()
  await light.evaluate(() => scrollTo(0, 560))
  await keepPage(light, 'quick-order.webp')
  await keepAddress(light, '/account', 'account.webp')
  const night = await enter('demo', { ...desk, ...dark })
  await agreeTo(night, provender.address)
  await keepAddress(night, '/checkout', 'checkout.webp')
  await open(night, '/account/account-statements')
  const ticks = night.getByRole('checkbox', { name: /^Pay INV-/ })
  for (let invoice = 0; invoice < 2; invoice += 1) await ticks.nth(invoice).click()
  await keepPage(night, 'statement.webp')
})

test('the shop on a phone', async ({ enter, provender }) => {
  const onPhone = { ...phone, viewport: screen, deviceScaleFactor: density }
  const night = await enter('demo', { ...onPhone, ...dark })
  await keep('phone.webp', await screensOf(night, provender.address, ['/', '/baskets/detail', '/checkout']))
  const day = await enter('demo', onPhone)
  const pages = ['/account/order-guide', '/shop?q=tomato', '/account/orders']
  await keep('phone-light.webp', await screensOf(day, provender.address, pages))
})

test('the office', async ({ page }) => {
  await page.setViewportSize(desk.viewport)
  await openOffice(page, '/office/orders?state=open')
  await listedOrders(page).first().click()
  await openOrder(page).getByRole('heading', { level: 2 }).waitFor()
  await keep('office.webp', await page.screenshot())
})

async function agreeTo(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'cookie-permission', value: 'granted', url }])
}

async function screensOf(page: Page, address: string, pages: readonly string[]): Promise<Buffer> {
  await agreeTo(page, address)
  const screens: Buffer[] = []
  for (const each of pages) {
    await open(page, each)
    await waitUntilIdle(page)
    // The prompts for push messages and for the app would cover the content.
    for (const name of ['Not now', 'Close']) {
      const button = page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
      if (await button.isVisible()) await button.click()
    }
    screens.push(await page.screenshot())
  }
  return await sideBySide(screens)
}

async function keepAddress(page: Page, address: string, name: string): Promise<void> {
  await open(page, address)
  await keepPage(page, name)
}

async function keepPage(page: Page, name: string): Promise<void> {
  await waitUntilIdle(page)
  await keep(name, await page.screenshot())
}

async function fillBasket(page: Page): Promise<void> {
  for (const search of ['chopped tomato', 'butter', 'basmati rice', 'cola', 'crisps']) {
    await open(page, `/shop?q=${search}`)
    await waitUntilIdle(page)
    const adds = page.getByRole('list', { name: 'Products' }).getByRole('button', { name: /^Add/ })
    for (let card = 0; card < 4; card += 1) await adds.nth(card).click()
    await waitUntilIdle(page)
  }
}

async function sideBySide(screens: readonly Buffer[]): Promise<Buffer> {
  const step = (screen.width + gap) * density
  return await sharp({
    create: {
      width: screens.length * step - gap * density,
      height: screen.height * density,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(screens.map((input, index) => ({ input, left: index * step, top: 0 })))
    .png()
    .toBuffer()
}

async function keep(name: string, picture: Buffer): Promise<void> {
  await sharp(picture).webp({ quality: 78 }).toFile(join(folder, name))
}
