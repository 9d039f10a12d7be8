import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { basketLines, waitForBasketSave, deleteBaskets } from '../screens/basket-screen.ts'
import { selectedRow, searchResultNames, scan, searchFor, searchForCode } from '../screens/search-screen.ts'
import { butter, searchField } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

test('three letters, an arrow key, Enter, a quantity and Enter add a product, ready for the next', async ({
  enter,
}) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/')
  await page.keyboard.press('/')
  await searchFor(page, 'tom')
  await expect(searchResultNames(page).first()).toContainText(/tom/i)
  await page.keyboard.press('ArrowDown')
  await expect(selectedRow(page)).toHaveCount(1)
  await expect(searchField(page)).toBeFocused()
  const name = await selectedRow(page).getByRole('link').innerText()
  await page.keyboard.press('Enter')
  const quantity = selectedRow(page).getByRole('textbox')
  await expect(quantity).toBeFocused()
  await expect(quantity).toHaveValue('1')
  await page.keyboard.type('2')
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('chedd')
  await expect(searchField(page)).toHaveValue('chedd')
  await expect(searchResultNames(page).first()).toContainText('Cheddar')
  await expect(searchResultNames(page).first().locator('img')).toBeVisible()

  // Digits on a row selected by arrow keys are a quantity, not search text.
  await page.keyboard.press('ArrowDown')
  const cheddar = await selectedRow(page).getByRole('link').innerText()
  await page.keyboard.type('12')
  await expect(searchField(page)).toHaveValue('chedd')
  await expect(selectedRow(page)).toContainText(/Enter adds 12 \w+/)
  await page.keyboard.press('Backspace')
  await expect(selectedRow(page)).toContainText(/Enter adds 1 \w+/)
  await page.keyboard.type('1')
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))

  await open(page, '/baskets/detail')
  await expect(basketLines(page, name).getByRole('textbox')).toHaveValue('2')
  await expect(basketLines(page, cheddar).getByRole('textbox')).toHaveValue('11')
})

const productWords = [
  'basmati',
  'penne',
  'mature',
  'butter',
  'cola',
  'crisps',
  'batter',
  'honey',
  'bleach',
  'foil',
]

test('ten lines can be ordered without the mouse', async ({ enter }) => {
  const page = await enter('rival')
  await deleteBaskets(page)
  await open(page, '/')
  await page.keyboard.press('/')
  for (const [index, word] of productWords.entries()) {
    await searchFor(page, word)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(selectedRow(page).getByRole('textbox')).toBeFocused()
    await page.keyboard.type(String(index + 2))
    await page.keyboard.press('Enter')
    await expect(searchField(page)).toBeFocused()
  }
  await expect(page).toHaveURL('/')
  await open(page, '/baskets/detail')
  await expect(page.getByRole('main').getByRole('textbox', { name: /^Quantity in/ })).toHaveCount(10)
})

test('each scan of a barcode adds one, wherever the focus is, and an unknown code is reported', async ({
  enter,
}) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/')
  const line = searchResultNames(page).filter({ hasText: butter.code })
  await searchField(page).click()
  await searchForCode(page, butter.code)
  await scan(page, butter.barcode)
  await expect(line.getByRole('textbox')).toHaveValue('1')
  await expect(searchField(page)).toBeFocused()
  await waitForBasketSave(page, () => scan(page, butter.barcode))
  await expect(line.getByRole('textbox')).toHaveValue('2')

  await line.getByRole('textbox').focus()
  await waitForBasketSave(page, () => scan(page, butter.barcode))
  await expect(line.getByRole('textbox')).toHaveValue('3')
  await expect(searchField(page)).toBeFocused()

  await scan(page, '99999999999')
  await expect(page.getByText('No product has the code 99999999999.')).toBeVisible()
  await expect(page).toHaveURL('/')
})
