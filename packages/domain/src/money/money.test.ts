import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatMinor,
  formatQuantity,
  formatUnitPrice,
  parseMinor,
  parseQuantity,
  parseUnitPrice,
} from './decimal.ts'
import {
  discounted,
  divideHalfUp,
  lineNet,
  type Minor,
  type Quantity,
  sumMinor,
  type UnitPrice,
} from './money.ts'
import { lineVat, totalsOf } from './vat.ts'

const price = (text: string) => parseUnitPrice(text) as UnitPrice
const quantity = (text: string) => parseQuantity(text) as Quantity
const unitPrices = fc.integer({ min: 0, max: 999_999_999 }) as fc.Arbitrary<UnitPrice>
const quantities = fc.integer({ min: 1, max: 100_000_000 }) as fc.Arbitrary<Quantity>

describe('decimal text', () => {
  test('keeps pence, tenths of a penny and grams exactly', () => {
    expect(parseMinor('12.5')).toBe(1250)
    expect(parseUnitPrice('0.6375')).toBe(6375)
    expect(parseQuantity('1.25')).toBe(1250)
    expect(formatUnitPrice(price('12.5'))).toBe('12.50')
    expect(formatUnitPrice(price('0.6375'))).toBe('0.6375')
    expect(formatQuantity(quantity('3'))).toBe('3')
    expect(formatMinor(-5 as Minor)).toBe('-0.05')
  })

  test.each(['', '1,5', '1e3', ' 1', '0x10', '1.', '.5', '--1', 'NaN', 'Infinity', '1234567890123', '٣'])(
    'refuses %j',
    (text) => {
      expect(parseMinor(text)).toBeUndefined()
    },
  )

  test('refuses more decimals than the kind has, but accepts trailing zeros', () => {
    expect(parseMinor('1.005')).toBeUndefined()
    expect(parseMinor('1.500')).toBe(150)
    expect(parseQuantity('0.0001')).toBeUndefined()
  })

  test('parses its own output', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (scaled) => {
        expect(parseMinor(formatMinor(scaled as Minor))).toBe(scaled)
        expect(parseUnitPrice(formatUnitPrice(scaled as UnitPrice))).toBe(scaled)
        expect(formatMinor(scaled as Minor)).toMatch(/^-?\d+\.\d\d$/)
        expect(formatUnitPrice(scaled as UnitPrice)).toMatch(/^-?\d+\.\d{2,4}$/)
        expect(parseQuantity(formatQuantity(scaled as Quantity))).toBe(scaled)
      }),
    )
  })
})

describe('rounding', () => {
  test('rounds halves away from zero', () => {
    expect(divideHalfUp(5n, 10n)).toBe(1n)
    expect(divideHalfUp(4n, 10n)).toBe(0n)
    expect(divideHalfUp(-5n, 10n)).toBe(-1n)
  })

  test('a line is rounded once, from the exact product', () => {
    expect(lineNet(price('0.6375'), quantity('6'))).toBe(383) // 3.825 → 3.83
    expect(lineNet(price('4.6500'), quantity('1.235'))).toBe(574) // 5.74275
    expect(lineNet(price('0.0049'), quantity('1'))).toBe(0)
  })

  test('a line is never off by more than half a penny, at any size', () => {
    fc.assert(
      fc.property(unitPrices, quantities, (unit, many) => {
        const exact = BigInt(unit) * BigInt(many)
        const off = BigInt(lineNet(unit, many)) * 100_000n - exact
        expect(off <= 50_000n && off > -50_000n).toBe(true)
      }),
    )
  })

  test('a discount reduces a price and never changes its sign', () => {
    expect(discounted(price('10.00'), 1250)).toBe(price('8.75'))
    fc.assert(
      fc.property(unitPrices, fc.integer({ min: 0, max: 10_000 }), (unit, discount) => {
        const net = discounted(unit, discount)
        expect(net).toBeLessThanOrEqual(unit)
        expect(net).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('VAT', () => {
  test('is rounded half up once per line', () => {
    expect(lineVat(383 as Minor, 2000)).toBe(77) // 76.6
    expect(lineVat(25 as Minor, 2000)).toBe(5)
    expect(lineVat(10 as Minor, 500)).toBe(1) // 0.5
  })

  test('totals are the sums of rounded lines and the breakdown adds up to them', () => {
    const lines = fc.array(
      fc.record({
        net: fc.integer({ min: 0, max: 10_000_000 }) as fc.Arbitrary<Minor>,
        vatBasisPoints: fc.constantFrom(0, 500, 2000),
      }),
    )
    fc.assert(
      fc.property(lines, (entries) => {
        const rounded = entries.map((line) => ({ ...line, vat: lineVat(line.net, line.vatBasisPoints) }))
        const totals = totalsOf(rounded)
        expect(totals.net).toBe(sumMinor(rounded.map((line) => line.net)))
        expect(totals.vat).toBe(sumMinor(rounded.map((line) => line.vat)))
        expect(totals.gross).toBe(totals.net + totals.vat)
        expect(sumMinor(totals.vatByRate.map((rate) => rate.net))).toBe(totals.net)
        expect(sumMinor(totals.vatByRate.map((rate) => rate.vat))).toBe(totals.vat)
        expect(totals.vatByRate.map((rate) => rate.vatBasisPoints)).toEqual(
          [...new Set(entries.map((line) => line.vatBasisPoints))].sort((one, other) => one - other),
        )
      }),
    )
  })

  test('a total rounded at the end would differ, so the order of rounding matters', () => {
    const net = 3 as Minor
    const lines = Array.from({ length: 5 }, () => ({ net, vatBasisPoints: 2000, vat: lineVat(net, 2000) }))
    expect(totalsOf(lines).vat).toBe(5)
    expect(lineVat(15 as Minor, 2000)).toBe(3)
  })
})
