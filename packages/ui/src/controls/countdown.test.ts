import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeLeft, untilNextTick } from './countdown.ts'

const minutes = (count: number) => count * 60_000
const hours = (count: number) => count * 3_600_000

describe('the time left', () => {
  test.each([
    [hours(50) + minutes(20), { precision: 'days', days: 2, hours: 2, minutes: 0, seconds: 0 }],
    [hours(3) + minutes(12), { precision: 'hours', days: 0, hours: 3, minutes: 12, seconds: 0 }],
    [hours(1), { precision: 'hours', days: 0, hours: 1, minutes: 0, seconds: 0 }],
    [hours(1) - 1, { precision: 'minutes', days: 0, hours: 0, minutes: 59, seconds: 0 }],
    [minutes(15), { precision: 'minutes', days: 0, hours: 0, minutes: 15, seconds: 0 }],
    [minutes(14) + 20_900, { precision: 'seconds', days: 0, hours: 0, minutes: 14, seconds: 20 }],
    [0, { precision: 'over', days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [-5000, { precision: 'over', days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ])('is formatted for %i ms as %j', (remainingMs, expected) => {
    expect(timeLeft(remainingMs)).toMatchObject(expected)
  })

  test('is near below three hours', () => {
    expect(timeLeft(hours(3)).near).toBe(false)
    expect(timeLeft(hours(3) - 1).near).toBe(true)
  })

  test('stays the same until the next tick and then changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: hours(60) }), (remainingMs) => {
        const wait = untilNextTick(remainingMs)
        expect(wait).toBeGreaterThan(0)
        expect(timeLeft(remainingMs - wait + 1)).toEqual(timeLeft(remainingMs))
        expect(timeLeft(remainingMs - wait)).not.toEqual(timeLeft(remainingMs))
      }),
    )
  })
})
