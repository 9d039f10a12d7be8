import { expect, type Page } from '@playwright/test'
import { test } from '../harness/camera.ts'
import { acceptCookies, open, takenOver } from '../harness/open.ts'
import { barriers } from '../harness/page-failures.ts'
import { atRest, watchRequests } from '../harness/wait-until-idle.ts'
import { basketLines, basketSaved, fillBasket, throwAwayBaskets } from '../screens/basket-screen.ts'
import { scan, searchForCode } from '../screens/search-screen.ts'
import { butter, mopHead, products, searchField } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

const { pieceCode, caseCode } = mopHead
/** The case code of a rice that is sold only by the piece. */
const caseOfPieces = '15018429689005'
/** A valid EAN of no product. */
const unknownCode = '9771234567898'

function scannedLines(page: Page) {
  return page.getByRole('list', { name: 'Scanned products' }).getByRole('listitem')
}

/** Types like a wedge scanner: one key every few milliseconds. */
async function typeAsScanner(page: Page, code: string): Promise<void> {
  await page.evaluate((typed) => {
    for (const key of [...Array.from(typed), 'Enter'])
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
  }, code)
}

test('a piece barcode adds one piece, once while it stays in front of the camera', async ({
  enterWithCamera,
}) => {
  const page = await enterWithCamera('demo', { sees: [pieceCode], allowed: true })
  await throwAwayBaskets(page)
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
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
  await basketSaved(page, () => line.getByRole('button', { name: 'One more' }).click())
  await open(page, '/baskets/detail')
  await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue('2')
  expect([...asked]).toEqual([new URL(page.url()).origin])
})

test('a case code adds a box, and undo removes it', async ({ enterWithCamera }) => {
  const page = await enterWithCamera('demo', { sees: [caseCode], allowed: true })
  await throwAwayBaskets(page)
  await open(page, '/scan')
  await expect(page.getByText('Added: 1 box')).toBeVisible()
  const line = scannedLines(page).filter({ hasText: mopHead.name })
  await expect(line).toContainText('Box of 50')
  await expect(line.getByRole('textbox')).toHaveValue('1')
  await basketSaved(page, () =>
    line.getByRole('button', { name: `Undo the last scan of ${mopHead.name}` }).click(),
  )
  await expect(page.getByText('Removed: 1 box')).toBeVisible()
  await expect(scannedLines(page)).toHaveCount(0)
  await open(page, '/baskets/detail')
  await expect(basketLines(page, mopHead.name)).toHaveCount(0)
})

test('an unknown code offers search and manual entry', async ({ enterWithCamera }) => {
  const page = await enterWithCamera('demo', { sees: [unknownCode], allowed: true })
  await open(page, '/scan')
  const question = page.getByRole('list', { name: 'Open scans' }).getByRole('listitem')
  await expect(question).toContainText(`No product has the code ${unknownCode}.`)
  expect(await barriers(page)).toEqual([])
  await question.getByRole('button', { name: 'Correct the code' }).click()
  const field = page.getByRole('searchbox', { name: 'Barcode or product code' })
  await expect(field).toHaveValue(unknownCode)
  await expect(field).toBeFocused()
  await question.getByRole('link', { name: 'Search all products' }).click()
  await expect(page).toHaveURL(`/shop?q=${unknownCode}`)
})

test('without camera permission the page says so and accepts typed codes', async ({ enterWithCamera }) => {
  const page = await enterWithCamera('demo', { sees: [pieceCode], allowed: false })
  await throwAwayBaskets(page)
  await open(page, '/scan')
  const camera = page.getByRole('region', { name: 'Camera' })
  await expect(camera).toContainText('Your browser will ask for permission.')
  await camera.getByRole('button', { name: 'Start the camera' }).click()
  await expect(camera).toContainText('The camera is not allowed here')
  await expect(camera.getByRole('button', { name: 'Try again' })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Barcode or product code' }).fill(pieceCode)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Added: 1 piece')).toBeVisible()
  await expect(scannedLines(page).filter({ hasText: mopHead.name }).getByRole('textbox')).toHaveValue('1')
})

test('a typed GS1 text adds the product with its number', async ({ enter }) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
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
  await throwAwayBaskets(page)
  await open(page, '/scan')
  await page.getByRole('searchbox', { name: 'Barcode or product code' }).fill(mopHead.code)
  await page.keyboard.press('Enter')
  const question = page.getByRole('list', { name: 'Open scans' }).getByRole('listitem')
  await question.getByRole('button', { name: 'Box of 50' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Added: 1 box')).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Barcode or product code' })).toBeFocused()
  expect(await barriers(page)).toEqual([])
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
    Object.defineProperty(document, 'hidden', { value: true })
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
  await page.getByRole('group', { name: 'Choose the camera' }).getByRole('button').last().click()
  await expect(choose).toBeVisible()
  await expect.poll(deviceId).not.toBe(first)
  await camera.getByRole('button', { name: 'Sound' }).click()
  const chosen = await deviceId()
  await open(page, '/scan')
  await expect(camera.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false')
  expect(await deviceId()).toBe(chosen)
})

