import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineNet, type Minor, type Quantity, type UnitPrice } from '../money/money.ts'
import { lineVat } from '../money/vat.ts'
import { type OrderState, orderStates } from '../order/order.ts'
import { maxQuantityOf, pickLine } from '../order/pick.ts'
import {
  canPay,
  cardHold,
  nextPaymentAction,
  type OrderAttempt,
  type OrderRefund,
  type PayableOrder,
} from './next-action.ts'
import { type AttemptState, attemptStates } from './payment.ts'

const order = (state: OrderState, change: Partial<PayableOrder> = {}): PayableOrder => ({
  state,
  gross: 900 as Minor,
  isHoldOver: false,
  ...change,
})
const attempt = (state: AttemptState, change: Partial<OrderAttempt> = {}): OrderAttempt => ({
  state,
  captured: (state === 'CAPTURED' ? 900 : 0) as Minor,
  refunded: 0 as Minor,
  withdrawn: 0 as Minor,
  wasAuthorised: state === 'AUTHORISED' || state === 'CAPTURED',
  isOverdue: false,
  ...change,
})
const next = (facts: PayableOrder, state: AttemptState, refunds: readonly OrderRefund[] = []) =>
  nextPaymentAction(facts, [attempt(state)], refunds)
const refund = (
  state: OrderRefund['state'],
  amount: number,
  decision: OrderRefund['decision'] = null,
): OrderRefund => ({ id: `${amount}`, amount: amount as Minor, state, decision })
const late = { isHoldOver: true }
const expired = attempt('VOIDED', { wasAuthorised: true })

describe('the next action of a payment', () => {
  test('is to authorise, and to repeat the request until there is a response', () => {
    expect(next(order('SUBMITTED'), 'STARTED')).toEqual({ type: 'AUTHORISE' })
    expect(next(order('ON_HOLD'), 'STARTED')).toEqual({ type: 'AUTHORISE' })
    expect(next(order('SUBMITTED'), 'CHALLENGED')).toEqual({ type: 'NOTHING' })
  })

  test('is to capture the supplied amount when the goods leave or are collected, not before', () => {
    const states = orderStates.filter((state) => next(order(state), 'AUTHORISED').type === 'CAPTURE')
    expect(states).toEqual(['OUT_FOR_DELIVERY', 'DELIVERED', 'COLLECTED'])
    expect(next(order('DELIVERED'), 'AUTHORISED')).toEqual({ type: 'CAPTURE', amount: 900 })
    expect(next(order('DELIVERED', { gross: 0 as Minor }), 'AUTHORISED')).toEqual({ type: 'VOID' })
  })

  test('is to void when the order is cancelled or not paid in time', () => {
    for (const state of ['STARTED', 'CHALLENGED', 'AUTHORISED'] as const)
      expect(next(order('CANCELLED'), state)).toEqual({ type: 'VOID' })
    expect(next(order('SUBMITTED', late), 'STARTED')).toEqual({ type: 'VOID' })
    expect(next(order('SUBMITTED', late), 'CHALLENGED')).toEqual({ type: 'VOID' })
    expect(next(order('SUBMITTED', late), 'AUTHORISED')).toEqual({ type: 'NOTHING' })
    expect(next(order('SUBMITTED', late), 'DECLINED')).toEqual({ type: 'CANCEL_ORDER' })
    expect(next(order('CONFIRMED', late), 'VOIDED')).toEqual({ type: 'NOTHING' })
  })

  test('never cancels an order whose hold expired, so that the customer can pay again', () => {
    for (const state of orderStates) {
      const action = nextPaymentAction(order(state, late), [expired], [])
      expect([state, action]).toEqual([state, { type: 'NOTHING' }])
      const retried = nextPaymentAction(order(state, late), [expired, attempt('DECLINED')], [])
      expect([state, retried]).toEqual([state, { type: 'NOTHING' }])
    }
    expect(canPay(order('SUBMITTED', late), [expired])).toBe(true)
    expect(canPay(order('ON_HOLD', late), [expired])).toBe(true)
  })

  test('is to void an attempt that nobody approved in time, at every stage of the order', () => {
    for (const state of orderStates)
      for (const waiting of ['STARTED', 'CHALLENGED'] as const) {
        const overdue = attempt(waiting, { isOverdue: true })
        expect(nextPaymentAction(order(state, late), [expired, overdue], [])).toEqual({ type: 'VOID' })
      }
    expect(canPay(order('CONFIRMED', late), [expired, attempt('VOIDED')])).toBe(true)
  })

  test('is to refund the captured amount of a cancelled order, once', () => {
    const cancelled = order('CANCELLED')
    expect(next(cancelled, 'CAPTURED')).toEqual({ type: 'REQUEST_REFUND', amount: 900 })
    expect(next(cancelled, 'CAPTURED', [refund('DONE', 300)])).toEqual({
      type: 'REQUEST_REFUND',
      amount: 600,
    })
    expect(next(cancelled, 'CAPTURED', [refund('ASKED', 900)])).toMatchObject({ type: 'REFUND', amount: 900 })
    expect(next(cancelled, 'CAPTURED', [refund('DONE', 900)])).toEqual({ type: 'NOTHING' })
    expect(next(cancelled, 'CAPTURED', [refund('REFUSED', 900)])).toEqual({ type: 'NOTHING' })
    expect(next(cancelled, 'CAPTURED', [refund('REFUSED', 300)])).toEqual({ type: 'NOTHING' })
  })

  test('is not to refund what the bank took back of a cancelled order', () => {
    fc.assert(
      fc.property(fc.nat(900), fc.nat(900), (withdrawn, done) => {
        const disputed = attempt('CAPTURED', { withdrawn: withdrawn as Minor })
        const action = nextPaymentAction(order('CANCELLED'), [disputed], [refund('DONE', done)])
        const rest = 900 - withdrawn - done
        expect(action).toEqual(rest > 0 ? { type: 'REQUEST_REFUND', amount: rest } : { type: 'NOTHING' })
      }),
    )
  })

  test('is to refuse a requested refund of what the bank took back meanwhile', () => {
    fc.assert(
      fc.property(
        fc.nat(900),
        fc.nat(300),
        fc.integer({ min: 1, max: 900 }),
        (withdrawn, refunded, amount) => {
          const disputed = attempt('CAPTURED', { withdrawn: withdrawn as Minor, refunded: refunded as Minor })
          const action = nextPaymentAction(order('DELIVERED'), [disputed], [refund('ASKED', amount)])
          const isLeft = amount <= 900 - withdrawn - refunded
          expect(action.type).toBe(isLeft ? 'REFUND' : 'REFUSE_REFUND')
        },
      ),
    )
  })

  test('is to refund the rest of a cancelled order as soon as the office has decided about a refusal', () => {
    const action = (...refunds: readonly OrderRefund[]) => next(order('CANCELLED'), 'CAPTURED', refunds)
    const repeated = refund('REFUSED', 300, 'REPEATED')
    expect(action(repeated, refund('ASKED', 300))).toMatchObject({ type: 'REFUND', amount: 300 })
    expect(action(repeated, refund('DONE', 300))).toEqual({ type: 'REQUEST_REFUND', amount: 600 })
    expect(action(repeated, refund('REFUSED', 300))).toEqual({ type: 'NOTHING' })
    expect(action(refund('REFUSED', 300, 'CLOSED'))).toEqual({ type: 'REQUEST_REFUND', amount: 600 })
    expect(action(refund('REFUSED', 900, 'CLOSED'))).toEqual({ type: 'NOTHING' })
    // A card returned the first of two refunds.
    expect(action(refund('REFUSED', 300), refund('DONE', 600))).toEqual({ type: 'NOTHING' })
  })
})

