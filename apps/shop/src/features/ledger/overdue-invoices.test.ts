import { expect, test } from 'vitest'
import {
  allOverdueSince,
  firstTicks,
  onlyOverdue,
  overdueSince,
  payableOf,
  tickAll,
  tickable,
} from './overdue-invoices.ts'

const invoice = { dueOn: '2026-11-12', isOverdue: true, canPayByCard: true }

test('debt is overdue since the day after the earliest due day of an overdue invoice', () => {
  const invoices = [
    invoice,
    { ...invoice, dueOn: '2026-10-30' },
    { ...invoice, dueOn: '2026-09-01', isOverdue: false },
    { ...invoice, dueOn: null },
  ]
  expect(overdueSince(invoices)).toBe('2026-10-31')
  expect(overdueSince([{ ...invoice, dueOn: '2026-12-31' }])).toBe('2027-01-01')
  expect(overdueSince([{ ...invoice, isOverdue: false }])).toBeUndefined()
})

test('all debt has no first day if some of it is in another currency', () => {
  const since = (...others: string[]) =>
    allOverdueSince({ openInvoices: [invoice], otherCurrencies: others.map((overdue) => ({ overdue })) })
  expect([since(), since('0.00'), since('0.00', '22.46')]).toEqual(['2026-11-13', '2026-11-13', undefined])
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

test('what is overdue is ticked at first if it is several invoices that a card can pay', () => {
  const numbered = (number: string, change: Partial<typeof invoice> = {}) => ({
    ...invoice,
    ...change,
    number,
  })
  const due = numbered('INV-3', { isOverdue: false, dueOn: '2026-12-10' })
  const overdue = [numbered('INV-1'), numbered('INV-2', { dueOn: '2026-10-30' })]
  expect([...firstTicks([...overdue, due], 50)].toSorted()).toEqual(['INV-1', 'INV-2'])
  expect(firstTicks([numbered('INV-1'), due], 50)).toEqual(new Set())
  expect(tickable([numbered('INV-1'), numbered('INV-2', { canPayByCard: false })])).toEqual([])
  expect(tickAll([due, ...overdue], 2)).toEqual(new Set(['INV-2', 'INV-1']))
})
