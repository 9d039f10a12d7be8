import { describe, expect, test } from 'vitest'
import type { Minor, UnitPrice } from './money.ts'
import { showCount, showMoney, showPercent, showUnitPrice } from './show-money.ts'

const amount = (minor: number) => minor as Minor

describe('money on the screen', () => {
  test.each([
    [123_450, 'GBP', 'en', '£1,234.50'],
    [5, 'GBP', 'en', '£0.05'],
    [-1250, 'GBP', 'en', '−£12.50'],
    [123_450, 'GBP', 'pl', '1234,50\u00a0£'],
    [1_234_550, 'PLN', 'pl', '12\u00a0345,50\u00a0zł'],
    [123_450, 'TRY', 'tr', '₺1.234,50'],
    [100, 'JPY', 'en', '¥1.00'],
    [100, 'USD', 'en', '$1.00'],
    [100, 'EUR', 'en', '€1.00'],
    [100, 'INR', 'en', '₹1.00'],
    [100, 'XAF', 'en', 'XAF\u00a01.00'],
  ] as const)('%i of %s in %s is %s', (minor, currency, language, expected) => {
    expect(showMoney(amount(minor), currency, language)).toBe(expected)
  })

  test('a unit price is rounded half up to two decimals', () => {
    expect(showUnitPrice(6375 as UnitPrice, 'GBP', 'en')).toBe('£0.64')
    expect(showUnitPrice(6350 as UnitPrice, 'GBP', 'en')).toBe('£0.64')
    expect(showUnitPrice(6349 as UnitPrice, 'GBP', 'en')).toBe('£0.63')
  })

  test('a percentage has the sign and the decimal mark of the language', () => {
    expect([showPercent(20, 'en'), showPercent(17.5, 'en')]).toEqual(['20%', '17.5%'])
    expect([showPercent(17.5, 'pl'), showPercent(17.5, 'tr')]).toEqual(['17,5%', '%17,5'])
  })

  test('counts are grouped as the language groups them', () => {
    expect(showCount(1234, 'en')).toBe('1,234')
    expect(showCount(1234, 'pl')).toBe('1234')
    expect(showCount(30_000, 'pl')).toBe('30\u00a0000')
    expect(showCount(1_234_567, 'tr')).toBe('1.234.567')
  })
})
