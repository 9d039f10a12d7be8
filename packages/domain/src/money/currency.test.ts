import { expect, test } from 'vitest'
import { isCurrencyCode } from './currency.ts'

test.each(['GBP', 'EUR', 'PLN', 'TRY', 'USD', 'CHF', 'XOF'])('%s is a currency', (code) => {
  expect(isCurrencyCode(code)).toBe(true)
})

test.each(['XYZ', 'GBX', 'XAU', 'XTS', 'DEM', 'gbp', 'GBPP', ''])('%s is none', (code) => {
  expect(isCurrencyCode(code)).toBe(false)
})
