import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { deliveryDays, type DeliveryRules } from './delivery.ts'
import { instantOf } from './local-time.ts'

// An independent oracle: it uses Intl, not Temporal.
const clocks = new Map<string, Intl.DateTimeFormat>()
function offsetAt(ms: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  clocks.set(timeZone, clock)
  const part = new Map(clock.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
  const partOf = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? 0
  const localMs = Date.UTC(
    partOf('year'),
    partOf('month') - 1,
    partOf('day'),
    partOf('hour'),
    partOf('minute'),
    partOf('second'),
  )
  return localMs - ms
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The first instant at which the clock shows this time. If it never does, the instant by the offset before the change. */
function expectedInstant(wallMs: number, timeZone: string): number {
  const before = wallMs - offsetAt(wallMs - dayMs, timeZone)
  const after = wallMs - offsetAt(wallMs + dayMs, timeZone)
  const shows = (ms: number) => ms + offsetAt(ms, timeZone) === wallMs
  const instants = [before, after].filter(shows)
  return instants.length > 0 ? Math.min(...instants) : before
}

interface ClockChange {
  readonly timeZone: string
  readonly atMs: number
  readonly beforeMs: number
  readonly afterMs: number
}

function changesOf(timeZone: string): readonly ClockChange[] {
  const changes: ClockChange[] = []
  const end = Date.UTC(2031, 0, 1)
  for (let from = Date.UTC(2024, 0, 1); from < end; from += 7 * dayMs) {
    let [low, high] = [from, from + 7 * dayMs]
    const [beforeMs, afterMs] = [offsetAt(low, timeZone), offsetAt(high, timeZone)]
    if (beforeMs === afterMs) continue
    while (high - low > 1000) {
      const middle = low + Math.floor((high - low) / 2000) * 1000
      if (offsetAt(middle, timeZone) === beforeMs) low = middle
      else high = middle
    }
    changes.push({ timeZone, atMs: high, beforeMs, afterMs })
  }
  return changes
}

const changes = Intl.supportedValuesOf('timeZone').flatMap(changesOf)
const dateOf = (wallMs: number) => Temporal.PlainDate.from(new Date(wallMs).toISOString().slice(0, 10))
const timeOf = (wallMs: number) => new Date(wallMs).toISOString().slice(11, 16)

const wallTimesAround = ({ atMs, beforeMs, afterMs }: ClockChange): readonly number[] => {
  const middle = atMs + Math.min(beforeMs, afterMs)
  const start = Math.floor(middle / (hourMs / 4)) * (hourMs / 4)
  return Array.from({ length: 25 }, (_, index) => start + ((index - 8) * hourMs) / 4)
}

describe('a local time around a clock change, in every zone and over seven years', () => {
  test('covers hundreds of changes in both directions, by an hour and by half an hour', () => {
    expect(changes.length).toBeGreaterThan(1000)
    const moves = new Set(changes.map(({ beforeMs, afterMs }) => (afterMs - beforeMs) / hourMs))
    expect([...moves]).toEqual(expect.arrayContaining([-1, -0.5, 0.5, 1]))
  })

  test('is the first instant at which the clock shows it, or, if skipped, is shifted by the change', () => {
    const wrong = changes.flatMap((change) => {
      const { timeZone } = change
      return wallTimesAround(change)
        .filter(
          (wallMs) =>
            instantOf(dateOf(wallMs), timeOf(wallMs), timeZone) !== expectedInstant(wallMs, timeZone),
        )
        .map((wallMs) => `${timeZone} ${new Date(wallMs).toISOString()}`)
    })
    expect(wrong).toEqual([])
  })

  test('as a cut-off, includes an order one minute earlier and excludes one at that minute', () => {
    const rules = (timeZone: string, cutOff: string): DeliveryRules => ({
      route: { name: 'Daily', weekdays: [1, 2, 3, 4, 5, 6, 7], cutOff },
      holidays: new Set(),
      timeZone,
      estimatedDeliveryDay: 0,
    })
    for (const change of changes.filter(({ beforeMs, afterMs }) => afterMs > beforeMs)) {
      const wallMs = change.atMs + change.beforeMs + (change.afterMs - change.beforeMs) / 2
      const date = dateOf(wallMs).add({ days: 1 }).toString()
      const deliveryRules = rules(change.timeZone, timeOf(wallMs))
      const cutOffMs = expectedInstant(wallMs, change.timeZone)
      const offered = (nowMs: number) =>
        deliveryDays(deliveryRules, { nowMs, count: 3 }).some((day) => day.date === date)
      expect([change.timeZone, date, offered(cutOffMs - 60_000), offered(cutOffMs)]).toEqual([
        change.timeZone,
        date,
        true,
        false,
      ])
    }
  })
})

test.each([
  ['Europe/London', '01:30', '2026-03-29T09:00:00Z', '2026-04-06'],
  ['Europe/London', '01:30', '2026-03-29T01:29:00Z', '2026-03-30'],
  ['Europe/London', '01:30', '2026-03-29T01:30:00Z', '2026-04-06'],
  ['Europe/Warsaw', '02:30', '2026-03-29T01:29:00Z', '2026-03-30'],
  ['Europe/Warsaw', '02:30', '2026-03-29T01:30:00Z', '2026-04-06'],
  // 01:30 happens twice; the first counts: 00:30Z, an hour before the second.
  ['Europe/London', '01:30', '2026-10-25T00:29:00Z', '2026-10-26'],
  ['Europe/London', '01:30', '2026-10-25T00:30:00Z', '2026-11-02'],
])('in %s with a cut-off at %s, at %s, %s is the first Monday', (timeZone, cutOff, now, first) => {
  const route = { name: 'Mondays', weekdays: [1], cutOff }
  const rules: DeliveryRules = { route, holidays: new Set(), timeZone, estimatedDeliveryDay: 0 }
  expect(deliveryDays(rules, { nowMs: Date.parse(now), count: 1 })[0]?.date).toBe(first)
})
