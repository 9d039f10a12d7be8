import { type OrderState, orderStates } from '@provender/domain/order/order'
import { describe, expect, test } from 'vitest'
import { orderStages } from './order-stages.ts'

const at = (minute: number) => `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000Z`
const events = (...states: OrderState[]) =>
  states.map((state, minute) => ({ state, at: at(minute), note: '' }))
const seen = (...args: Parameters<typeof orderStages>) =>
  orderStages(...args).map(({ state, status }) => `${status} ${state}`)

describe('the stages of an order', () => {
  test('are those of a delivery, each done, current or next', () => {
    expect(seen('DELIVERY', 'PICKING', events('SUBMITTED', 'CONFIRMED', 'PICKING'))).toEqual([
      'done SUBMITTED',
      'done CONFIRMED',
      'now PICKING',
      'next PACKED',
      'next OUT_FOR_DELIVERY',
      'next DELIVERED',
    ])
  })

  test('end at the counter for a collection', () => {
    expect(seen('CLICK_AND_COLLECT', 'SUBMITTED', events('SUBMITTED')).slice(-2)).toEqual([
      'next READY_TO_COLLECT',
      'next COLLECTED',
    ])
  })

  test('are all done on arrival, including those that were skipped', () => {
    const stages = orderStages('DELIVERY', 'DELIVERED', events('SUBMITTED', 'DELIVERED'))
    expect(stages.every(({ status }) => status === 'done')).toBe(true)
    expect(stages.map((stage) => stage.at)).toEqual([
      at(0),
      undefined,
      undefined,
      undefined,
      undefined,
      at(1),
    ])
  })

  test('show a hold where it occurred, during it and afterwards', () => {
    expect(seen('DELIVERY', 'ON_HOLD', events('SUBMITTED', 'ON_HOLD')).slice(0, 3)).toEqual([
      'done SUBMITTED',
      'now ON_HOLD',
      'next CONFIRMED',
    ])
    expect(
      seen('DELIVERY', 'PICKING', events('SUBMITTED', 'CONFIRMED', 'ON_HOLD', 'PICKING')).slice(0, 4),
    ).toEqual(['done SUBMITTED', 'done CONFIRMED', 'done ON_HOLD', 'now PICKING'])
  })

  test('are done up to the hold once the order is released', () => {
    const released = orderStages('DELIVERY', 'SUBMITTED', events('SUBMITTED', 'ON_HOLD', 'SUBMITTED'))
    expect(released.slice(0, 3).map(({ state, status }) => `${status} ${state}`)).toEqual([
      'done SUBMITTED',
      'done ON_HOLD',
      'next CONFIRMED',
    ])
    expect(released[0]?.at).toBe(at(0))
  })

  test('end where the order was cancelled', () => {
    expect(seen('DELIVERY', 'CANCELLED', events('SUBMITTED', 'CONFIRMED', 'CANCELLED'))).toEqual([
      'done SUBMITTED',
      'done CONFIRMED',
      'done CANCELLED',
    ])
  })

  test('give no time for later stages', () => {
    // Moved back to picking: the earlier packing has to be done again.
    const stages = orderStages('DELIVERY', 'PICKING', events('SUBMITTED', 'PICKING', 'PACKED', 'PICKING'))
    expect(stages.find(({ state }) => state === 'PACKED')).toEqual({
      state: 'PACKED',
      status: 'next',
      at: undefined,
      note: '',
    })
  })

  test.each(orderStates)('contain each state exactly once: %s', (state) => {
    const method = state === 'READY_TO_COLLECT' || state === 'COLLECTED' ? 'CLICK_AND_COLLECT' : 'DELIVERY'
    const stages = orderStages(method, state, events('SUBMITTED', state))
    expect(stages.filter((stage) => stage.state === state)).toHaveLength(1)
    expect(stages.filter(({ status }) => status === 'now').length).toBeLessThanOrEqual(1)
  })
})
