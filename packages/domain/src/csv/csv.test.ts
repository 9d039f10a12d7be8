import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { csvRow } from './csv.ts'

const cells = [{ text: 'Köz; Leeds, 7' }, { number: '-12.50' }, { number: 4.873 }, { text: 'a "b"' }]

test('a row has the separator and the decimal mark of the language', () => {
  expect(csvRow(cells, 'en')).toBe('"Köz; Leeds, 7",-12.50,4.873,"a ""b"""\r\n')
  for (const language of ['pl', 'tr'] as const)
    expect(csvRow(cells, language)).toBe('"Köz; Leeds, 7";-12,50;4,873;"a ""b"""\r\n')
})

test('no text starts a formula in any language', () => {
  const formula = fc
    .tuple(
      fc.constantFrom('', '', ' ', '\u00a0', '\u200b', '\u0000', '\u202e'),
      fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '⁼', '₌', '⁺'),
      fc.string(),
    )
    .map((parts) => parts.join(''))
  const blank = fc.tuple(fc.constantFrom('\t', '\r'), fc.string()).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(formula, blank), fc.constantFrom(...languages), (text, language) => {
      expect(csvRow([{ text }], language)).toMatch(/^"?'/)
    }),
  )
})
