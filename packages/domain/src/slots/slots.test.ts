import { describe, expect, test } from 'vitest'
import { collectionDays, type CollectionRules, offeredDays, refusalOfSlot } from './collection.ts'
import { deliveryDays, type DeliveryRules } from './delivery.ts'
import { isLocalDate, type OpeningHours, slotTimes } from './hours.ts'

const day = [
  { startTime: '06:00', endTime: '12:00' },
  { startTime: '13:00', endTime: '19:45' },
]
const hours: OpeningHours = {
  mon: day,
  tue: day,
  wed: day,
  thu: day,
  fri: day,
  sat: [{ startTime: '07:30', endTime: '13:00' }],
  sun: [],
}
const leeds: CollectionRules = {
  hours,
  holidays: new Set(['2026-12-25']),
  timeZone: 'Europe/London',
  minCollectionStart: 45,
}
const at = (text: string) => Date.parse(text)
const openTimes = (rules: CollectionRules, nowMs: number, ahead: number) =>
  collectionDays(rules, { nowMs, days: ahead + 1 })
    [ahead]?.slots.filter((slot) => slot.isOpen)
    .map((slot) => slot.time) ?? []

describe('collection slots', () => {
  test('run every 15 minutes from the earliest start to the latest end of all days', () => {
    const times = slotTimes(hours)
    expect(times[0]).toBe('06:00')
    expect(times.at(-1)).toBe('19:30')
    expect(times).toHaveLength(55)
  })

  test('are open only inside the ranges of their weekday', () => {
    const monday = openTimes(leeds, at('2026-11-22T09:00:00Z'), 1)
    expect(monday[0]).toBe('06:00')
    expect(monday).toContain('11:45')
    expect(monday).not.toContain('12:00')
    expect(monday).not.toContain('12:45')
    expect(monday).toContain('13:00')
    expect(openTimes(leeds, at('2026-11-22T09:00:00Z'), 0)).toEqual([])
  })

  test('start today only after now plus the time for picking', () => {
    expect(openTimes(leeds, at('2026-11-23T17:00:00Z'), 0)[0]).toBe('18:00') // 17:45 is not later than 17:45
    expect(openTimes(leeds, at('2026-11-23T16:59:00Z'), 0)[0]).toBe('17:45')
    expect(openTimes({ ...leeds, minCollectionStart: 24 * 60 }, at('2026-11-23T17:00:00Z'), 1)[0]).toBe(
      '17:15',
    )
  })

  test('are closed on a holiday', () => {
    expect(openTimes(leeds, at('2026-12-24T09:00:00Z'), 1)).toEqual([])
    expect(
      refusalOfSlot(leeds, { date: '2026-12-25', time: '10:00', nowMs: at('2026-12-24T09:00:00Z') }),
    ).toBe('CLOSED')
  })

  test('follow clock changes', () => {
    const night = [{ startTime: '00:00', endTime: '04:00' }]
    const rules = { ...leeds, hours: { ...hours, sun: night }, minCollectionStart: 0 }
    const spring = openTimes(rules, at('2026-03-28T12:00:00Z'), 1)
    expect(spring).toContain('00:45')
    expect(spring).not.toContain('01:00') // the clock skips this hour
    expect(spring).not.toContain('01:45')
    expect(spring).toContain('02:00')
    // In autumn 01:30 happens twice; the first one counts.
    const autumn = { date: '2026-10-25', time: '01:30' }
    expect(refusalOfSlot(rules, { ...autumn, nowMs: at('2026-10-25T00:20:00Z') })).toBeNull()
    expect(refusalOfSlot(rules, { ...autumn, nowMs: at('2026-10-25T00:40:00Z') })).toBe('PASSED')
  })

  test('are refused with a reason if closed, past or not a quarter of an hour', () => {
    const nowMs = at('2026-11-23T17:00:00Z')
    expect(refusalOfSlot(leeds, { date: '2026-11-24', time: '10:00', nowMs })).toBeNull()
    expect(refusalOfSlot(leeds, { date: '2026-11-24', time: '10:05', nowMs })).toBe('CLOSED')
    expect(refusalOfSlot(leeds, { date: '2026-11-29', time: '10:00', nowMs })).toBe('CLOSED')
    expect(refusalOfSlot(leeds, { date: '2026-11-23', time: '10:00', nowMs })).toBe('PASSED')
    expect(refusalOfSlot(leeds, { date: '2026-11-20', time: '10:00', nowMs })).toBe('PASSED')
  })
})

test('a full slot is not open, and a closed slot is not full', () => {
  const taken = new Set(['2026-11-24 10:00', '2026-11-24 12:30'])
  const [, tuesday] = offeredDays(
    collectionDays(leeds, { nowMs: at('2026-11-23T17:00:00Z'), days: 2 }),
    ({ date, time }) => taken.has(`${date} ${time}`),
  )
  const slot = (time: string) => tuesday?.slots.find((each) => each.time === time)
  expect(slot('10:00')).toEqual({ time: '10:00', isOpen: false, isFull: true })
  expect(slot('10:15')).toEqual({ time: '10:15', isOpen: true, isFull: false })
  expect(slot('12:30')).toEqual({ time: '12:30', isOpen: false, isFull: false })
})

describe('delivery days', () => {
  const van: DeliveryRules = {
    route: { name: 'Leeds north', weekdays: [2, 5], cutOff: '20:00' },
    holidays: new Set(['2026-12-25']),
    timeZone: 'Europe/London',
    estimatedDeliveryDay: 1,
  }
  const dates = (rules: DeliveryRules, nowMs: number, count = 3) =>
    deliveryDays(rules, { nowMs, count }).map((day) => day.date)

  test("are the route's weekdays after the lead time", () => {
    expect(dates(van, at('2026-11-23T12:00:00Z'))).toEqual(['2026-11-24', '2026-11-27', '2026-12-01'])
    expect(dates({ ...van, estimatedDeliveryDay: 3 }, at('2026-11-23T12:00:00Z'))[0]).toBe('2026-11-27')
  })

  test('are offered until the cut-off of the day before', () => {
    expect(dates(van, at('2026-11-23T19:59:59Z'))[0]).toBe('2026-11-24')
    expect(dates(van, at('2026-11-23T20:00:00Z'))[0]).toBe('2026-11-27')
    expect(deliveryDays(van, { nowMs: at('2026-11-23T12:00:00Z'), count: 1 })[0]?.cutOffMs).toBe(
      at('2026-11-23T20:00:00Z'),
    )
  })

  test('apply the cut-off in local time in summer too', () => {
    expect(dates(van, at('2026-07-06T18:59:00Z'))[0]).toBe('2026-07-07')
    expect(dates(van, at('2026-07-06T19:00:00Z'))[0]).toBe('2026-07-10')
  })

  test('skip holidays, and are empty without a route', () => {
    expect(dates(van, at('2026-12-23T12:00:00Z'))[0]).toBe('2026-12-29')
    expect(dates({ ...van, route: null }, at('2026-11-23T12:00:00Z'))).toEqual([])
  })
})

describe('a local date', () => {
  test('accepts every day of the calendar', () => {
    for (let ms = Date.UTC(1899, 11, 1); ms < Date.UTC(2105, 0, 2); ms += 86_400_000)
      expect(isLocalDate(new Date(ms).toISOString().slice(0, 10))).toBe(true)
  })

  test.each([
    '2026-02-29',
    '2026-02-30',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-1',
    '02026-01-01',
    '-000001-01-01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '',
  ])('refuses "%s"', (text) => {
    expect(isLocalDate(text)).toBe(false)
  })
})
