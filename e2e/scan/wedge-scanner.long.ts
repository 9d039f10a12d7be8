import { expect, type Page } from '@playwright/test'
import { waitForWholeCatalogue } from '../harness/device-store.ts'
import { test } from '../harness/journey.ts'
import { open, waitForHydration } from '../harness/open.ts'
import { waitUntilIdle, watchRequests } from '../harness/wait-until-idle.ts'
import { basketLines, waitForBasketSave, fillBasket, deleteBaskets } from '../screens/basket-screen.ts'
import { scannedLines, unknownCode } from '../screens/scan-screen.ts'
import { scan, searchForCode } from '../screens/search-screen.ts'
import { butter, mopHead, products, searchField } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

const { pieceCode, caseCode } = mopHead
/** The case code of a rice that is sold only by the piece. */
const caseOfPieces = '15018429689005'

async function typeAsScanner(page: Page, code: string): Promise<void> {
  await page.evaluate((typed) => {
    for (const key of [...Array.from(typed), 'Enter'])
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
  }, code)
}

test('a wedge scanner adds on any page, with a notice that can undo it', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/faq')
  // The scanner code loads when the page is idle.
  await waitUntilIdle(page)
  const messages = page.getByRole('region', { name: 'Messages' })
  await waitForBasketSave(page, () => typeAsScanner(page, pieceCode))
  await expect(messages).toContainText('Added: 1 piece')
  await expect(messages).toContainText(mopHead.name)
  await expect(page).toHaveURL('/faq')
  await waitForBasketSave(page, () => messages.getByRole('button', { name: 'Undo' }).click())
  await typeAsScanner(page, unknownCode)
  await expect(messages).toContainText(`No product has the code ${unknownCode}.`)
  await messages.getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL('/scan')
  await expect(page.getByRole('list', { name: 'Open scans' })).toContainText(unknownCode)
})

test('recognises a slow scanner in the search too: its next scan does not become a quantity', async ({
  enter,
}) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/')
  await searchField(page).click()
  await searchForCode(page, mopHead.code)
  await waitForBasketSave(page, () => scan(page, pieceCode, { everyMs: 45 }))
  await waitForBasketSave(page, () => scan(page, `(01)${caseCode}`, { everyMs: 45 }))
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
  for (const [index, target] of ['search', 'page'].entries()) {
    const mayCome = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await mayCome.promise
      await route.fallback()
    })
    await page.goto('/baskets/detail', { waitUntil: 'commit' })
    await expect(searchField(page)).toBeVisible()
    if (target === 'search') await searchField(page).focus()
    await scan(page, pieceCode, {
      midway: async () => {
        mayCome.resolve()
        await waitForHydration(page)
        await waitUntilIdle(page)
      },
    })
    await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue(String(index + 1))
    // The hydrated search keeps the code with its result.
    await expect(searchField(page)).toHaveValue(target === 'search' ? pieceCode : '')
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

test('the case code of a product sold only by the piece adds a piece and reports the case', async ({
  enter,
}) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/faq')
  await waitUntilIdle(page)
  const messages = page.getByRole('region', { name: 'Messages' })
  await waitForBasketSave(page, () => typeAsScanner(page, caseOfPieces))
  await expect(messages).toContainText('Added: 1 piece')
  await expect(messages).toContainText("case barcode, but this product isn't sold by the case")
  await searchField(page).click()
  await searchForCode(page, mopHead.code)
  await waitForBasketSave(page, () => scan(page, caseOfPieces))
  await expect(messages).toContainText("This is a case barcode, but this product isn't sold by the case.")
})

test('a wedge scanner in a quantity, filter or sort field adds without changing the field', async ({
  enter,
}) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/shop?q=butter&layout=list')
  await waitUntilIdle(page)
  const row = products(page).first()
  await waitForBasketSave(page, () => row.getByRole('button', { name: /^Add/ }).first().click())
  const quantity = row.getByRole('textbox')
  await quantity.click()
  await waitForBasketSave(page, () => scan(page, pieceCode))
  await expect(quantity).toHaveValue('1')
  const order = page.getByRole('combobox', { name: 'Sort' })
  const chosen = await order.inputValue()
  for (const field of [order, page.getByRole('checkbox').first()]) {
    await field.focus()
    await waitForBasketSave(page, () => scan(page, pieceCode))
  }
  await expect(order).toHaveValue(chosen)
  await open(page, '/baskets/detail')
  await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue('3')
})

