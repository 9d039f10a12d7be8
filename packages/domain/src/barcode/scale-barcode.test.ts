import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDigit } from './barcode.ts'
import { isScalePattern, overlap, readScaleBarcode } from './scale-barcode.ts'

const byWeight = '21IIIIIWWWWWC'
const byPrice = '22IIIIIPPPPPC'
const patterns = [byWeight, byPrice]

const anyPattern = fc
  .record({
    prefix: fc.constantFrom('02', '20', '21', '25', '29'),
    fixed: fc.integer({ min: 0, max: 3 }),
    itemDigits: fc.integer({ min: 1, max: 6 }),
    letter: fc.constantFrom('W', 'P'),
  })
  .map(({ prefix, fixed, itemDigits, letter }) => {
    const head = `${prefix}${'7'.repeat(fixed)}${'I'.repeat(itemDigits)}`
    return `${head}${letter.repeat(12 - head.length)}C`
  })

function printed(pattern: string, digits: readonly number[]): string {
  const body = Array.from(pattern.slice(0, -1), (sign, index) =>
    /\d/.test(sign) ? sign : String(digits[index] ?? 0),
  ).join('')
  return body + checkDigit(body)
}

const anyDigits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })

describe('a scale barcode', () => {
  test('says its item number and its weight in grams', () => {
    expect(readScaleBarcode(printed(byWeight, [0, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4]), patterns)).toEqual({
      is: 'weight',
      itemNumber: '12345',
      grams: 1234,
    })
  })

  test('says its item number and its price', () => {
    expect(readScaleBarcode(printed(byPrice, [0, 0, 0, 0, 3, 4, 5, 0, 0, 7, 5, 0]), patterns)).toEqual({
      is: 'price',
      itemNumber: '00345',
      price: 750,
    })
  })

  test('reads back what was printed by any pattern', () => {
    fc.assert(
      fc.property(anyPattern, anyDigits, (pattern, digits) => {
        expect(isScalePattern(pattern)).toBe(true)
        const code = printed(pattern, digits)
        expect(readScaleBarcode(`0${code}`, [pattern])).toEqual(readScaleBarcode(code, [pattern]))
        const digitsAt = (letter: string) =>
          Array.from(code)
            .filter((_, index) => pattern[index] === letter)
            .join('')
        const expected = pattern.includes('W')
          ? { is: 'weight', itemNumber: digitsAt('I'), grams: Number(digitsAt('W')) }
          : { is: 'price', itemNumber: digitsAt('I'), price: Number(digitsAt('P')) }
        expect(readScaleBarcode(code, [pattern])).toEqual(expected)
        expect(overlap(pattern, pattern)).toBe(true)
      }),
    )
  })

  test('is misread if one digit is another', () => {
    fc.assert(
      fc.property(
        anyPattern,
        anyDigits,
        fc.nat(12),
        fc.integer({ min: 1, max: 9 }),
        (pattern, digits, index, by) => {
          fc.pre(!/\d/.test(pattern[index] ?? ''))
          const code = printed(pattern, digits)
          const wrong = code.slice(0, index) + ((Number(code[index]) + by) % 10) + code.slice(index + 1)
          expect(readScaleBarcode(wrong, [pattern])).toEqual({ is: 'misread' })
        },
      ),
    )
  })

  test('is never read by two patterns that do not overlap', () => {
    fc.assert(
      fc.property(anyPattern, anyPattern, anyDigits, (pattern, other, digits) => {
        fc.pre(!overlap(pattern, other))
        expect(readScaleBarcode(printed(pattern, digits), [other])).toBeUndefined()
      }),
    )
  })

  test('may come as a UPC-A, without the zero of its EAN-13', () => {
    const code = printed('02IIIIIWWWWWC', [0, 0, 1, 2, 3, 4, 5, 0, 0, 5, 0, 0])
    expect(readScaleBarcode(code.slice(1), ['02IIIIIWWWWWC'])).toEqual({
      is: 'weight',
      itemNumber: '12345',
      grams: 500,
    })
  })

  test.each(['5012345678900', '2012345678904', '2112345', '15012345678907', 'AB-12', ''])(
    '%j fits no pattern',
    (code) => {
      expect(readScaleBarcode(code, patterns)).toBeUndefined()
    },
  )

  test('is any other code without patterns', () => {
    expect(readScaleBarcode(printed(byWeight, []), [])).toBeUndefined()
  })
})

describe('a pattern', () => {
  test.each([byWeight, byPrice, '02IIIIIWWWWWC', '20IIIII0PPPPC', '29IIIIPPPPPPC', '210IWWWWWWWWC'])(
    '%s is valid',
    (pattern) => {
      expect(isScalePattern(pattern)).toBe(true)
    },
  )

  test.each([
    '21IIIIIWWWWW',
    '21IIIIIWWWWWWC',
    '50IIIIIWWWWWC',
    '2IIIIIIWWWWWC',
    '21IIIIIWWWWWW',
    '21IIIIIWWPPPC',
    '21IIWWWWWIIIC',
    '21WWWWWIIIIIC',
    '21IIIIIIIIIIC',
    '21WWWWWWWWWWC',
    '21iiiiiwwwwwc',
    '21IIIIIXXXXXC',
    '2112345012343',
    '',
  ])('%j is none', (pattern) => {
    expect(isScalePattern(pattern)).toBe(false)
  })

  test('overlaps another that reads the same barcode', () => {
    expect(overlap(byWeight, '21IIIIIPPPPPC')).toBe(true)
    expect(overlap('2IIIIIIWWWWWC', byWeight)).toBe(true)
    expect(overlap(byWeight, byPrice)).toBe(false)
    expect(overlap('211IIIIWWWWWC', '212IIIIPPPPPC')).toBe(false)
  })
})
