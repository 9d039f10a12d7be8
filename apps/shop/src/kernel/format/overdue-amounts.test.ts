import { expect, test } from 'vitest'
import { overdueAmounts } from './overdue-amounts.ts'

test.each([
  ['0.00', [], ''],
  ['10.00', [], '€10.00'],
  ['0.00', ['22.46'], '£22.46'],
  ['10.00', ['22.46'], '€10.00 + £22.46'],
  ['10.00', ['0.00'], '€10.00'],
])('of €%s, and in pounds %j, %j is overdue', (own, others, text) => {
  const otherCurrencies = others.map((overdue) => ({ currencyCode: 'GBP', overdue }))
  const statement = { currencyCode: 'EUR', ageing: { overdue: own }, otherCurrencies }
  expect(overdueAmounts(statement, 'en')).toBe(text)
})
