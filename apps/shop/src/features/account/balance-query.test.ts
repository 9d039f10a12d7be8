import { expect, test } from 'vitest'
import { isOverdue } from './balance-query.ts'

test.each([
  ['0.00', [], false],
  ['0.00', ['0.00'], false],
  ['1.00', [], true],
  ['0.00', ['0.00', '22.46'], true],
])('with %s overdue, and %j in other currencies, the account says so: %s', (own, others, isSo) => {
  const accountStatement = {
    closing: '0.00',
    currencyCode: 'EUR',
    ageing: { current: '0.00', overdue: own },
    credit: null,
    openInvoices: [],
    otherCurrencies: others.map((overdue) => ({ currencyCode: 'GBP', balance: overdue, overdue })),
  }
  expect(isOverdue({ accountStatement })).toBe(isSo)
})
