import { languages } from '@provender/domain/languages'
import { describe, expect, test } from 'vitest'
import { faultMessages } from './fault-messages.ts'
import { faultText } from './fault-text.ts'
import { type FaultCode, faultParameters, type ImportFault } from './fault.ts'

const codes = Object.keys(faultParameters) as FaultCode[]

describe.each(languages)('in %s', (language) => {
  test.each(codes)('%s has a text that uses every parameter and no other', (code) => {
    const words = faultMessages[code][language]
    const texts = typeof words === 'string' ? [words] : Object.values(words)
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) {
      const used = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      const named: ReadonlySet<string | undefined> = new Set(faultParameters[code])
      // A plural form may word its count.
      if (typeof words !== 'string') used.add('count')
      expect(used, text).toEqual(named)
    }
  })

  test('a text that depends on a count has every plural form', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join()
    const others = codes.flatMap((code) => {
      const words = faultMessages[code][language]
      const isWhole = typeof words === 'string' || Object.keys(words).toSorted().join() === forms
      return isWhole ? [] : [code]
    })
    expect(others).toEqual([])
  })
})

test('the three languages differ in every text', () => {
  for (const code of codes) {
    const texts = languages.map((language) => JSON.stringify(faultMessages[code][language]))
    expect(new Set(texts).size, code).toBe(code === 'CATEGORY_RING' ? 1 : 3)
  }
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
