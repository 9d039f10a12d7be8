import { expect, type Page } from '@playwright/test'
import { test } from '../harness/camera.ts'
import { acceptCookies, open } from '../harness/open.ts'
import { accessibilityViolations } from '../harness/page-failures.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'
import { basketLines, waitForBasketSave, deleteBaskets } from '../screens/basket-screen.ts'
import { scannedLines, unknownCode } from '../screens/scan-screen.ts'
import { mopHead } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

const { pieceCode, caseCode } = mopHead

test('a piece barcode adds one piece, once while it stays in front of the camera', async ({
  enterWithCamera,
}) => {
  const page = await enterWithCamera('demo', { sees: [pieceCode], allowed: true })
  await deleteBaskets(page)
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await open(page, '/scan')
  await expect(page.getByText('Added: 1 piece')).toBeVisible()
  const line = scannedLines(page).filter({ hasText: mopHead.name })
  await expect(line).toContainText('Single piece')
  await expect(line.getByRole('textbox')).toHaveValue('1')

  // The video has restarted by then, and its code has never left the picture.
  await page.evaluate(async () => {
    const video = document.querySelector('video')!
    const seenFrom = video.currentTime
    while (video.currentTime < seenFrom + 3) await new Promise(requestAnimationFrame)
  })
  await expect(line.getByRole('textbox')).toHaveValue('1')
  await waitForBasketSave(page, () => line.getByRole('button', { name: 'One more' }).click())
  await open(page, '/baskets/detail')
  await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue('2')
  expect([...origins]).toEqual([new URL(page.url()).origin])
})

test('a case code adds a box, and undo removes it', async ({ enterWithCamera }) => {
  const page = await enterWithCamera('demo', { sees: [caseCode], allowed: true })
  await deleteBaskets(page)
  await open(page, '/scan')
  await expect(page.getByText('Added: 1 box')).toBeVisible()
  const line = scannedLines(page).filter({ hasText: mopHead.name })
  await expect(line).toContainText('Box of 50')
  await expect(line.getByRole('textbox')).toHaveValue('1')
  await waitForBasketSave(page, () =>
    line.getByRole('button', { name: `Undo the last scan of ${mopHead.name}` }).click(),
  )
  await expect(page.getByText('Removed: 1 box')).toBeVisible()
  await expect(scannedLines(page)).toHaveCount(0)
  await open(page, '/baskets/detail')
  await expect(basketLines(page, mopHead.name)).toHaveCount(0)
})

test('the light goes on and off, and a phone that refuses it says so', async ({ enterWithCamera }) => {
  const page = await enterWithCamera('demo', { sees: [unknownCode], allowed: true })
  await page.addInitScript(() => {
    MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities
    let changes = 0
    MediaStreamTrack.prototype.applyConstraints = async () => {
      changes += 1
      if (changes === 3) throw new DOMException('Too hot', 'OperationError')
    }
  })
  await open(page, '/scan')
  const light = page.getByRole('button', { name: 'Torch' })
  await light.click()
  await expect(light).toHaveAttribute('aria-pressed', 'true')
  await light.click()
  await expect(light).toHaveAttribute('aria-pressed', 'false')
  await light.click()
  const failure = page.getByText('Torch not available')
  await expect(failure).toBeVisible()
  await expect(light).toHaveAttribute('aria-pressed', 'false')
  await light.click()
  await expect(light).toHaveAttribute('aria-pressed', 'true')
  await expect(failure).toHaveCount(0)
})

test('an unknown code offers search and manual entry', async ({ enterWithCamera }) => {
  const page = await enterWithCamera('demo', { sees: [unknownCode], allowed: true })
  await open(page, '/scan')
  const question = page.getByRole('list', { name: 'Open scans' }).getByRole('listitem')
  await expect(question).toContainText(`No product has the code ${unknownCode}.`)
  expect(await accessibilityViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Correct the code' }).click()
  const field = page.getByRole('searchbox', { name: 'Barcode or product code' })
  await expect(field).toHaveValue(unknownCode)
  await expect(field).toBeFocused()
  await question.getByRole('link', { name: 'Search all products' }).click()
  await expect(page).toHaveURL(`/shop?q=${unknownCode}`)
})

test('without camera permission the page says so and accepts typed codes', async ({ enterWithCamera }) => {
  const page = await enterWithCamera('demo', { sees: [pieceCode], allowed: false })
  await deleteBaskets(page)
  await open(page, '/scan')
  const camera = page.getByRole('region', { name: 'Camera' })
  await expect(camera).toContainText('You will be asked for permission.')
  await camera.getByRole('button', { name: 'Start the camera' }).click()
  await expect(camera).toContainText('The camera is not allowed here')
  await expect(camera.getByRole('button', { name: 'Try again' })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Barcode or product code' }).fill(pieceCode)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Added: 1 piece')).toBeVisible()
  await expect(scannedLines(page).filter({ hasText: mopHead.name }).getByRole('textbox')).toHaveValue('1')
})