test('another card may be tried in time if nothing is in progress, authorised or captured', () => {
  for (const state of attemptStates)
    expect(canPay(order('SUBMITTED'), [attempt(state)])).toBe(state === 'DECLINED' || state === 'VOIDED')
  expect(canPay(order('SUBMITTED', late), [attempt('DECLINED')])).toBe(false)
  expect(canPay(order('CANCELLED'), [attempt('DECLINED')])).toBe(false)
  expect(canPay(order('PACKED', late), [attempt('VOIDED')])).toBe(true)
})

const line = fc.record({
  unitKind: fc.constantFrom('piece', 'kg'),
  ordered: fc.integer({ min: 1, max: 60 }).map((count) => (count * 1000) as Quantity),
  unitNet: fc.integer({ min: 0, max: 5_000_000 }).map((price) => price as UnitPrice),
  vatBasisPoints: fc.constantFrom(0, 500, 2000),
  marginBasisPoints: fc.constantFrom(0, 1500, 4000),
})

// A very light weight needs a person's yes.
const consent = { agreedBy: 'Anna Nowak, by phone', weighedAgain: null }

test('no pick of an order costs more than its card is authorised for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(line, fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 8 }),
      (lines) => {
        const amount = cardHold(lines.map(([each]) => each))
        const gross = lines.reduce((sum, [each, share]) => {
          const step = each.unitKind === 'kg' ? 1 : 1000
          const supplied = Math.floor((maxQuantityOf(each) * share) / step) * step
          const picked = pickLine(each, supplied, { isCardHeld: true, consent })
          if (!picked.ok) throw new Error(picked.refusal.type)
          return sum + picked.value.net + picked.value.vat
        }, 0)
        expect(gross).toBeLessThanOrEqual(amount)
        const counted = lines.map(([each]) => each).filter(({ unitKind }) => unitKind === 'piece')
        const total = counted.reduce((sum, { unitNet, ordered, vatBasisPoints }) => {
          const net = lineNet(unitNet, ordered)
          return sum + net + lineVat(net, vatBasisPoints)
        }, 0)
        expect(cardHold(counted)).toBe(total)
      },
    ),
  )
})
