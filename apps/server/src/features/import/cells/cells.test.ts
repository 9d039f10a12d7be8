import { languages } from '@provender/domain/languages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultText } from '../faults/fault-text.ts'
import type { ImportFault } from '../faults/fault.ts'
import { barcode } from './barcode.ts'
import { calendarDate } from './calendar-date.ts'
import {
  amount,
  choice,
  code,
  flag,
  line,
  lineAboutPeople,
  lines,
  listOf,
  numberAsText,
  percentage,
  productCode,
  thousandths,
  unitPrice,
  integer,
} from './cell.ts'
import { countryCode, countryName } from './country.ts'
import { email } from './email.ts'
import { picture } from './picture.ts'

const refusalOf = (read: { ok: true } | { ok: false; refusal: ImportFault }) =>
  read.ok ? null : faultText(read.refusal, 'en')

describe('numbers', () => {
  test('have four decimals for prices, two for amounts and percentages, three for weights', () => {
    expect(unitPrice('£0.6375', '.')).toEqual({ ok: true, value: 6375 })
    expect(amount('1.234,50', ',')).toEqual({ ok: true, value: 123_450 })
    expect(percentage('17.5', '.')).toEqual({ ok: true, value: 1750 })
    expect(percentage('20 %', '.')).toEqual({ ok: true, value: 2000 })
    expect(thousandths('1,25', ',')).toEqual({ ok: true, value: 1250 })
    expect(integer(100)('12.0', '.')).toEqual({ ok: true, value: 12 })
  })

  test.each([
    [unitPrice('1.23456', '.'), '"1.23456" has more than 4 decimals'],
    [unitPrice('-1', '.'), '"-1" is below 0'],
    [unitPrice('100000', '.'), '"100000" is too large'],
    [unitPrice('1234567890123', '.'), '"1234567890123" is too large'],
    [unitPrice('cheap', '.'), '"cheap" is not a number'],
    [amount('1.005', '.'), '"1.005" has more than 2 decimals'],
    [percentage('101%', '.'), '"101%" is too large'],
    [integer(100)('1.5', '.'), '"1.5" is not a whole number'],
    [integer(100)('1.005', '.'), '"1.005" is not a whole number'],
    [integer(100)('101', '.'), '"101" is too large'],
    [thousandths('0.0001', '.'), '"0.0001" has more than 3 decimals'],
  ])('are refused: %j', (read, reason) => {
    expect(refusalOf(read)).toBe(reason)
  })
})

describe('texts', () => {
  test('are refused if they are too long, never truncated', () => {
    expect(refusalOf(line(5)('abcdef', '.'))).toBe('has 6 characters, more than the 5 that are kept')
    expect(lines(11)('one\r\n two ', '.')).toEqual({ ok: true, value: 'one\ntwo' })
    expect(refusalOf(code('\u00a0', '.'))).toBe('is empty')
  })

  test('may be several values separated by bars, each counted once', () => {
    expect(listOf(code)(' a | b||a ', '.')).toEqual({ ok: true, value: ['a', 'b'] })
    expect(refusalOf(listOf(flag)('yes|perhaps', '.'))).toBe('"perhaps" is neither yes nor no')
  })
})

describe('choices', () => {
  const unit = choice({ '': ['none'], box: ['box', 'case'], kg: ['kg'] })

  test('accept every spelling in any case', () => {
    expect(['Box', 'CASE', ' kg ', 'none'].map((text) => unit(text, '.'))).toEqual(
      ['box', 'box', 'kg', ''].map((value) => ({ ok: true, value })),
    )
    expect(refusalOf(unit('pallet', '.'))).toBe('"pallet" is not one of none, box, kg')
  })

  test('accept yes and no in the languages of the shop', () => {
    expect(['yes', 'Y', 'TRUE', '1', 'tak', 'evet'].map((text) => flag(text, '.'))).toEqual(
      Array.from({ length: 6 }, () => ({ ok: true, value: true })),
    )
    expect(['no', 'N', 'False', '0', 'nie', 'hayır'].map((text) => flag(text, '.'))).toEqual(
      Array.from({ length: 6 }, () => ({ ok: true, value: false })),
    )
    expect(refusalOf(flag('maybe', '.'))).toBe('"maybe" is neither yes nor no')
  })
})

