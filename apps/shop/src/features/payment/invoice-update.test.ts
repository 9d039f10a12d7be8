import { attemptStates } from '@provender/domain/payment/payment'
import { expect, test } from 'vitest'
import { invoicePollDelayMs, invoiceUpdate, typedAmount } from './invoice-update.ts'

test('an invoice is not shown as unpaid while its payment is unknown, and cannot be paid during a payment', () => {
  const updates = attemptStates.map((state) => [
    state,
    invoiceUpdate({ canPayByCard: true, payment: { state } }),
  ])
  expect(Object.fromEntries(updates)).toEqual({
    STARTED: 'CHECKING',
    CHALLENGED: 'APPROVE',
    AUTHORISED: 'CHECKING',
    CAPTURED: 'PAY',
    DECLINED: 'PAY_WITH_ANOTHER',
    VOIDED: 'PAY',
  })
  expect(invoiceUpdate({ canPayByCard: false, payment: null })).toBe('NOTHING')
  expect(invoiceUpdate({ canPayByCard: false, payment: { state: 'DECLINED' } })).toBe('NOTHING')
})

test('polls while a payment is in progress, and not otherwise', () => {
  const paid = (state: (typeof attemptStates)[number]) => ({ canPayByCard: false, payment: { state } })
  expect(invoicePollDelayMs([paid('CAPTURED'), paid('STARTED')])).toBe(1500)
  expect(invoicePollDelayMs([paid('CAPTURED'), { canPayByCard: true, payment: null }])).toBe(false)
  expect(invoicePollDelayMs()).toBe(false)
})

test('parses an amount with a point or a comma and rejects everything else', () => {
  expect(['12.50', '12,50', ' 12 ', '0.01'].map(typedAmount)).toEqual([1250, 1250, 1200, 1])
  for (const text of ['', '0', '-1', '1.234', '1,234.50', 'all'])
    expect(typedAmount(text), text).toBeUndefined()
})
