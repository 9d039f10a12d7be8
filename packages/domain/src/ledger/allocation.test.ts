import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Minor } from '../money/money.ts'
import {
  allocateInvoice,
  allocatePayment,
  allocateRefund,
  allocateReopened,
  allocateReversal,
  match,
  type NewAllocation,
  reclaimNotes,
  reopenedBy,
} from './allocation.ts'

const item = (id: number, open: number) => ({ id, open: open as Minor })
const existing = (id: number, from: number, to: number, left: number) => ({
  id,
  from,
  to,
  left: left as Minor,
})
const short = (rows: readonly NewAllocation[]) =>
  rows.map(({ from, to, amount, rule, undoes }) => [from, to, undoes === null ? amount : 0 - amount, rule])

describe('a payment', () => {
  test('settles the named invoice first and, by the company’s rule, the oldest with the rest', () => {
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
  ])('without a named invoice settles %s', (_what, amount, expected) => {
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

test('a refund takes credit first, and reopens settled invoices only as far as needed', () => {
  const rows = allocateRefund(item(9, 500), {
    credits: [item(1, 0), item(2, 150)],
    existing: [existing(12, 1, 7, 200), existing(11, 1, 6, 400)],
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
    existing: [existing(12, 1, 7, 300), existing(11, 1, 6, 400)],
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

test('an invoice that is open again takes back its own credit notes, the latest first', () => {
  const notes = [
    { ...existing(13, 3, 8, 300), names: 6 },
    { ...existing(12, 2, 7, 200), names: 6 },
    { ...existing(11, 2, 6, 100), names: 6 },
    { ...existing(10, 4, 7, 500), names: 5 },
  ]
  expect(short(reclaimNotes([item(6, 400)], notes))).toEqual([
    [3, 8, -300, 'NAMED'],
    [3, 6, 300, 'NAMED'],
    [2, 7, -100, 'NAMED'],
    [2, 6, 100, 'NAMED'],
  ])
  expect(reclaimNotes([item(9, 400)], notes)).toEqual([])
})

test('never settles more than is open, and open debits less open credits equal the balance', () => {
  const amount = fc.integer({ min: 1, max: 900 })
  const event = fc.record({
    kind: fc.constantFrom('INVOICE', 'PAYMENT', 'CREDIT_NOTE', 'REFUND', 'REVERSAL'),
    amount,
    which: fc.nat(9),
    isNamed: fc.boolean(),
    rule: fc.constantFrom('oldest' as const, 'leave' as const),
  })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const owed: number[] = []
      const kinds: string[] = []
      const rows: NewAllocation[] = []
      const open = (id: number): number =>
        rows.reduce(
          (left, { from, to, amount: part, undoes }) =>
            from === id || to === id ? left - (undoes === null ? part : 0 - part) : left,
          Math.abs(owed[id] ?? 0),
        )
      const ids = (isIncluded: (id: number) => boolean) => [...owed.keys()].filter(isIncluded)
      const items = (isIncluded: (id: number) => boolean) => ids(isIncluded).map((id) => item(id, open(id)))
      const existingOf = (credit: number, isInvoice: boolean) =>
        rows
          .flatMap(({ from, to, amount: part, undoes }, id) => {
            const undone = rows.reduce((sum, each) => (each.undoes === id ? sum + each.amount : sum), 0)
            const isIncluded = from === credit && undoes === null && (!isInvoice || kinds[to] === 'INVOICE')
            return isIncluded && part > undone ? [existing(id, from, to, part - undone)] : []
          })
          .toReversed()
      for (const { kind, amount: eventAmount, which: index, isNamed, rule } of events) {
        const id = owed.length
        const invoices = ids((each) => kinds[each] === 'INVOICE')
        const payments = ids((each) => kinds[each] === 'PAYMENT')
        const invoice = invoices[index % Math.max(1, invoices.length)]
        const payment = payments[index % Math.max(1, payments.length)]
        const isCredit = kind === 'PAYMENT' || kind === 'CREDIT_NOTE'
        if (kind === 'REVERSAL' && payment === undefined) continue
        owed.push(
          isCredit ? 0 - eventAmount : kind === 'REVERSAL' ? Math.abs(owed[payment ?? 0] ?? 0) : eventAmount,
        )
        kinds.push(kind)
        const named = isNamed && invoice !== undefined ? item(invoice, open(invoice)) : null
        const debits = items(
          (each) => each !== id && (owed[each] ?? 0) > 0 && each !== named?.id && open(each) > 0,
        )
        const credits = items((each) => (owed[each] ?? 0) < 0)
        const posted = item(id, Math.abs(owed[id] ?? 0))
        if (kind === 'INVOICE') rows.push(...allocateInvoice(posted, { credits, rule }))
        if (kind === 'PAYMENT') rows.push(...allocatePayment(posted, { named, debits, rule }))
        if (kind === 'CREDIT_NOTE' && named) rows.push(...match([posted], [named], 'NAMED'))
        if (kind === 'REFUND' && payment !== undefined)
          rows.push(
            ...allocateRefund(posted, {
              credits: [item(payment, open(payment))],
              existing: existingOf(payment, true),
            }),
          )
        if (kind === 'REVERSAL' && payment !== undefined) {
          rows.push(...allocateReversal(posted, { payment, existing: existingOf(payment, false) }))
          kinds[payment] = 'REVERSED'
        }
        for (const each of owed.keys()) {
          expect(open(each)).toBeGreaterThanOrEqual(0)
          expect(open(each)).toBeLessThanOrEqual(Math.abs(owed[each] ?? 0))
        }
        const sum = [...owed.keys()].reduce(
          (total, each) => total + Math.sign(owed[each] ?? 0) * open(each),
          0,
        )
        expect(sum).toBe(owed.reduce((total, each) => total + each, 0))
        for (const { from, to, rule: allocationRule } of rows)
          if (kinds[from] === 'CREDIT_NOTE' && kinds[to] === 'INVOICE')
            expect(['NAMED', 'OLDEST']).toContain(allocationRule)
      }
    }),
  )
})