test('a code that comes slowly into a quantity is scanned, whatever its form, and never ordered as a number', async ({
  enter,
}) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/shop?q=butter&layout=list')
  await waitUntilIdle(page)
  const row = products(page).first()
  await waitForBasketSave(page, () => row.getByRole('button', { name: /^Add/ }).first().click())
  const quantity = row.getByRole('textbox')
  for (const code of [
    caseCode,
    `]C101${caseCode}`,
    `10AB<GS>01${caseCode}`,
    `https://id.gs1.org/01/${caseCode}`,
  ]) {
    await quantity.click()
    await waitForBasketSave(page, () => scan(page, code, { everyMs: 120 }))
    await expect(quantity).toHaveValue('1')
  }
  await quantity.click()
  const wrong = '5012345678901'
  await scan(page, wrong, { everyMs: 120 })
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    `No product has the code ${wrong}.`,
  )
  await expect(quantity).toHaveValue('1')
  await open(page, '/baskets/detail')
  await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue('4')
})

test.describe('where a product has a code of four digits', () => {
  const short = { code: '1024', name: 'Spindle Tongs' }
  test.beforeAll(({ provender }) =>
    provender.importProducts(`code,name,vat\n${short.code},${short.name},20\n`),
  )
  test.afterAll(({ provender }) => provender.importProducts(`code,deleted\n${short.code},yes\n`))

  test('a scan of it into a quantity is its code, and another number is a quantity', async ({ enter }) => {
    const page = await enter('demo')
    await deleteBaskets(page)
    await open(page, '/shop?q=butter&layout=list')
    await waitForWholeCatalogue(page)
    const row = products(page).first()
    await waitForBasketSave(page, () => row.getByRole('button', { name: /^Add/ }).first().click())
    const quantity = row.getByRole('textbox')
    await quantity.click()
    await scan(page, short.code)
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(short.name)
    await expect(quantity).toHaveValue('1')
    await quantity.dblclick()
    await waitForBasketSave(page, () => scan(page, '0003'))
    await expect(quantity).toHaveValue('3')
  })
})

test('a quantity that is typed again after a mouse click is a quantity, not a code', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/shop?q=butter&layout=list')
  await waitUntilIdle(page)
  const row = products(page).first()
  await waitForBasketSave(page, () => row.getByRole('button', { name: /^Add/ }).first().click())
  const quantity = row.getByRole('textbox')
  const typeOver = async (text: string) => {
    await quantity.dblclick()
    await page.keyboard.type(text)
  }
  await typeOver('0004')
  await typeOver('0003')
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  await expect(quantity).toHaveValue('3')
  await typeOver('0004')
  await searchField(page).click()
  await quantity.focus()
  await page.keyboard.type('0002')
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  await expect(quantity).toHaveValue('2')
})

test('a code scanned into the search adds a piece, or a box for a case code', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/')
  await searchField(page).click()
  // The scanner code loads with the first use of the search box.
  await searchForCode(page, mopHead.code)
  await waitForBasketSave(page, () => scan(page, pieceCode))
  await waitForBasketSave(page, () => scan(page, caseCode))
  await open(page, '/baskets/detail')
  const lines = basketLines(page, mopHead.name)
  await expect(lines.getByRole('textbox', { name: /pieces/ })).toHaveValue('1')
  await expect(lines.getByRole('textbox', { name: /boxes/ })).toHaveValue('1')
})

test('a scanner that ends with Tab works everywhere; Tab alone moves the focus', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/quick-order')
  await waitUntilIdle(page)
  const messages = page.getByRole('region', { name: 'Messages' })
  const pad = page.getByRole('combobox', { name: 'Code or words of a product' })
  await pad.focus()
  await waitForBasketSave(page, () => scan(page, pieceCode, { endsWith: 'Tab' }))
  await expect(messages).toContainText('Added: 1 piece')
  await expect(pad).toBeFocused()
  await searchField(page).click()
  await searchForCode(page, mopHead.code)
  await waitForBasketSave(page, () => scan(page, `(01)${caseCode}(10)AB12`, { endsWith: 'Tab' }))
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(searchField(page)).not.toBeFocused()
  await open(page, '/scan')
  await waitUntilIdle(page)
  const scanField = page.getByRole('searchbox', { name: 'Barcode or product code' })
  for (let times = 0; times < 2; times += 1) {
    await waitForBasketSave(page, () => scan(page, `(01)${caseCode}(10)AB12`, { endsWith: 'Tab' }))
    await expect(scanField).toBeFocused()
  }
  await expect(scannedLines(page).filter({ hasText: 'Box of 50' }).getByRole('textbox')).toHaveValue('3')
})

test('a GS1 text with letters can be scanned outside fields too', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/faq')
  await waitUntilIdle(page)
  await waitForBasketSave(page, () => scan(page, `(01)${caseCode}(10)AB12`))
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Added: 1 box')
})

test("a visitor's scan opens the product, which links to the sign-in page", async ({ page }) => {
  watchRequests(page)
  await open(page, '/shop')
  await waitUntilIdle(page)
  await typeAsScanner(page, pieceCode)
  await expect(page).toHaveURL(`/shop?q=${pieceCode}`)
  const row = products(page).filter({ hasText: mopHead.name })
  await expect(row.getByRole('link', { name: /Login to buy/ }).first()).toBeVisible()
})
