import { expect, type Locator, type Page } from '@playwright/test'
import { checkDigit } from '@provender/domain/barcode/barcode'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'
import { basketLines, deleteBaskets, waitForBasketSave } from '../screens/basket-screen.ts'
import { scannedLines } from '../screens/scan-screen.ts'
import { scan } from '../screens/search-screen.ts'
import { searchField } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

const patterns = { scaleBarcodePatterns: '21IIIIIIWWWWC,22IIIIIIPPPPC' }
const beef = { code: '420344', name: 'Fellside Diced Beef, Braising' }
/** Labels of a scale: 1.234 kg, 506 g and a price of 7.50. */
const [label, lighter, priced] = ['211234', '210506', '220750'].map((digits) => {
  const body = `${digits.slice(0, 2)}${beef.code}${digits.slice(2)}`
  return body + checkDigit(body)
}) as [string, string, string]
const misread = label.replace('1234', '1243')

function kilograms(page: Page) {
  return basketLines(page, beef.name).getByRole('textbox', { name: 'Quantity in kilograms' })
}

/** The pixels beside a quantity and its unit, which the frame of the focused field covers two of. */
function roomInFrame(quantity: Locator): Promise<number> {
  return quantity.evaluate((input) => {
    const label = input.closest('label')!
    const frame = label.getBoundingClientRect()
    const end = label.lastElementChild!.getBoundingClientRect()
    const room = Math.min(input.getBoundingClientRect().left - frame.left, frame.right - end.right)
    return room - Math.max(0, label.scrollWidth - label.clientWidth)
  })
}

test.beforeAll(({ provender }) => void provender.configure(patterns))
test.afterAll(({ provender }) => void provender.configure({ scaleBarcodePatterns: '' }))

test('a label of a scale adds its weight on any page and on the scan page', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/faq')
  await waitUntilIdle(page)
  const messages = page.getByRole('region', { name: 'Messages' })
  await waitForBasketSave(page, () => scan(page, label))
  await expect(messages).toContainText('Added: 1.234 kg')
  await waitForBasketSave(page, () => messages.getByRole('button', { name: 'Undo' }).click())
  await waitForBasketSave(page, () => scan(page, priced))
  await expect(messages).toContainText('Added: 1 kg')
  await expect(messages).toContainText('The label gives a price, not a weight.')

  await open(page, '/scan')
  await waitUntilIdle(page)
  const field = page.getByRole('searchbox', { name: 'Barcode or product code' })
  await field.fill(lighter)
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  const line = scannedLines(page).filter({ hasText: beef.name })
  await expect(line.getByRole('textbox')).toHaveValue('1.506')
  await field.fill(misread)
  await page.keyboard.press('Enter')
  const question = page.getByRole('list', { name: 'Open scans' }).getByRole('listitem')
  await expect(question).toContainText(`One digit of the code ${misread} is wrong.`)
  await expect(line.getByRole('textbox')).toHaveValue('1.506')
})

test('a label typed or scanned into the search adds its weight each time', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/shop')
  await searchField(page).fill(label)
  const row = page.getByRole('row', { name: beef.name })
  await expect(row).toBeVisible()
  await searchField(page).focus()
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  await searchField(page).fill(label)
  await expect(row).toBeVisible()
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  await searchField(page).fill(label)
  await expect(row.getByRole('textbox')).toHaveValue('2.468')
  await expect(searchField(page)).toBeFocused()
  await row.getByRole('textbox').focus()
  expect(await roomInFrame(row.getByRole('textbox'))).toBeGreaterThanOrEqual(2)
  await searchField(page).focus()
  await waitForBasketSave(page, () => scan(page, lighter))
  await open(page, '/baskets/detail')
  await expect(kilograms(page)).toHaveValue('2.974')
})

test('a label in the quick order waits with its weight', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/quick-order')
  await waitUntilIdle(page)
  const field = page.getByRole('combobox', { name: 'Code or words of a product' })
  await field.fill(label)
  await expect(page.getByRole('row', { name: beef.name })).toBeVisible()
  await page.keyboard.press('Enter')
  const quantity = page.getByRole('form', { name: beef.name }).getByRole('textbox')
  await expect(quantity).toHaveValue('1.234')
  await expect(quantity).toBeFocused()
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  await open(page, '/baskets/detail')
  await expect(kilograms(page)).toHaveValue('1.234')
})
