import { describe, expect, test } from 'vitest'
import type { Minor } from '../money/money.ts'
import {
  allocateInvoice,
  allocatePayment,
  allocateRefund,
  allocateReopened,
  allocateReversal,
  type NewAllocation,
  reopenedBy,
} from './allocation.ts'

const item = (id: number, open: number) => ({ id, open: open as Minor })
const standing = (id: number, from: number, to: number, left: number) => ({
  id,
  from,
  to,
  left: left as Minor,
})
const short = (rows: readonly NewAllocation[]) =>
  rows.map(({ from, to, amount, rule, undoes }) => [from, to, undoes === null ? amount : 0 - amount, rule])

describe('a payment', () => {
  test('settles the invoice that it names first, and by the company’s rule the oldest with the rest', () => {
    const debits = [item(1, 500), item(2, 300)]
    const pay = (rule: 'oldest' | 'leave') =>
      short(allocatePayment(item(9, 600), { named: item(3, 400), debits, rule }))
    expect(pay('oldest')).toEqual([
      [9, 3, 400, 'NAMED'],
      [9, 1, 200, 'OLDEST'],
    ])
    expect(pay('leave')).toEqual([[9, 3, 400, 'NAMED']])
  })

  test.each([
    ['the oldest invoice with exactly this open amount', 300, [[9, 2, 300, 'EXACT']]],
    [
      'all open invoices, if it is their sum',
      1100,
      [
        [9, 1, 500, 'ALL'],
        [9, 2, 300, 'ALL'],
        [9, 3, 300, 'ALL'],
      ],
    ],
    ['nothing else under the rule leave', 800, []],
  ])('that names nothing settles %s', (_what, amount, expected) => {
    const debits = [item(1, 500), item(2, 300), item(3, 300)]
    const rows = allocatePayment(item(9, amount), { named: null, debits, rule: 'leave' })
    expect(short(rows)).toEqual(expected)
  })
})

test('an invoice on account takes unallocated credit, the oldest first, only if the company’s rule says so', () => {
  const credits = [item(1, 100), item(2, 500)]
  expect(short(allocateInvoice(item(9, 300), { credits, rule: 'oldest' }))).toEqual([
    [1, 9, 100, 'OLDEST'],
    [2, 9, 200, 'OLDEST'],
  ])
  expect(allocateInvoice(item(9, 300), { credits, rule: 'leave' })).toEqual([])
})

test('a refund takes credit first, and opens what the payment settled only as far as needed', () => {
  const rows = allocateRefund(item(9, 500), {
    credits: [item(1, 0), item(2, 150)],
    standing: [standing(12, 1, 7, 200), standing(11, 1, 6, 400)],
  })
  expect(short(rows)).toEqual([
    [2, 9, 150, 'REFUND'],
    [1, 7, -200, 'REFUND'],
    [1, 9, 200, 'REFUND'],
    [1, 6, -150, 'REFUND'],
    [1, 9, 150, 'REFUND'],
  ])
  expect(reopenedBy(rows)).toEqual([item(7, 200), item(6, 150)])
})

test('a reversal takes back everything, and other credit that names the invoice settles it instead', () => {
  const rows = allocateReversal(item(9, 700), {
    payment: 1,
    standing: [standing(12, 1, 7, 300), standing(11, 1, 6, 400)],
  })
  expect(short(rows)).toEqual([
    [1, 7, -300, 'REVERSAL'],
    [1, 6, -400, 'REVERSAL'],
    [1, 9, 700, 'REVERSAL'],
  ])
  const naming = [
    { ...item(2, 100), names: 6 },
    { ...item(3, 500), names: 5 },
  ]
  expect(short(allocateReopened(reopenedBy(rows), naming))).toEqual([[2, 6, 100, 'NAMED']])
})