describe('dates', () => {
  test.each([
    ['2026-01-31', '2026-01-31'],
    ['2026-1-5', '2026-01-05'],
    ['2026-01-31T10:00:00Z', '2026-01-31'],
    ['2026-01-31 00:00:00.000', '2026-01-31'],
    ['31/01/2026', '2026-01-31'],
    ['1/2/2026', '2026-02-01'],
    ['31.01.2026', '2026-01-31'],
    ['31-01-2026', '2026-01-31'],
    ['29/02/2028', '2028-02-29'],
    ['31/01/2026 09:30', '2026-01-31'],
  ])('read %s as %s', (text, date) => {
    expect(calendarDate(text, '.')).toEqual({ ok: true, value: date })
  })

  test.each([
    ['31/02/2026', 'is not a calendar day'],
    ['29/02/2026', 'is not a calendar day'],
    ['12/31/2026', 'is not a calendar day'],
    ['00/01/2026', 'is not a calendar day'],
    ['01/01/1066', 'is not between the years 1970 and 2199'],
    ['31/01/26', 'is not a date like 2026-01-31 or 31/01/2026'],
    ['31/01-2026', 'is not a date like 2026-01-31 or 31/01/2026'],
    ['next week', 'is not a date like 2026-01-31 or 31/01/2026'],
    ['46053', 'is not a date like 2026-01-31 or 31/01/2026'],
  ])('refuse %s', (text, reason) => {
    expect(refusalOf(calendarDate(text, '.'))).toBe(`"${text}" ${reason}`)
  })

  test('read every calendar day unchanged, day first or year first', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        (day) => {
          const iso = day.toISOString().slice(0, 10)
          const [year, month, date] = iso.split('-')
          expect(calendarDate(iso, '.')).toEqual({ ok: true, value: iso })
          expect(calendarDate(`${date}/${month}/${year}`, '.')).toEqual({ ok: true, value: iso })
        },
      ),
    )
  })
})

describe('barcodes', () => {
  test('lose spaces and dashes', () => {
    expect(barcode('5 012345 678900', '.')).toEqual({ ok: true, value: '5012345678900' })
    expect(barcode('ABC-12', '.')).toEqual({ ok: true, value: 'ABC12' })
    expect(refusalOf(barcode('5.01235E+12', '.'))).toBe(
      '"5.01235E+12" was shortened to a number by a spreadsheet: format the column as text and export again, or write ="5.01235E+12" if you mean it',
    )
    expect(refusalOf(barcode('50/12', '.'))).toBe('"50/12" is not a barcode: digits or letters, at most 40')
  })
})

describe('countries', () => {
  test('are recognised by code, by name in any language of the shop, and by other common names', () => {
    const codeOf = (text: string) => {
      const read = countryCode(text)
      return read.ok ? read.value : faultText(read.refusal, 'en')
    }
    expect(
      ['gb', 'United Kingdom', 'UK', 'Wielka Brytania', 'Birleşik Krallık', 'Scotland'].map(codeOf),
    ).toEqual(Array.from({ length: 6 }, () => 'GB'))
    expect(['Turkey', 'Türkiye', 'Turcja', 'TR'].map(codeOf)).toEqual(['TR', 'TR', 'TR', 'TR'])
    expect(['Holland', "Cote d'Ivoire", 'Bosnia and Herzegovina', 'EU'].map(codeOf)).toEqual([
      'NL',
      'CI',
      'BA',
      'EU',
    ])
    expect(codeOf('Atlantis')).toBe('"Atlantis" is not a country')
    expect(codeOf('ZZ')).toBe('"ZZ" is not a country')
  })

  test('have a name in every language of the shop', () => {
    expect(countryName('PL')).toMatchObject({ en: 'Poland', pl: 'Polska', tr: 'Polonya' })
    expect(Object.keys(countryName('PL')).toSorted()).toEqual(languages.toSorted())
  })
})

test('a picture is a file name or a web address, and cannot lead anywhere else', () => {
  const accepted = ['beans.webp', 'tins/beans.webp', 'https://pictures.example/beans.webp']
  expect(accepted.map((text) => picture(text, '.'))).toEqual(accepted.map((value) => ({ ok: true, value })))
  const refused = [
    '../secrets.json',
    '/etc/passwd',
    'a//b.webp',
    'javascript:alert(1)',
    'c:\\beans.bmp',
    'https://',
    'a?b',
  ]
  expect(refused.filter((text) => picture(text, '.').ok)).toEqual([])
})

test('an e-mail address keeps its spelling before the @', () => {
  expect(email(' Ada@Example.com ', '.')).toEqual({ ok: true, value: 'Ada@example.com' })
  expect(refusalOf(email('ada at example', '.'))).toBe('"ada at example" is not an e-mail address')
})

describe('product codes', () => {
  test.each(['A100', '10/4', 'BX*12', "O'NEILL #3", 'ŻUR-12', '50%'])(
    '%s is accepted without a warning',
    (text) => {
      expect(productCode(text, '.')).toEqual({ ok: true, value: text })
    },
  )

  test.each([
    ['A1,2', ','],
    ['A1;2', ';'],
    ['A:1', ':'],
    ['A|1', '|'],
    ['€1', '€'],
  ])('%s is accepted with a warning that names the character', (text, sign) => {
    expect(productCode(text, '.')).toEqual({
      ok: true,
      value: text,
      warning: { code: 'UNUSUAL_CODE', signs: sign, allowed: expect.any(String) },
    })
  })
})

test('a text about people has no card number', () => {
  for (const read of [lineAboutPeople(120), numberAsText(40)]) {
    expect(refusalOf(read('4111-1111-1111-1111', '.'))).toBe('may not contain a card number')
    expect(read('0113 496 0001', '.').ok).toBe(true)
  }
})
