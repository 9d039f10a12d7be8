import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrderState, orderStates, paymentStates, paymentTypes } from './order.ts'
import {
  canCustomerCancel,
  isFinalState,
  type TransitionInput,
  orderTransitions,
  type OrderTransition,
  isPaidOnHandover,
  stateAfter,
  type TransitionActor,
  transitions,
} from './state-machine.ts'

const order = (state: OrderState, change: Partial<TransitionInput> = {}): TransitionInput => ({
  state,
  method: 'DELIVERY',
  picked: [1000],
  payment: { type: 'CASH', state: 'NONE' },
  ...change,
})
const reached = (facts: TransitionInput, transition: OrderTransition, actor: TransitionActor = 'STAFF') => {
  const after = stateAfter(facts, transition, actor)
  return after.ok ? after.value : after.refusal.type
}

describe('the order state machine', () => {
  test('leads from submitted to delivered or collected', () => {
    const walk = (facts: TransitionInput, steps: readonly OrderTransition[]) =>
      steps.reduce<OrderState>((state, transition) => {
        const after = stateAfter({ ...facts, state }, transition, 'STAFF')
        if (!after.ok) throw new Error(after.refusal.type)
        return after.value
      }, 'SUBMITTED')
    expect(walk(order('SUBMITTED'), ['CONFIRM', 'PICK', 'PICK', 'PACK', 'DISPATCH', 'DELIVER'])).toBe(
      'DELIVERED',
    )
    const collected = order('SUBMITTED', { method: 'CLICK_AND_COLLECT' })
    expect(walk(collected, ['HOLD', 'RELEASE', 'PICK', 'PACK', 'READY', 'COLLECT'])).toBe('COLLECTED')
  })

  test('allows only hold and cancel while the card is not authorised', () => {
    const unpaid = (state: OrderState, change: Partial<TransitionInput> = {}) =>
      order(state, { ...change, payment: { type: 'CARD', state: 'NONE' } })
    expect(reached(unpaid('SUBMITTED'), 'CONFIRM')).toBe('NOT_PAID')
    expect(reached(unpaid('ON_HOLD'), 'RELEASE')).toBe('NOT_PAID')
    expect(reached(unpaid('PACKED'), 'DISPATCH')).toBe('NOT_PAID')
    expect(reached(unpaid('READY_TO_COLLECT', { method: 'CLICK_AND_COLLECT' }), 'COLLECT')).toBe('NOT_PAID')
    expect(reached(unpaid('SUBMITTED'), 'HOLD')).toBe('ON_HOLD')
    expect(reached(unpaid('SUBMITTED'), 'CANCEL', 'CUSTOMER')).toBe('CANCELLED')
    const authorisedOrder = order('SUBMITTED', { payment: { type: 'CARD', state: 'AUTHORISED' } })
    expect(reached(authorisedOrder, 'CONFIRM')).toBe('CONFIRMED')
  })

  test('refuses every transition outside the table, for every actor', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStates),
        fc.constantFrom(...orderTransitions),
        fc.constantFrom<TransitionActor>('STAFF', 'CUSTOMER'),
        fc.constantFrom<TransitionInput['method']>('DELIVERY', 'CLICK_AND_COLLECT'),
        fc.array(fc.option(fc.nat(9000)), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...paymentTypes),
        fc.constantFrom(...paymentStates),
        (state, transition, actor, method, picked, paymentType, paymentState) => {
          const payment = { type: paymentType, state: paymentState }
          const after = stateAfter({ state, method, picked, payment }, transition, actor)
          if (!after.ok) return
          if (transitions[transition].needsPayment && paymentType === 'CARD')
            expect(['AUTHORISED', 'PAID']).toContain(paymentState)
          expect(transitions[transition].from).toContain(state)
          expect(after.value).toBe(transitions[transition].to)
          expect(isFinalState(state)).toBe(false)
          if (actor === 'CUSTOMER') expect([transition, canCustomerCancel(state)]).toEqual(['CANCEL', true])
        },
      ),
    )
  })

  test('lets a customer cancel until picking begins, and staff until it ends', () => {
    const can = (actor: TransitionActor) =>
      orderStates.filter((state) => reached(order(state), 'CANCEL', actor) === 'CANCELLED')
    expect(can('CUSTOMER')).toEqual(['SUBMITTED', 'ON_HOLD', 'CONFIRMED'])
    expect(can('STAFF')).toEqual(orderStates.filter((state) => !isFinalState(state)))
  })

  test('packs only when every line is picked and something is supplied', () => {
    expect(reached(order('PICKING', { picked: [1000, null] }), 'PACK')).toBe('NOT_PICKED')
    expect(reached(order('PICKING', { picked: [0, 0] }), 'PACK')).toBe('NOTHING_SUPPLIED')
    expect(reached(order('PICKING', { picked: [0, 500] }), 'PACK')).toBe('PACKED')
  })

  test('does not dispatch an order for collection', () => {
    expect(reached(order('PACKED'), 'READY')).toBe('OTHER_METHOD')
    expect(reached(order('PACKED', { method: 'CLICK_AND_COLLECT' }), 'DISPATCH')).toBe('OTHER_METHOD')
  })
})

test('cash is paid only on handover', () => {
  const paid = (type: 'CASH' | 'CARD' | 'ACCOUNT') =>
    orderTransitions.filter((transition) => isPaidOnHandover(type, transition))
  expect(paid('CASH')).toEqual(['DELIVER', 'COLLECT'])
  expect([...paid('CARD'), ...paid('ACCOUNT')]).toEqual([])
})
