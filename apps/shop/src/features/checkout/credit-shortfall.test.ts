import type { Minor } from '@provender/domain/money/money'
import { describe, expect, test } from 'vitest'
import { creditShortfall, invoicesToPay } from './credit-shortfall.ts'

const invoice = (open: string, canPayByCard = true) => ({ open, canPayByCard })
const minor = (amount: number) => amount as Minor

describe('invoices that free enough credit', () => {
  const invoices = [invoice('400.00'), invoice('300.00'), invoice('900.00'), invoice('700.00')]

  test.each([
    ['the smallest one that is enough', 250_00, ['300.00']],
    ['exactly enough', 700_00, ['700.00']],
    ['the oldest together', 1000_00, ['400.00', '300.00', '900.00']],
    ['none if all are too little', 2300_01, []],
  ] as const)('%s', (_, missing, expected) => {
    expect(invoicesToPay(invoices, minor(missing)).map(({ open }) => open)).toEqual(expected)
  })

  test('only those that a card can pay now', () => {
    expect(invoicesToPay([invoice('500.00', false)], minor(100))).toEqual([])
  })
})

describe('credit is short', () => {
  const shortfall = (payment: string, credit: object, problem: string | null = 'OVER_CREDIT_LIMIT') =>
    creditShortfall({
      answers: { payment } as never,
      quote: {
        credit,
        paymentOptions: [{ type: 'ACCOUNT', problem }],
        review: { totals: { gross: '200.00' } },
      } as never,
    })
  const near = { limit: '1000.00', left: '100.00', balance: '650.00', openOrders: '250.00' }

  test('only for an order on account that is more than what is left', () => {
    expect(shortfall('ACCOUNT', near)).toEqual({ left: 100_00, missing: 100_00 })
    expect(shortfall('CASH', near)).toBeUndefined()
    expect(shortfall('ACCOUNT', near, null)).toBeUndefined()
  })

  test('by more than the order if the company is over its limit', () => {
    const over = { limit: '1000.00', left: '0.00', balance: '1500.00', openOrders: '0.00' }
    expect(shortfall('ACCOUNT', over)).toEqual({ left: 0, missing: 700_00 })
  })

  test('an overpayment counts for no more than the limit', () => {
    const paid = { limit: '100.00', left: '100.00', balance: '-50.00', openOrders: '0.00' }
    expect(shortfall('ACCOUNT', paid)).toEqual({ left: 100_00, missing: 100_00 })
  })
})
