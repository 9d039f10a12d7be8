import { expect, type Locator, type Page } from '@playwright/test'
import { open } from '../harness/open.ts'
import { basketLines, waitForBasketSave } from '../screens/basket-screen.ts'
import { scannedLines } from '../screens/scan-screen.ts'
import { mopHead } from '../screens/shop-screen.ts'
import { test } from './app-journey.ts'
import { callsOf } from './fake-phone.ts'

test('a barcode in front of the camera adds a piece to the basket, whose quantity stands above the list', async ({
  startApp,
}) => {
  const { page } = await startApp({ user: 'rival', sees: [mopHead.pieceCode] })
  await open(page, '/scan')
  const main = page.getByRole('main')
  await expect(main.getByText(/^Added: 1 piece/)).toBeVisible()
  await expect(main.getByText(mopHead.name).last()).toBeVisible()
  await expect(scannedLines(page)).toHaveCount(0)
  await waitForBasketSave(page, () => main.getByRole('button', { name: /^One more/ }).click())
  await open(page, '/baskets/detail')
  await expect(basketLines(page, mopHead.name)).toBeVisible()
})

test('the Scan tab starts the camera at once, and says how to allow it if that was refused', async ({
  startApp,
}) => {
  const { page, phone } = await startApp({ user: 'rival' })
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scan' }).click()
  await expect(page.getByRole('heading', { name: 'The camera is not allowed here' })).toBeVisible()
  const again = page.getByRole('button', { name: 'Try again' })
  expect(await lightnessBetween(again)).toBeGreaterThan(0.5)
  await page.getByRole('button', { name: 'Open the settings' }).click()
  await expect.poll(() => callsOf(phone, 'NativeSettings.open')).toHaveLength(1)
})

/** How much lighter or darker the text of a button is than its ground, from 0 to 1. */
function lightnessBetween(button: Locator): Promise<number> {
  return button.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    const [text = 0, ground = 0] = [color, backgroundColor].map((each) =>
      Number(/^oklch\(([\d.]+)/.exec(each)?.[1]),
    )
    return Math.abs(text - ground)
  })
}

/** The system asks for the camera, and waits for the answer. */
async function askForCamera(page: Page, { isAllowed }: { readonly isAllowed: boolean }) {
  await page.addInitScript((allowed) => {
    const devices = navigator.mediaDevices
    const getUserMedia = devices.getUserMedia.bind(devices)
    const isAnswered = new Promise((resolve) => addEventListener('answered', resolve))
    devices.getUserMedia = async (wanted) => {
      performance.mark('question')
      await isAnswered
      if (!allowed) throw new DOMException('', 'NotAllowedError')
      return await getUserMedia(wanted)
    }
  }, isAllowed)
  return {
    answer: async () => await page.evaluate(() => void dispatchEvent(new Event('answered'))),
    countQuestions: async () => await page.evaluate(() => performance.getEntriesByName('question').length),
  }
}

// The question covers the app on Android. The web view may pass on its answer before the app is back, or after.
for (const order of ['before', 'after'] as const) {
  test(`the camera starts if it is allowed ${order} the app is back from the question`, async ({
    startApp,
  }) => {
    const { page, phone } = await startApp({ user: 'rival', sees: [mopHead.pieceCode] })
    const { answer } = await askForCamera(page, { isAllowed: true })
    await open(page, '/scan')
    await expect(page.getByRole('heading', { name: 'Starting the camera' })).toBeVisible()
    await phone.emit(page, { plugin: 'App', event: 'pause', data: {} })
    if (order === 'before') await answer()
    await phone.emit(page, { plugin: 'App', event: 'resume', data: {} })
    if (order === 'after') await answer()
    await expect(page.getByText(/^Added: 1 piece/)).toBeVisible()
  })

  test(`the camera is not asked for again if it is refused ${order} the app is back from the question`, async ({
    startApp,
  }) => {
    const { page, phone } = await startApp({ user: 'rival' })
    const { answer, countQuestions } = await askForCamera(page, { isAllowed: false })
    await open(page, '/scan')
    await expect(page.getByRole('heading', { name: 'Starting the camera' })).toBeVisible()
    await phone.emit(page, { plugin: 'App', event: 'pause', data: {} })
    if (order === 'before') await answer()
    await phone.emit(page, { plugin: 'App', event: 'resume', data: {} })
    if (order === 'after') await answer()
    await expect(page.getByRole('heading', { name: 'The camera is not allowed here' })).toBeVisible()
    expect(await countQuestions()).toBe(1)
  })
}
