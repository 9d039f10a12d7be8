import { expect, test } from 'vitest'
import { onlyOverdue, overdueSince, payableOf } from './overdue-invoices.ts'

const invoice = { dueOn: '2026-11-12', isOverdue: true, canPayByCard: true }

test('debt is overdue since the earliest due day of an overdue invoice', () => {
  const invoices = [
    invoice,
    { ...invoice, dueOn: '2026-10-30' },
    { ...invoice, dueOn: '2026-09-01', isOverdue: false },
    { ...invoice, dueOn: null },
  ]
  expect(overdueSince(invoices)).toBe('2026-10-30')
  expect(overdueSince([{ ...invoice, isOverdue: false }])).toBeUndefined()
})

test('an invoice that is being paid is not offered again', () => {
  expect(payableOf([invoice, { ...invoice, canPayByCard: false }])).toEqual([invoice])
})

test('one button pays what is overdue only if it is one invoice that a card can pay', () => {
  const due = { ...invoice, isOverdue: false }
  expect(onlyOverdue([due, invoice])).toBe(invoice)
  expect(onlyOverdue([invoice, { ...invoice, dueOn: '2026-10-30' }])).toBeUndefined()
  expect(onlyOverdue([{ ...invoice, canPayByCard: false }, due])).toBeUndefined()
})
