import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')
const screen = { width: 360, height: 760 }
const gap = 24
const density = 2

test('the shop on a desk and on a phone', async ({ enter, provender }) => {
  const agreed = { name: 'cookie-permission', value: 'granted', url: provender.address }
  const desktop = await enter('demo', { viewport: { width: 1440, height: 1000 } })
  await desktop.context().addCookies([agreed])
  await fillBasket(desktop)
  await open(desktop, '/')
  await waitUntilIdle(desktop)
  await keep('desktop.webp', await desktop.screenshot())
  const hand = await enter('demo', {
    ...phone,
    viewport: screen,
    deviceScaleFactor: density,
    colorScheme: 'dark',
  })
  await hand.context().addCookies([agreed])
  const screens: Buffer[] = []
  for (const address of ['/shop?q=tomato', '/baskets/detail', '/checkout']) {
    await open(hand, address)
    await waitUntilIdle(hand)
    // The prompt for push messages would cover the content.
    const notNow = hand.getByRole('button', { name: 'Not now' })
    if (await notNow.isVisible()) await notNow.click()
    screens.push(await hand.screenshot())
  }
  await keep('phone.webp', await sideBySide(screens))
})

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
  await sharp(picture).webp({ quality: 82 }).toFile(join(folder, name))
}