test('a camera that is taken away during use says so, and starts again with the same focus', async ({
  enterWithCamera,
}) => {
  const page = await enterWithCamera('demo', { sees: [undefined], allowed: true })
  await open(page, '/scan')
  const camera = page.getByRole('region', { name: 'Camera' })
  await expect(camera.getByRole('button', { name: 'Pause the camera' })).toBeVisible()
  await page.evaluate(() => {
    const [track] = (document.querySelector('video')!.srcObject as MediaStream).getVideoTracks()
    track!.dispatchEvent(new Event('ended'))
  })
  await expect(camera).toContainText('The camera was taken away')
  await page.context().clearPermissions()
  const again = camera.getByRole('button', { name: 'Try again' })
  await again.press('Enter')
  await expect(camera).toContainText('The camera is not allowed here')
  await expect(again).toBeFocused()
})

const sendFromCamera = (page: Page, type: 'mute' | 'unmute') =>
  page.evaluate((name) => {
    const [track] = (document.querySelector('video')!.srcObject as MediaStream).getVideoTracks()
    track!.dispatchEvent(new Event(name))
  }, type)

test('a camera that another app mutes says so, and scans again once it is free', async ({
  enterWithCamera,
}) => {
  const page = await enterWithCamera('demo', { sees: [pieceCode], allowed: true })
  await deleteBaskets(page)
  await open(page, '/scan')
  const camera = page.getByRole('region', { name: 'Camera' })
  await expect(scannedLines(page).filter({ hasText: mopHead.name })).toBeVisible()
  await sendFromCamera(page, 'mute')
  await expect(camera).toContainText('The camera gives no picture now')
  await expect(page.getByLabel('What the camera sees')).toBeHidden()
  await sendFromCamera(page, 'unmute')
  await expect(camera.getByRole('button', { name: 'Pause the camera' })).toBeVisible()
  const isPlaying = () =>
    page.evaluate(async () => {
      const video = document.querySelector('video')!
      const seenAt = video.currentTime
      await new Promise((resolve) => setTimeout(resolve, 200))
      return video.currentTime > seenAt
    })
  await expect.poll(isPlaying).toBe(true)
})

test('a camera that is muted before its first picture says so, and scans once it is free', async ({
  enterWithCamera,
}) => {
  const page = await enterWithCamera('demo', { sees: [pieceCode], allowed: true })
  await deleteBaskets(page)
  await page.addInitScript(() => {
    const play = Reflect.get(HTMLVideoElement.prototype, 'play')
    const playOnceFree = async function (this: HTMLVideoElement) {
      const [track] = (this.srcObject as MediaStream).getVideoTracks()
      await new Promise((resolve) => track!.addEventListener('unmute', resolve, { once: true }))
      await Reflect.apply(play, this, [])
    }
    Object.defineProperty(HTMLVideoElement.prototype, 'play', { value: playOnceFree })
    Object.defineProperty(MediaStreamTrack.prototype, 'muted', { value: true })
  })
  await open(page, '/scan')
  const camera = page.getByRole('region', { name: 'Camera' })
  await expect(camera).toContainText('The camera gives no picture now')
  await sendFromCamera(page, 'unmute')
  await expect(camera.getByRole('button', { name: 'Pause the camera' })).toBeVisible()
  await expect(scannedLines(page).filter({ hasText: mopHead.name })).toBeVisible()
})

test('a typed GS1 text adds the product with its number', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/scan')
  for (const text of [`(01)${caseCode}`, `01${caseCode}`]) {
    await page.getByRole('searchbox', { name: 'Barcode or product code' }).fill(text)
    await page.keyboard.press('Enter')
  }
  const line = scannedLines(page).filter({ hasText: mopHead.name })
  await expect(line).toContainText('Box of 50')
  await expect(line.getByRole('textbox')).toHaveValue('2')
})

test('a code ambiguous between piece and box asks, without blocking further scans', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/scan')
  await page.getByRole('searchbox', { name: 'Barcode or product code' }).fill(mopHead.code)
  await page.keyboard.press('Enter')
  const question = page.getByRole('list', { name: 'Open scans' }).getByRole('listitem')
  await question.getByRole('button', { name: 'Box of 50' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Added: 1 box')).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Barcode or product code' })).toBeFocused()
  expect(await accessibilityViolations(page)).toEqual([])
})

