import type { Language } from '@provender/domain/languages'
import type { UnitPrice } from '@provender/domain/money/money'
import { describe, expect, test } from 'vitest'
import { distinctPrices } from './distinct-prices.ts'

const pricesOf = (one: number, other: number, currencyCode = 'GBP', language: Language = 'en') =>
  distinctPrices(one as UnitPrice, other as UnitPrice, { currencyCode, language })

describe('two prices', () => {
  test('are shown with two decimals', () => {
    expect(pricesOf(74_600, 71_200)).toEqual(['£7.46', '£7.12'])
  })

  test('are shown in full if they look the same with two decimals', () => {
    expect(pricesOf(90_000, 90_003)).toEqual(['£9.00', '£9.0003'])
    expect(pricesOf(12_345_610, 12_345_600, 'PLN', 'pl')).toEqual(['1234,561\u00a0zł', '1234,56\u00a0zł'])
  })
})