test('a wedge scanner adds on any page, with a notice that can undo it', async ({ enter }) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, '/faq')
  // The scanner code loads when the page is idle.
  await atRest(page)
  const messages = page.getByRole('region', { name: 'Messages' })
  await basketSaved(page, () => typeAsScanner(page, pieceCode))
  await expect(messages).toContainText('Added: 1 piece')
  await expect(messages).toContainText(mopHead.name)
  await expect(page).toHaveURL('/faq')
  await basketSaved(page, () => messages.getByRole('button', { name: 'Undo' }).click())
  await typeAsScanner(page, unknownCode)
  await expect(messages).toContainText(`No product has the code ${unknownCode}.`)
  await messages.getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL('/scan')
  await expect(page.getByRole('list', { name: 'Open scans' })).toContainText(unknownCode)
})

test('the case code of a product sold only by the piece adds a piece and reports the case', async ({
  enter,
}) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, '/faq')
  await atRest(page)
  const messages = page.getByRole('region', { name: 'Messages' })
  await basketSaved(page, () => typeAsScanner(page, caseOfPieces))
  await expect(messages).toContainText('Added: 1 piece')
  await expect(messages).toContainText('a case was scanned, but it is not sold by the case')
  await searchField(page).click()
  await searchForCode(page, mopHead.code)
  await basketSaved(page, () => scan(page, caseOfPieces))
  await expect(messages).toContainText('This is the code of a case, and it is not sold by the case.')
})

test('a wedge scanner in a quantity, filter or sort field adds without changing the field', async ({
  enter,
}) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, '/shop?q=butter&layout=list')
  await atRest(page)
  const row = products(page).first()
  await basketSaved(page, () => row.getByRole('button', { name: /^Add/ }).first().click())
  const quantity = row.getByRole('textbox')
  await quantity.click()
  await basketSaved(page, () => scan(page, pieceCode))
  await expect(quantity).toHaveValue('1')
  const order = page.getByRole('combobox', { name: 'Sort' })
  const chosen = await order.inputValue()
  for (const field of [order, page.getByRole('checkbox').first()]) {
    await field.focus()
    await basketSaved(page, () => scan(page, pieceCode))
  }
  await expect(order).toHaveValue(chosen)
  await open(page, '/baskets/detail')
  await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue('3')
})

test('a code scanned into the search adds a piece, or a box for a case code', async ({ enter }) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, '/')
  await searchField(page).click()
  // The scanner code loads with the first use of the search box.
  await searchForCode(page, mopHead.code)
  await basketSaved(page, () => scan(page, pieceCode))
  await basketSaved(page, () => scan(page, caseCode))
  await open(page, '/baskets/detail')
  const lines = basketLines(page, mopHead.name)
  await expect(lines.getByRole('textbox', { name: /pieces/ })).toHaveValue('1')
  await expect(lines.getByRole('textbox', { name: /boxes/ })).toHaveValue('1')
})

test('recognises a slow scanner in the search too: its next scan does not become a quantity', async ({
  enter,
}) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, '/')
  await searchField(page).click()
  await searchForCode(page, mopHead.code)
  await basketSaved(page, () => scan(page, pieceCode, { everyMs: 45 }))
  await basketSaved(page, () => scan(page, `(01)${caseCode}`, { everyMs: 45 }))
  await open(page, '/baskets/detail')
  const lines = basketLines(page, mopHead.name)
  await expect(lines.getByRole('textbox', { name: /pieces/ })).toHaveValue('1')
  await expect(lines.getByRole('textbox', { name: /boxes/ })).toHaveValue('1')
})

test('scans before the script has loaded are queued, in both search fields and outside them', async ({
  enter,
}) => {
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 1 })
  const mayCome = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await mayCome.promise
    await route.fallback()
  })
  await page.goto('/baskets/detail', { waitUntil: 'commit' })
  await page.getByRole('main').getByLabel('Add a product by name, code or barcode').focus()
  await scan(page, pieceCode)
  await scan(page, caseCode, { endsWith: 'Tab' })
  await searchField(page).fill('milk')
  await scan(page, pieceCode)
  await searchField(page).blur()
  await scan(page, pieceCode)
  await expect(searchField(page)).toHaveValue('milk')
  mayCome.resolve()
  const lines = basketLines(page, mopHead.name)
  await expect(lines.getByRole('textbox', { name: /pieces/ })).toHaveValue('3')
  await expect(lines.getByRole('textbox', { name: /boxes/ })).toHaveValue('1')
  await expect(page).toHaveURL('/baskets/detail')
})

