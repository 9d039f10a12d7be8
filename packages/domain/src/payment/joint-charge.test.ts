import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Minor } from '../money/money.ts'
import {
  jointState,
  nextJointAction,
  refusalOfJointPart,
  splitCapture,
  splitDispute,
  splitRefund,
  splitWithdrawn,
  sumOf,
} from './joint-charge.ts'

const minor = (amounts: readonly number[]) => amounts as readonly Minor[]
const part = (captured: number, refunded = 0, disputed = 0) => ({
  captured: captured as Minor,
  refunded: refunded as Minor,
  disputed: disputed as Minor,
})
const open = (amount: number, left: number) => ({ amount: amount as Minor, open: left as Minor })

describe('what was captured of a joint charge', () => {
  test('settles each invoice as far as it is open', () => {
    expect(splitCapture(300 as Minor, [open(100, 100), open(200, 200)])).toEqual([100, 200])
    expect(splitCapture(220 as Minor, [open(100, 20), open(200, 200)])).toEqual([20, 200])
  })

  test('goes to the invoices that it was for if they were settled after the capture was asked for', () => {
    expect(splitCapture(300 as Minor, [open(100, 0), open(200, 150)])).toEqual([100, 200])
    expect(() => splitCapture(301 as Minor, [open(100, 100), open(200, 200)])).toThrow(
      /no payment for 1 of 301/,
    )
  })
})

describe('a refund that was made at the gateway', () => {
  test('is that of the payment with exactly this amount left, else of the last invoices', () => {
    const parts = [part(100), part(200), part(300, 200)].map((each) => ({ ...each, refunds: [] }))
    expect(splitRefund(200 as Minor, parts)).toEqual([0, 200, 0])
    expect(splitRefund(250 as Minor, parts)).toEqual([0, 150, 100])
  })

  test('leaves what is being refunded of an invoice, unless more went back than is left of the others', () => {
    const asked = { id: 'refund', amount: 200 as Minor, state: 'ASKED' as const }
    const parts = [
      { ...part(100), refunds: [] },
      { ...part(200), refunds: [asked] },
    ]
    expect(splitRefund(50 as Minor, parts)).toEqual([50, 0])
    expect(splitRefund(200 as Minor, parts)).toEqual([100, 100])
  })
})

describe('a dispute of a joint charge', () => {
  test('takes what is left of the last invoices first, and stays split as it was', () => {
    expect(splitDispute(250 as Minor, [part(100), part(200), part(300, 300)])).toEqual([50, 200, 0])
    expect(splitDispute(250 as Minor, [part(100, 0, 50), part(200, 200, 200), part(300)])).toEqual([
      50, 200, 0,
    ])
    expect(splitWithdrawn(120 as Minor, minor([50, 200, 0]))).toEqual([0, 120, 0])
  })

  test('is split without a loss, whatever was refunded and disputed before', () => {
    const anyPart = fc
      .tuple(fc.nat(500), fc.nat(500), fc.nat(500))
      .map(([captured, back, disputed]) =>
        part(captured, Math.min(captured, back), Math.min(captured, disputed)),
      )
    fc.assert(
      fc.property(
        fc.array(anyPart, { minLength: 1, maxLength: 8 }),
        fc.nat(4000),
        fc.nat(4000),
        (parts, amount, taken) => {
          const disputed = splitDispute(amount as Minor, parts)
          const stored = sumOf(parts.map((each) => each.disputed))
          expect(sumOf(disputed)).toBe(Math.max(amount, stored))
          for (const [index, each] of parts.entries())
            expect(disputed[index]).toBeGreaterThanOrEqual(each.disputed)
          const withdrawn = splitWithdrawn(Math.min(taken, amount) as Minor, disputed)
          expect(sumOf(withdrawn)).toBe(Math.min(taken, amount))
          for (const [index, each] of withdrawn.entries())
            expect(each).toBeLessThanOrEqual(disputed[index] ?? 0)
        },
      ),
    )
  })
})

describe('the next action of a joint charge', () => {
  const waiting = {
    state: 'AUTHORISED',
    captured: 0 as Minor,
    refunded: 0 as Minor,
    withdrawn: 0 as Minor,
    isTooLate: false,
    refunds: [],
  } as const

  test('captures what is open of all its invoices, or releases the card if nothing is', () => {
    const parts = [
      { ...waiting, ...open(100, 100) },
      { ...waiting, ...open(200, -5) },
      { ...waiting, ...open(300, 400) },
    ]
    expect(nextJointAction(parts)).toEqual({ type: 'CAPTURE', amount: 400 })
    expect(nextJointAction([{ ...waiting, ...open(200, 0) }])).toEqual({ type: 'VOID' })
  })

  test('refunds each payment of what the bank has left of it', () => {
    const refunds = (id: string) => [{ id, amount: 100 as Minor, state: 'ASKED' as const }]
    const paid = { ...waiting, ...open(100, 0), state: 'CAPTURED' as const, captured: 100 as Minor }
    const disputed = { ...paid, withdrawn: 1 as Minor }
    expect(nextJointAction([paid, { ...paid, refunds: refunds('second') }])).toEqual({
      type: 'REFUND',
      refundId: 'second',
      amount: 100,
    })
    expect(nextJointAction([paid, { ...disputed, refunds: refunds('second') }])).toEqual({
      type: 'REFUSE_REFUND',
      refundId: 'second',
    })
  })

  test('follows the captured payments if others were settled otherwise', () => {
    expect(jointState(['VOIDED', 'CAPTURED'])).toBe('CAPTURED')
    expect(jointState(['DECLINED', 'DECLINED'])).toBe('DECLINED')
  })
})

test('an invoice is refused if it is not open for what the customer saw', () => {
  const refusal = (left: number, state: 'CAPTURED' | 'STARTED' = 'CAPTURED') =>
    refusalOfJointPart(100 as Minor, { open: left as Minor, states: [state] })
  expect(refusal(100)).toBeNull()
  expect([refusal(99), refusal(101)]).toEqual(['AMOUNT_CHANGED', 'AMOUNT_CHANGED'])
  expect(refusal(0)).toBe('NOTHING_OPEN')
  expect(refusal(100, 'STARTED')).toBe('BEING_PAID')
})
