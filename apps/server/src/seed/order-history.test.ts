import type { OrderState } from '@provender/domain/order/order'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventsUntil, type Fulfilment, possibleState } from './order-history.ts'

const hourMs = 3_600_000
const placedMs = Date.parse('2026-05-04T16:30:00Z')
const delivery: Fulfilment = {
  method: 'DELIVERY',
  date: '2026-05-05',
  dueMs: Date.parse('2026-05-05T08:35:00Z'),
}
const collection: Fulfilment = {
  method: 'CLICK_AND_COLLECT',
  date: '2026-05-05',
  dueMs: Date.parse('2026-05-05T10:00:00Z'),
}

describe('the state of an order in the demo history', () => {
  test.each([
    ['DELIVERED', '2026-05-04', 'CONFIRMED'],
    ['DELIVERED', '2026-05-05', 'DELIVERED'],
    ['OUT_FOR_DELIVERY', '2026-05-04', 'CONFIRMED'],
    ['OUT_FOR_DELIVERY', '2026-05-06', 'DELIVERED'],
    ['PICKING', '2026-05-04', 'PICKING'],
    ['PICKING', '2026-05-06', 'DELIVERED'],
    ['ON_HOLD', '2026-05-06', 'ON_HOLD'],
    ['CANCELLED', '2026-05-06', 'CANCELLED'],
  ] as const)('%s, due on the 5th, is on %s %s', (state, today, expected) => {
    expect(possibleState(today, state, delivery)).toBe(expected)
  })

  test('ends in COLLECTED for a collection', () => {
    expect(possibleState('2026-05-06', 'SUBMITTED', collection)).toBe('COLLECTED')
    expect(possibleState('2026-05-06', 'READY_TO_COLLECT', collection)).toBe('READY_TO_COLLECT')
  })
})

describe('the events of an order', () => {
  const statesOf = (state: OrderState, fulfilment: Fulfilment) =>
    eventsUntil(state, fulfilment, { placedMs, nowMs: placedMs + 48 * hourMs }).map((event) => event.state)

  test('lead to its state by the transitions of its method', () => {
    expect(statesOf('DELIVERED', delivery)).toEqual([
      'SUBMITTED',
      'CONFIRMED',
      'PICKING',
      'PACKED',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ])
    expect(statesOf('READY_TO_COLLECT', collection)).toEqual([
      'SUBMITTED',
      'CONFIRMED',
      'PICKING',
      'PACKED',
      'READY_TO_COLLECT',
    ])
    expect(statesOf('ON_HOLD', delivery)).toEqual(['SUBMITTED', 'ON_HOLD'])
    expect(statesOf('CANCELLED', collection)).toEqual(['SUBMITTED', 'CANCELLED'])
  })

  test('happen at their scheduled times if those have passed', () => {
    const events = eventsUntil('DELIVERED', delivery, { placedMs, nowMs: placedMs + 48 * hourMs })
    expect(events[0]?.atMs).toBe(placedMs)
    expect(events.at(-1)?.atMs).toBe(delivery.dueMs)
  })

  test('begin when the order is placed, ascend, and are never in the future', () => {
    const states = fc.constantFrom<OrderState>('SUBMITTED', 'PICKING', 'PACKED', 'DELIVERED', 'ON_HOLD')
    fc.assert(
      fc.property(states, fc.integer({ min: 10, max: 5000 }), (state, minutes) => {
        const nowMs = placedMs + minutes * 60_000
        const events = eventsUntil(state, delivery, { placedMs, nowMs })
        expect(events[0]).toEqual({ state: 'SUBMITTED', atMs: placedMs })
        expect(events.at(-1)?.state).toBe(state)
        const times = events.map(({ atMs }) => atMs)
        expect(times).toEqual(times.toSorted((one, other) => one - other))
        expect(Math.max(...times)).toBeLessThanOrEqual(nowMs)
      }),
    )
  })
})
