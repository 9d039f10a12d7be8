import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Minor } from '../money/money.ts'
import {
  type Attempt,
  attemptTransitions,
  type AttemptState,
  attemptStates,
  canBecome,
  isLive,
  cardPaymentState,
  type InvoiceSettlement,
  orderPaymentState,
  refundable,
} from './payment.ts'

const attempt = (state: AttemptState, captured = 0, refunded = 0): Attempt => ({
  state,
  captured: captured as Minor,
  refunded: refunded as Minor,
})

describe('an attempt', () => {
  test('captures once, at most the authorised amount, and never leaves a final state', () => {
    const leadsTo = (to: AttemptState) => attemptStates.filter((from) => canBecome(from, to))
    expect(leadsTo('CAPTURED')).toEqual(['AUTHORISED'])
    expect(leadsTo('STARTED')).toEqual([])
    for (const over of ['CAPTURED', 'DECLINED', 'VOIDED'] as const)
      expect(attemptTransitions[over]).toEqual([])
  })

  test('that ended without money allows another card', () => {
    expect(attemptStates.filter((state) => !isLive(state))).toEqual(['DECLINED', 'VOIDED'])
  })
})

describe('the payment of an order', () => {
  test.each([
    [[], 'NONE'],
    [[attempt('STARTED')], 'NONE'],
    [[attempt('DECLINED')], 'FAILED'],
    [[attempt('DECLINED'), attempt('STARTED')], 'NONE'],
    [[attempt('DECLINED'), attempt('CHALLENGED')], 'NONE'],
    [[attempt('DECLINED'), attempt('AUTHORISED')], 'AUTHORISED'],
    [[attempt('VOIDED')], 'NONE'],
    [[attempt('CAPTURED', 100)], 'PAID'],
    [[attempt('CAPTURED', 100, 40)], 'PART_REFUNDED'],
    [[attempt('CAPTURED', 100, 100)], 'REFUNDED'],
  ] as const)('with the attempts %j is %s', (attempts, state) => {
    expect(cardPaymentState(attempts)).toBe(state)
  })

  test('has not failed while a card may still be authorised', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<AttemptState>('DECLINED', 'VOIDED')), (over) => {
        const attempts = over.map((state) => attempt(state))
        for (const state of ['STARTED', 'CHALLENGED', 'AUTHORISED'] as const)
          expect(cardPaymentState([...attempts, attempt(state)])).not.toBe('FAILED')
      }),
    )
  })
})

test('refunds never exceed what is left of the captured amount, requested ones included', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), fc.array(fc.nat(40_000)), (left, taken, refunds) => {
      const money = { captured: (left + taken) as Minor, withdrawn: taken as Minor }
      const granted: Minor[] = []
      for (const refund of refunds as Minor[]) if (refund <= refundable(money, granted)) granted.push(refund)
      const sum = granted.reduce((total, amount) => total + amount, 0)
      expect(sum).toBeLessThanOrEqual(left)
      expect(refundable(money, granted)).toBe(left - sum)
    }),
  )
})

test.each([
  ['NONE', undefined, 'NONE'],
  ['AUTHORISED', { open: 100, isPaid: false }, 'AUTHORISED'],
  ['NONE', { open: 100, isPaid: true }, 'NONE'],
  ['NONE', { open: 0, isPaid: true }, 'PAID'],
  ['NONE', { open: 0, isPaid: false }, 'NONE'],
  ['FAILED', { open: 0, isPaid: true }, 'PAID'],
  ['PAID', { open: 0, isPaid: true }, 'PAID'],
  ['PAID', { open: 1, isPaid: true }, 'NONE'],
  ['PAID', { open: 0, isPaid: false }, 'NONE'],
  ['PART_REFUNDED', { open: 1, isPaid: true }, 'PART_REFUNDED'],
  ['REFUNDED', { open: 0, isPaid: true }, 'REFUNDED'],
] as const)('an order whose card says %s, with the invoice %o, is %s', (card, invoice, state) => {
  expect(orderPaymentState(card, invoice as InvoiceSettlement | undefined)).toBe(state)
})
