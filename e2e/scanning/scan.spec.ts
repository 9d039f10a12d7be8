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
/** Of a case of rice that is sold by the piece alone. */
const caseOfPieces = '15018429689005'
/** A right EAN that nobody sells. */
const unknownCode = '9771234567898'

function scannedLines(page: Page) {
  return page.getByRole('list', { name: 'Scanned products' }).getByRole('listitem')
}

/** As a scanner that is plugged in as a keyboard: every key a few milliseconds after the one before. */
async function typeAsScanner(page: Page, code: string): Promise<void> {
  await page.evaluate((typed) => {
    for (const key of [...Array.from(typed), 'Enter'])
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
  }, code)
}

test('the barcode of a piece adds a piece, once for as long as it is held before the camera', async ({
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

  // The film has begun anew by then, and its code has never left the picture.
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

test('the code of a case adds a box, and undo takes it out again', async ({ enterWithCamera }) => {
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

test('a code that nobody sells offers the search and the field', async ({ enterWithCamera }) => {
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

test('without leave for the camera the page says so, and codes are typed', async ({ enterWithCamera }) => {
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

test('a text of GS1 that is typed counts by the number in it', async ({ enter }) => {
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

test('a code that does not say whether piece or box asks, and is answered beside the next scans', async ({
  enter,
}) => {
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

test('the camera stops when the page is left', async ({ enterWithCamera }) => {
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

test('the camera stops out of sight and after a minute without a code, and goes on at a press', async ({
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

test('of two cameras one is chosen, and the sound can be switched off for good', async ({
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

test('a scanner that types adds on any page, is told of, and is taken back', async ({ enter }) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, '/faq')
  // What listens is fetched in a quiet moment.
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

test('the case of what is sold by the piece alone adds a piece, and it is said that it was a case', async ({
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

test('a scanner that types over a quantity, a filter or the order of a list adds, and leaves them as they were', async ({
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

test('scanned into the search, a code adds what it stands for: a piece, or the box that its case is', async ({
  enter,
}) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, '/')
  await searchField(page).click()
  // What listens comes with the box's first use.
  await searchForCode(page, mopHead.code)
  await basketSaved(page, () => scan(page, pieceCode))
  await basketSaved(page, () => scan(page, caseCode))
  await open(page, '/baskets/detail')
  const lines = basketLines(page, mopHead.name)
  await expect(lines.getByRole('textbox', { name: /pieces/ })).toHaveValue('1')
  await expect(lines.getByRole('textbox', { name: /boxes/ })).toHaveValue('1')
})

test('a slow scanner is one in the search as on the page: what it scans next does not become a quantity', async ({
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

test('what is scanned before there is any script waits for it, one after the other, in both searches and outside of them', async ({
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

test('a scan during which the page comes alive is one code, in the search and outside of it', async ({
  enter,
}) => {
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
    // The search, once alive, keeps the code with what it found.
    await expect(searchField(page)).toHaveValue(where === 'search' ? pieceCode : '')
    await page.unrouteAll()
  }
})

test('what is scanned into the search before the search is there is added, not looked for', async ({
  enter,
}) => {
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

test('a scanner that ends with the Tab key is one everywhere; by itself that key goes on', async ({
  enter,
}) => {
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

test('a text of GS1 with letters is scanned outside of fields, too', async ({ enter }) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, '/faq')
  await atRest(page)
  await basketSaved(page, () => scan(page, `(01)${caseCode}(10)AB12`))
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Added: 1 box')
})

test('a visitor who scans is led to the product, and by it to the login', async ({ page }) => {
  watchRequests(page)
  await open(page, '/shop')
  await atRest(page)
  await typeAsScanner(page, pieceCode)
  await expect(page).toHaveURL(`/shop?q=${pieceCode}`)
  const row = products(page).filter({ hasText: mopHead.name })
  await expect(row.getByRole('link', { name: /Login to buy/ }).first()).toBeVisible()
})

test('on the page of the scanner a scanner that types fills the list', async ({ enter }) => {
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

test('what is scanned without a connection waits, and is added once there is one', async ({ enter }) => {
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

test('what is scanned while the server does not answer is added once it does, without any word of the network', async ({
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
