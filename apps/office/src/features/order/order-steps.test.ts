import type { HoldKind } from '@provender/domain/order/hold'
import { orderStates } from '@provender/domain/order/order'
import { transitions } from '@provender/domain/order/state-machine'
import type { StaffRole } from '@provender/domain/permission/permission'
import { describe, expect, test } from 'vitest'
import { questionOf, stepsOf } from './order-steps.ts'

const order = { method: 'DELIVERY', picked: [1, 0], hold: null } as const

describe('the steps of an order', () => {
  test.each([
    ['SUBMITTED', ['CONFIRM', 'HOLD', 'CANCEL']],
    ['ON_HOLD', ['RELEASE', 'CANCEL']],
    ['CONFIRMED', ['HOLD', 'CANCEL']],
    ['PICKING', ['PACK', 'CANCEL']],
    ['PACKED', ['DISPATCH', 'CANCEL']],
    ['OUT_FOR_DELIVERY', ['DELIVER', 'CANCEL']],
    ['DELIVERED', []],
    ['CANCELLED', []],
  ] as const)('%s: a manager may %j', (state, steps) => {
    expect(stepsOf({ ...order, state }, 'MANAGER')).toEqual(steps)
  })

  test('are never refused because of the state or the method', () => {
    for (const state of orderStates)
      for (const method of ['DELIVERY', 'CLICK_AND_COLLECT'] as const)
        for (const step of stepsOf({ ...order, state, method }, 'MANAGER')) {
          expect(transitions[step].from).toContain(state)
          expect([method, undefined]).toContain(transitions[step].method)
        }
  })

  test('the warehouse packs and sends off, and decides nothing', () => {
    expect(stepsOf({ ...order, state: 'SUBMITTED' }, 'WAREHOUSE')).toEqual([])
    expect(stepsOf({ ...order, state: 'PICKING' }, 'WAREHOUSE')).toEqual(['PACK'])
    expect(stepsOf({ ...order, state: 'PACKED', method: 'CLICK_AND_COLLECT' }, 'WAREHOUSE')).toEqual([
      'READY',
    ])
  })

  test('a driver hands over, and nothing else', () => {
    expect(orderStates.flatMap((state) => stepsOf({ ...order, state }, 'DRIVER'))).toEqual([
      'DELIVER',
      'COLLECT',
    ])
  })

  test('accounts releases what waits for a payment, the order desk what waits for a check', () => {
    const steps = (role: StaffRole, hold: HoldKind) => stepsOf({ ...order, state: 'ON_HOLD', hold }, role)
    expect([steps('ACCOUNTS', 'CREDIT'), steps('ACCOUNTS', 'CHECK')]).toEqual([['RELEASE'], []])
    expect([steps('ORDER_DESK', 'CREDIT'), steps('ORDER_DESK', 'CHECK')]).toEqual([
      ['CANCEL'],
      ['RELEASE', 'CANCEL'],
    ])
  })

  test('only a manager cancels an order whose goods have left', () => {
    expect(stepsOf({ ...order, state: 'PACKED' }, 'ORDER_DESK')).toEqual(['CANCEL'])
    expect(stepsOf({ ...order, state: 'OUT_FOR_DELIVERY' }, 'ORDER_DESK')).toEqual([])
  })

  test('purchasing takes none', () => {
    expect(orderStates.flatMap((state) => stepsOf({ ...order, state }, 'PURCHASING'))).toEqual([])
  })

  test('ask for a reason that the customer reads, and for the cash that changed hands', () => {
    expect([questionOf('HOLD', 'CASH'), questionOf('CANCEL', 'CARD')]).toEqual(['reason', 'reason'])
    expect([questionOf('DELIVER', 'CASH'), questionOf('COLLECT', 'CASH')]).toEqual(['cash', 'cash'])
    expect([questionOf('DELIVER', 'ACCOUNT'), questionOf('PACK', 'CASH')]).toEqual([undefined, undefined])
  })

  test('an order with a line that is not picked cannot be packed', () => {
    expect(stepsOf({ ...order, state: 'PICKING', picked: [1, null] }, 'WAREHOUSE')).toEqual([])
  })
})