test('a scan during hydration is one code, in the search and outside it', async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 1 })
  for (const [at, where] of ['search', 'page'].entries()) {
    const mayCome = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await mayCome.promise
      await route.fallback()
    })
    await page.goto('/baskets/detail', { waitUntil: 'commit' })
    await expect(searchField(page)).toBeVisible()
    if (where === 'search') await searchField(page).focus()
    await scan(page, pieceCode, {
      midway: async () => {
        mayCome.resolve()
        await takenOver(page)
        await atRest(page)
      },
    })
    await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue(String(at + 1))
    // The hydrated search keeps the code with its result.
    await expect(searchField(page)).toHaveValue(where === 'search' ? pieceCode : '')
    await page.unrouteAll()
  }
})

test('a scan into the search before it has loaded is added, not searched for', async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 1 })
  const mayCome = Promise.withResolvers<void>()
  await page.route(/instant-search[^/]*\.js$/, async (route) => {
    await mayCome.promise
    await route.fallback()
  })
  await open(page, '/baskets/detail')
  await searchField(page).focus()
  for (const endsWith of ['Enter', 'Tab'] as const) await scan(page, pieceCode, { endsWith })
  await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue('2')
  await expect(searchField(page)).toHaveValue('')
  mayCome.resolve()
})

test('a scanner that ends with Tab works everywhere; Tab alone moves the focus', async ({ enter }) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, '/quick-order')
  await atRest(page)
  const messages = page.getByRole('region', { name: 'Messages' })
  const pad = page.getByRole('combobox', { name: 'Code or words of a product' })
  await pad.focus()
  await basketSaved(page, () => scan(page, pieceCode, { endsWith: 'Tab' }))
  await expect(messages).toContainText('Added: 1 piece')
  await expect(pad).toBeFocused()
  await searchField(page).click()
  await searchForCode(page, mopHead.code)
  await basketSaved(page, () => scan(page, `(01)${caseCode}(10)AB12`, { endsWith: 'Tab' }))
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(searchField(page)).not.toBeFocused()
  await open(page, '/scan')
  await atRest(page)
  const scanField = page.getByRole('searchbox', { name: 'Barcode or product code' })
  for (let times = 0; times < 2; times += 1) {
    await basketSaved(page, () => scan(page, `(01)${caseCode}(10)AB12`, { endsWith: 'Tab' }))
    await expect(scanField).toBeFocused()
  }
  await expect(scannedLines(page).filter({ hasText: 'Box of 50' }).getByRole('textbox')).toHaveValue('3')
})

test('a GS1 text with letters can be scanned outside fields too', async ({ enter }) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, '/faq')
  await atRest(page)
  await basketSaved(page, () => scan(page, `(01)${caseCode}(10)AB12`))
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Added: 1 box')
})

test("a visitor's scan opens the product, which links to the sign-in page", async ({ page }) => {
  watchRequests(page)
  await open(page, '/shop')
  await atRest(page)
  await typeAsScanner(page, pieceCode)
  await expect(page).toHaveURL(`/shop?q=${pieceCode}`)
  const row = products(page).filter({ hasText: mopHead.name })
  await expect(row.getByRole('link', { name: /Login to buy/ }).first()).toBeVisible()
})

test('a wedge scanner fills the list of the scanner page', async ({ enter }) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, '/scan')
  await atRest(page)
  await page.keyboard.type(caseCode)
  await page.keyboard.press('Enter')
  const line = scannedLines(page).filter({ hasText: mopHead.name })
  await expect(line).toContainText('Box of 50')
  await expect(line.getByRole('textbox')).toHaveValue('1')
})

test('offline scans wait and are added when online', async ({ enter }) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, '/scan')
  await atRest(page)
  await page.context().setOffline(true)
  const field = page.getByRole('searchbox', { name: 'Barcode or product code' })
  for (const code of [caseCode, caseCode]) {
    await field.fill(code)
    await page.keyboard.press('Enter')
  }
  const waiting = page.getByRole('list', { name: 'Open scans' }).getByRole('listitem')
  await expect(waiting).toContainText(`The code ${caseCode} is kept and looked up when you are back.`)
  await basketSaved(page, () => page.context().setOffline(false))
  await expect(waiting).toHaveCount(0)
  const line = scannedLines(page).filter({ hasText: mopHead.name })
  await expect(line.getByRole('textbox')).toHaveValue('2')
})

test('scans while the server is unresponsive are added when it responds, without an offline message', async ({
  enter,
}) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, '/scan')
  await atRest(page)
  await page.route('**/graphql', (route) => route.abort())
  await page.getByRole('searchbox', { name: 'Barcode or product code' }).fill(caseCode)
  await page.keyboard.press('Enter')
  const waiting = page.getByRole('list', { name: 'Open scans' }).getByRole('listitem')
  await expect(waiting).toContainText(`The code ${caseCode} is kept and looked up when you are back.`)
  await basketSaved(page, () => page.unrouteAll())
  await expect(waiting).toHaveCount(0)
  await expect(scannedLines(page).filter({ hasText: mopHead.name }).getByRole('textbox')).toHaveValue('1')
})
