import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DecimalMark, normaliseDecimal, decimalMark } from './decimal-text.ts'

const read = (text: string, mark: DecimalMark = 'unknown') => {
  const plain = normaliseDecimal(text, mark)
  return plain.ok ? plain.value : null
}

describe('unambiguous numbers', () => {
  test.each([
    ['12', '12'],
    ['12.5', '12.5'],
    ['12,5', '12.5'],
    ['0,125', '0.125'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['1234,567', '1234.567'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1,234,567.5', '1234567.5'],
    ['1 234,5', '1234.5'],
    ['1\u00a0234\u00a0567', '1234567'],
    ["1'234.50", '1234.50'],
    ['£12.50', '12.50'],
    ['£ 1,234.50', '1234.50'],
    ['GBP 12.5', '12.5'],
    ['12,50 zł', '12.50'],
    ['12,50 PLN', '12.50'],
    ['₺12,50', '12.50'],
    ['12.50€', '12.50'],
    ['-3', '-3'],
    ['−3', '-3'],
    ['3-', '-3'],
    ['-£3.20', '-3.20'],
    ['£-3.20', '-3.20'],
  ])('reads %j as %s', (text, plain) => {
    expect(read(text)).toBe(plain)
  })
})

test.each([
  '',
  'abc',
  '1e5',
  '12 5',
  '1.23.45',
  '12,34,56',
  '1,23.456',
  '5.',
  '-3-',
  '12kg',
  '½',
  '£',
  '1.2.3,4',
  '٣',
])('%j is not a number', (text) => {
  expect(normaliseDecimal(text, 'unknown')).toEqual({
    ok: false,
    refusal: { code: 'NOT_A_NUMBER', value: text },
  })
})

describe('a single separator before exactly three digits', () => {
  test('is refused with both readings if nothing decides', () => {
    expect(normaliseDecimal('1,234', 'unknown')).toEqual({
      ok: false,
      refusal: { code: 'AMBIGUOUS_NUMBER', value: '1,234', decimal: '1.234', integer: '1234' },
    })
    expect(read('12.500')).toBeNull()
  })

  test('is read like the other numbers of the file', () => {
    expect(read('1,234', ',')).toBe('1.234')
    expect(read('1,234', '.')).toBe('1234')
    expect(read('1.234', '.')).toBe('1.234')
    expect(read('-1.234', ',')).toBe('-1234')
  })

  test('is a decimal point in comma-separated files, but a comma stays ambiguous', () => {
    expect(read('37.450', 'perhaps .')).toBe('37.450')
    expect(read('1,234', 'perhaps .')).toBeNull()
  })

  test('proves nothing itself, unlike other numbers', () => {
    expect(['1,234', '1.234', '12', 'abc', ''].map(decimalMark)).toEqual([null, null, null, null, null])
    expect(['0,125', '1.234,5', '1.234.567', '12,5'].map(decimalMark)).toEqual([',', ',', ',', ','])
    expect(['0.125', '1,234.5', '1,234,567', '12.5'].map(decimalMark)).toEqual(['.', '.', '.', '.'])
  })
})

test('numbers in any grouping and decimal style keep their value', () => {
  const styles = fc.constantFrom(
    { group: ',', mark: '.' },
    { group: '.', mark: ',' },
    { group: ' ', mark: ',' },
    { group: '', mark: '.' },
  )
  const decimals = fc.stringMatching(/^(?:\d{1,2}|\d{4})?$/)
  fc.assert(
    fc.property(fc.nat(999_999_999), decimals, styles, (integer, fraction, { group, mark }) => {
      const written = String(integer).replace(/\B(?=(\d{3})+$)/g, group) + (fraction && mark + fraction)
      const plain = String(integer) + (fraction && `.${fraction}`)
      const isCertain = fraction !== '' || !/^\d{1,3}[.,]\d{3}$/.test(written)
      expect(read(written)).toBe(isCertain ? plain : null)
      expect(read(written, mark as DecimalMark)).toBe(plain)
    }),
  )
})

test('any text is a plain decimal or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-£]?[\d., ']{0,12}[-%]?$/)), (text) => {
      const plain = normaliseDecimal(text, '.')
      if (plain.ok) expect(plain.value).toMatch(/^-?\d+(?:\.\d+)?$/)
    }),
  )
})
