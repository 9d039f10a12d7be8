import { languages } from '@provender/domain/languages'
import type { assumptionMessages } from '@provender/messages/import/inspection-messages'
import { expect, test } from 'vitest'
import type { Assumption } from './assumption.ts'
import { assumptionText, inspectionText } from './inspection-text.ts'

const inspection = {
  header: { unknown: ['colour'] },
  layout: { delimiter: ';', headerLine: 3 },
  mark: ',',
  rows: 1200,
  lines: 1205,
  assumptions: [{ code: 'HEADER_BELOW_TITLE', line: 3, above: 2 }],
} as unknown as Parameters<typeof inspectionText>[0]

test('reports the facts and assumptions about a file, in each language', () => {
  expect(inspectionText(inspection, 'prices.csv', 'en')).toEqual([
    'prices.csv: 1,200 rows in 1,205 lines, separated by semicolons, decimal commas',
    'Assumed: the names of the columns are in line 3; lines 1 to 2 above them left out',
    'Columns that are not known and left out: colour',
  ])
  expect(inspectionText(inspection, 'ceny.csv', 'pl')).toEqual([
    'ceny.csv: 1200 rekordów w 1205 wierszach, rozdzielone średnikami, liczby z przecinkiem dziesiętnym',
    'Przyjęto: nazwy kolumn są w wierszu 3; wiersze od 1 do 2 nad nimi pominięto',
    'Nieznane kolumny, które pominięto: colour',
  ])
  expect(inspectionText(inspection, 'fiyat.csv', 'tr')).toEqual([
    'fiyat.csv: 1.205 satırda 1.200 kayıt, noktalı virgülle ayrılmış, ondalık ayırıcı virgül',
    'Varsayım: sütun adları 3. satırda; üstlerindeki ilk 2 satır atlandı',
    'Bilinmediği için atlanan sütunlar: colour',
  ])
})

const samples: { readonly [Code in keyof typeof assumptionMessages]: Assumption & { readonly code: Code } } =
  {
    ENCODING: { code: 'ENCODING', encoding: '<encoding>' },
    ENCODING_WITHOUT_MARK: { code: 'ENCODING_WITHOUT_MARK', encoding: '<encoding>' },
    ENCODING_GUESSED: { code: 'ENCODING_GUESSED', encoding: '<encoding>', text: '<text>', line: 41 },
    HEADER_BELOW_TITLE: { code: 'HEADER_BELOW_TITLE', line: 41, above: 1 },
    APOSTROPHES: { code: 'APOSTROPHES' },
    OPEN_QUOTES: { code: 'OPEN_QUOTES' },
    DECIMAL_POINT: { code: 'DECIMAL_POINT', value: '<value>', line: 41 },
  }

test.each(Object.values(samples))('$code is worded in each language, with its values', (assumption) => {
  const texts = languages.map((language) => assumptionText(assumption, language))
  expect(new Set(texts).size).toBe(languages.length)
  const values = Object.entries(assumption).filter(([name]) => name !== 'code' && name !== 'above')
  for (const text of texts) for (const [, value] of values) expect(text).toContain(String(value))
})
