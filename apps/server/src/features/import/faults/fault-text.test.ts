import { languages } from '@provender/domain/languages'
import { expect, test } from 'vitest'
import { faultText } from './fault-text.ts'
import { type FaultCode, faultParameters, type ImportFault } from './fault.ts'

const codes = Object.keys(faultParameters) as FaultCode[]

/** A fault with the name of each parameter as its value. */
function sampleFault(code: FaultCode, count = 2): ImportFault {
  const values = faultParameters[code].map((name) => {
    if (name === 'count') return [name, count]
    return [name, name === 'categories' || name === 'products' ? [`<${name}>`, 'last'] : `<${name}>`]
  })
  return { code, ...Object.fromEntries(values) }
}

test.each(codes)('%s has a text with every parameter, different in each language', (code) => {
  const texts = languages.map((language) => faultText(sampleFault(code), language))
  expect(new Set(texts).size).toBe(languages.length)
  for (const text of texts)
    for (const name of faultParameters[code]) if (name !== 'count') expect(text).toContain(`<${name}>`)
})

test('values stay unchanged in every language', () => {
  const fault: ImportFault = { code: 'NOT_A_NUMBER', field: 'vat', value: '{column} $& "20' }
  for (const language of languages) expect(faultText(fault, language)).toMatch(/^vat: .*\{column\} \$& "20/)
})

test('counts choose their plural form', () => {
  const texts = (language: 'en' | 'pl', counts: readonly number[]) =>
    counts.map((count) => faultText({ code: 'SHORT_ROWS', count }, language))
  expect(texts('en', [1, 2])).toEqual([
    'the row ends before the last column; the cells that are missing are read as empty',
    '2 rows from here on end before the last column; the cells that are missing are read as empty',
  ])
  expect(texts('pl', [1, 2, 5]).map((text) => text.split(' od ')[0])).toEqual([
    'wiersz kończy się przed ostatnią kolumną; brakujące komórki są czytane jako puste',
    '2 wiersze',
    '5 wierszy',
  ])
})

test('a ring of categories and the products of one barcode are chained in the words of each language', () => {
  const ring: ImportFault = { code: 'CATEGORY_RING', categories: ['a', 'b', 'a'] }
  const shared: ImportFault = { code: 'BARCODE_SHARED', barcode: '50', products: ['1', '2', '3'] }
  expect((['en', 'pl', 'tr'] as const).map((language) => faultText(ring, language))).toEqual([
    'a is below b is below a',
    'a jest poniżej b jest poniżej a',
    'a şunun altında: b şunun altında: a',
  ])
  expect(faultText(shared, 'pl')).toContain('1 i 2 i 3')
  expect(faultText(shared, 'tr')).toContain('1, 2, 3')
})
