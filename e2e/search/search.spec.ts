import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { basketLines, waitForBasketSave, deleteBaskets } from '../screens/basket-screen.ts'
import {
  addedLine,
  scan,
  searchFor,
  searchForCode,
  searchResultNames,
  searchResults,
  selectedRow,
} from '../screens/search-screen.ts'
import { butter, searchField } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

test('Enter adds what the company buys as much as last time, and the search begins anew', async ({
  enter,
}) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/')
  await page.keyboard.press('/')
  await searchFor(page, 'tom')
  const bought = searchResults(page).getByRole('rowgroup', { name: 'You’ve bought' }).getByRole('row')
  await expect(bought.first()).toContainText(/last \d+ \w+, \d+ \w+/)
  await expect(selectedRow(page)).toHaveCount(1)
  const name = await selectedRow(page).getByRole('link').innerText()
  const offer = await selectedRow(page).getByRole('button').getAttribute('aria-label')
  const usual = /^Add (?<count>\d+) /.exec(offer ?? '')?.groups?.['count'] ?? ''
  expect(Number(usual)).toBeGreaterThan(0)
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  await expect(searchField(page)).toBeFocused()
  await expect(searchField(page)).toHaveValue('')
  await expect(addedLine(page)).toContainText(name)
  const due = searchResults(page).getByRole('rowgroup', { name: 'Due now' }).getByRole('row')
  const offered = due.filter({ has: page.getByRole('button', { name: /^Add \d/ }) }).first()
  const dueName = await offered.getByRole('link').innerText()
  await offered.getByRole('button').focus()
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  // The row stays, and the focus in it.
  await expect(due.filter({ hasText: dueName }).getByRole('textbox')).toBeFocused()

  await waitForBasketSave(page, () => addedLine(page).getByRole('button').click())
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('3 tom')
  await expect(searchField(page)).toHaveValue('tom')
  await expect(page.getByRole('search')).toContainText('3 ×')
  await expect(selectedRow(page).getByRole('button')).toHaveAccessibleName(/^Add 3 /)
  await page.keyboard.press('Home')
  await page.keyboard.press('Backspace')
  await expect(selectedRow(page).getByRole('button')).toHaveAccessibleName(offer ?? '')
  await page.keyboard.press('End')

  // Digits on a row selected by arrow keys are a quantity, not search text.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('12')
  await expect(searchField(page)).toHaveValue('tom')
  await expect(selectedRow(page).getByRole('button')).toHaveAccessibleName(/^Add 12 /)
  await page.keyboard.press('Backspace')
  await expect(selectedRow(page).getByRole('button')).toHaveAccessibleName(/^Add 1 /)
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  await open(page, '/baskets/detail')
  await expect(basketLines(page, name).getByRole('textbox')).toHaveValue('1')
})

test('a key right after the quantity moved out of the field leaves the quantity', async ({ enter }) => {
  const page = await enter('demo')
  await open(page, '/')
  await searchField(page).evaluate((field: HTMLInputElement) => {
    // Typed before the search is loaded.
    field.value = '2 b'
    field.setSelectionRange = (...range) => {
      Reflect.deleteProperty(field, 'setSelectionRange')
      field.setSelectionRange(...range)
      // Before the search is rendered again.
      queueMicrotask(() => document.execCommand('insertText', false, 'utter'))
    }
    field.focus()
  })
  await expect(searchField(page)).toHaveValue('butter')
  await expect(page.getByRole('search')).toContainText('2 ×')
  await expect(selectedRow(page).getByRole('button')).toHaveAccessibleName(/^Add 2 /)
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
  // Before its script is ready, Enter leads to the full list.
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search products' })).toBeVisible()
  for (const [index, word] of productWords.entries()) {
    await page.keyboard.type(`${index + 2} ${word}`)
    await page.keyboard.press('Enter')
    await expect(addedLine(page)).toContainText(new RegExp(word, 'i'))
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
  // A row of what was bought shows the last order instead of the code.
  const line = searchResultNames(page).filter({ hasText: butter.name })
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
