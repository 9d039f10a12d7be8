import { describe, expect, test } from 'vitest'
import type { Minor } from '../money/money.ts'
import { type InvoiceAttempt, nextInvoiceAction, refusalOfInvoicePayment } from './next-invoice-action.ts'
import { type AttemptState, attemptStates } from './payment.ts'

const attemptIn = (state: AttemptState, change: Partial<InvoiceAttempt> = {}) =>
  nextInvoiceAction({
    state,
    amount: 900 as Minor,
    open: 900 as Minor,
    isTooLate: false,
    captured: (state === 'CAPTURED' ? 900 : 0) as Minor,
    refunded: 0 as Minor,
    withdrawn: 0 as Minor,
    refunds: [],
    ...change,
  })

describe('the next action of an invoice payment', () => {
  test('is to authorise, and to capture as soon as it is authorised', () => {
    expect(attemptIn('STARTED')).toEqual({ type: 'AUTHORISE' })
    expect(attemptIn('CHALLENGED')).toEqual({ type: 'NOTHING' })
    expect(attemptIn('AUTHORISED')).toEqual({ type: 'CAPTURE', amount: 900 })
    for (const state of ['CAPTURED', 'DECLINED', 'VOIDED'] as const)
      expect(attemptIn(state, { isTooLate: true })).toEqual({ type: 'NOTHING' })
  })

  test('never captures more than the open amount', () => {
    expect(attemptIn('AUTHORISED', { open: 250 as Minor })).toEqual({ type: 'CAPTURE', amount: 250 })
    expect(attemptIn('AUTHORISED', { open: 0 as Minor })).toEqual({ type: 'VOID' })
  })

  test('is to void if not authorised in time; an authorised amount is captured', () => {
    expect(attemptIn('STARTED', { isTooLate: true })).toEqual({ type: 'VOID' })
    expect(attemptIn('CHALLENGED', { isTooLate: true })).toEqual({ type: 'VOID' })
    expect(attemptIn('AUTHORISED', { isTooLate: true })).toEqual({ type: 'CAPTURE', amount: 900 })
  })
})

test('captured money is refunded in the order of the requests, one at a time', () => {
  const refund = (id: string, state: 'ASKED' | 'DONE' | 'REFUSED') => ({ id, state, amount: 200 as Minor })
  const refunds = [refund('first', 'DONE'), refund('second', 'REFUSED'), refund('third', 'ASKED')]
  expect(attemptIn('CAPTURED', { refunds })).toEqual({ type: 'REFUND', refundId: 'third', amount: 200 })
  expect(attemptIn('CAPTURED', { refunds: refunds.slice(0, 2) })).toEqual({ type: 'NOTHING' })
  const action = (withdrawn: number) => attemptIn('CAPTURED', { refunds, withdrawn: withdrawn as Minor })
  expect(action(700)).toMatchObject({ type: 'REFUND' })
  expect(action(701)).toEqual({ type: 'REFUSE_REFUND', refundId: 'third' })
})

describe('an invoice', () => {
  const refusal = (amount: number, open: number, ...states: AttemptState[]) =>
    refusalOfInvoicePayment(amount as Minor, { open: open as Minor, states })?.type ?? null

  test('is paid in full or in parts, never above its open amount', () => {
    expect(refusal(900, 900)).toBeNull()
    expect(refusal(1, 900, 'CAPTURED', 'DECLINED', 'VOIDED')).toBeNull()
    expect(refusal(901, 900)).toBe('MORE_THAN_OPEN')
    expect(refusal(1, 0)).toBe('NOTHING_OPEN')
  })

  test('has at most one payment in progress', () => {
    expect(attemptStates.filter((state) => refusal(900, 900, state) === 'BEING_PAID')).toEqual([
      'STARTED',
      'CHALLENGED',
      'AUTHORISED',
    ])
  })
})
