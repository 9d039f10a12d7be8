import { defaultConfig } from '@provender/domain/config/config'
import { collectionDays } from '@provender/domain/slots/collection'
import { deliveryDays } from '@provender/domain/slots/delivery'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WholesalerSettings } from '../../kernel/wholesaler.ts'
import {
  canBeDeliveredOn,
  collectionRules,
  deliveryRules,
  refusalOfCollection,
  offeredCollectionDaysOf,
  offeredDeliveryDays,
} from './fulfilment-times.ts'

const open = [{ startTime: '06:00', endTime: '20:00' }]
const wholesalerWith = (change: Partial<WholesalerSettings> = {}) => {
  const settings: WholesalerSettings = {
    version: 1,
    config: defaultConfig,
    hours: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: [], sun: [] },
    holidays: new Map(),
    routes: new Map([
      [1, { name: 'North', weekdays: [2, 5], cutOff: '20:00' }],
      [2, { name: 'South', weekdays: [3], cutOff: '16:00' }],
    ]),
    banners: [],
    pages: new Map(),
    faq: [],
    ...change,
  }
  return { wholesaler: { current: () => settings, syncTo: () => Promise.resolve() } }
}
const onRoute = (routeId: number | null) => ({ routeId })

const monday = Date.parse('2026-11-23T10:00:00Z')

test('matches the rules at any moment, also around a clock change', () => {
  const deps = wholesalerWith()
  const moments = fc.integer({
    min: Date.parse('2026-10-23T00:00:00Z'),
    max: Date.parse('2026-10-27T00:00:00Z'),
  })
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 59_999 }), (start, later) => {
      const nowMs = start - (start % 60_000) + later
      // Fills the cache in the first moment of the minute.
      offeredDeliveryDays(deps, onRoute(1), start - (start % 60_000))
      offeredCollectionDaysOf(deps, start - (start % 60_000))
      expect(offeredDeliveryDays(deps, onRoute(1), nowMs)).toEqual(
        deliveryDays(deliveryRules(deps, 1), { nowMs, count: 7 }),
      )
      expect(offeredCollectionDaysOf(deps, nowMs)).toEqual(
        collectionDays(collectionRules(deps), { nowMs, days: 7 }),
      )
    }),
    { numRuns: 40 },
  )
})

test('is computed once a minute', () => {
  const deps = wholesalerWith()
  const first = offeredCollectionDaysOf(deps, monday)
  expect(offeredCollectionDaysOf(deps, monday + 59_999)).toBe(first)
  expect(offeredCollectionDaysOf(deps, monday + 60_000)).not.toBe(first)
})

test('a delivery day ends at its cut-off, to the millisecond', () => {
  const deps = wholesalerWith()
  const cutOff = Date.parse('2026-11-23T20:00:00Z')
  const isOpen = (nowMs: number) => canBeDeliveredOn(deps, onRoute(1), { date: '2026-11-24', nowMs })
  expect([isOpen(cutOff - 1), isOpen(cutOff)]).toEqual([true, false])
})

test('every route has its own days, and a site without a route has none', () => {
  const deps = wholesalerWith()
  const dates = (routeId: number | null) =>
    offeredDeliveryDays(deps, onRoute(routeId), monday).map(({ date }) => date)
  expect(dates(1).slice(0, 2)).toEqual(['2026-11-24', '2026-11-27'])
  expect(dates(2).slice(0, 2)).toEqual(['2026-11-25', '2026-12-02'])
  expect(dates(null)).toEqual([])
})

test('new settings apply within the same minute', () => {
  const closed = new Map([['2026-11-24', 'Stocktaking']])
  const before = canBeDeliveredOn(wholesalerWith(), onRoute(1), { date: '2026-11-24', nowMs: monday })
  const after = canBeDeliveredOn(wholesalerWith({ holidays: closed }), onRoute(1), {
    date: '2026-11-24',
    nowMs: monday,
  })
  expect([before, after]).toEqual([true, false])
})

test.each([
  [['CLICK_AND_COLLECT'], false, true],
  [['DELIVERY'], true, false],
  [['DELIVERY', 'CLICK_AND_COLLECT'], true, true],
] as const)('a wholesaler that offers %s offers nothing else', (offered, delivers, isCollectedFrom) => {
  const config = { ...defaultConfig, availableDeliveryTypes: [...offered] }
  const deps = wholesalerWith({ config })
  const days = offeredDeliveryDays(deps, onRoute(1), monday)
  expect(days.length > 0).toBe(delivers)
  expect(canBeDeliveredOn(deps, onRoute(1), { date: '2026-11-24', nowMs: monday })).toBe(delivers)
  const slots = offeredCollectionDaysOf(deps, monday).flatMap((day) =>
    day.slots.filter(({ isOpen }) => isOpen),
  )
  expect(slots.length > 0).toBe(isCollectedFrom)
  expect(refusalOfCollection(deps, { date: '2026-11-24', time: '15:00', nowMs: monday })).toBe(
    isCollectedFrom ? null : 'CLOSED',
  )
})