test('the camera stops on navigation', async ({ enterWithCamera }) => {
  const page = await enterWithCamera('demo', { sees: [undefined], allowed: true })
  await open(page, '/scan')
  await expect(page.getByRole('button', { name: 'Pause the camera' })).toBeVisible()
  const track = await page.evaluateHandle(
    () => (document.querySelector('video')!.srcObject as MediaStream).getVideoTracks()[0]!,
  )
  expect(await track.evaluate(({ readyState }) => readyState)).toBe('live')
  await page.getByRole('link', { name: 'Provender' }).first().press('Enter')
  await expect(page).toHaveURL('/')
  await expect.poll(() => track.evaluate(({ readyState }) => readyState)).toBe('ended')
})

test('the camera stops when hidden and after a minute without a code, and restarts on a press', async ({
  enterWithCamera,
}) => {
  const page = await enterWithCamera('demo', { sees: [undefined], allowed: true })
  await page.clock.install()
  await open(page, '/scan')
  const camera = page.getByRole('region', { name: 'Camera' })
  const isRunning = camera.getByRole('button', { name: 'Pause the camera' })
  await expect(isRunning).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(camera).toContainText('The camera is paused')
  await camera.getByRole('button', { name: 'Keep scanning' }).click()
  await expect(isRunning).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(camera).toContainText('The camera is paused')
})

test('one of two cameras can be selected, and the sound switched off permanently', async ({
  enterWithCamera,
  provender,
}) => {
  const page = await enterWithCamera('demo', { sees: [], allowed: true })
  await acceptCookies(page, provender.address)
  await open(page, '/scan')
  const camera = page.getByRole('region', { name: 'Camera' })
  const deviceId = () =>
    page.evaluate(
      () =>
        (document.querySelector('video')!.srcObject as MediaStream).getVideoTracks()[0]!.getSettings()
          .deviceId,
    )
  const choose = camera.getByRole('button', { name: 'Choose the camera' })
  await choose.click()
  const first = await deviceId()
  await page.getByRole('menu', { name: 'Choose the camera' }).getByRole('menuitemradio').last().click()
  await expect(choose).toBeVisible()
  await expect.poll(deviceId).not.toBe(first)
  await camera.getByRole('button', { name: 'Sound' }).click()
  const chosen = await deviceId()
  await open(page, '/scan')
  await expect(camera.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false')
  expect(await deviceId()).toBe(chosen)
})

test('a wedge scanner fills the list of the scanner page', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/scan')
  await waitUntilIdle(page)
  await page.keyboard.type(caseCode)
  await page.keyboard.press('Enter')
  const line = scannedLines(page).filter({ hasText: mopHead.name })
  await expect(line).toContainText('Box of 50')
  await expect(line.getByRole('textbox')).toHaveValue('1')
})

test('offline scans wait and are added when online', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/scan')
  await waitUntilIdle(page)
  await page.context().setOffline(true)
  const field = page.getByRole('searchbox', { name: 'Barcode or product code' })
  for (const code of [caseCode, caseCode]) {
    await field.fill(code)
    await page.keyboard.press('Enter')
  }
  const waiting = page.getByRole('list', { name: 'Open scans' }).getByRole('listitem')
  await expect(waiting).toContainText(
    `The code ${caseCode} is kept. We'll look it up when you're back online.`,
  )
  await waitForBasketSave(page, () => page.context().setOffline(false))
  await expect(waiting).toHaveCount(0)
  const line = scannedLines(page).filter({ hasText: mopHead.name })
  await expect(line.getByRole('textbox')).toHaveValue('2')
})

test('scans while the server is unresponsive are added when it responds, without an offline message', async ({
  enter,
}) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/scan')
  await waitUntilIdle(page)
  await page.route('**/graphql', (route) => route.abort())
  await page.getByRole('searchbox', { name: 'Barcode or product code' }).fill(caseCode)
  await page.keyboard.press('Enter')
  const waiting = page.getByRole('list', { name: 'Open scans' }).getByRole('listitem')
  await expect(waiting).toContainText(
    `The code ${caseCode} is kept. We'll look it up when you're back online.`,
  )
  await waitForBasketSave(page, () => page.unrouteAll())
  await expect(waiting).toHaveCount(0)
  await expect(scannedLines(page).filter({ hasText: mopHead.name }).getByRole('textbox')).toHaveValue('1')
})
