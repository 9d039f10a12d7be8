import { describe, expect, test } from 'vitest'
import { dayLabels, lastDayOfMonthBefore, localMoment, longDay, shortDate, shortDay } from './dates.ts'

describe('dates', () => {
  test('follow the conventions of each language', () => {
    expect(longDay('2026-11-24', 'en')).toBe('Tuesday 24\u00A0November')
    expect(longDay('2026-11-24', 'pl')).toBe('wtorek, 24\u00A0listopada')
    expect(longDay('2026-11-24', 'tr')).toBe('24\u00A0Kasım Salı')
    expect(shortDay('2026-11-29', 'en')).toBe('Sun 29 Nov')
    expect(shortDate('2026-01-05', 'tr')).toBe('5 Oca 2026')
    expect(dayLabels('2026-11-23', 'pl')).toEqual({ weekday: 'pon.', day: '23', month: 'lis' })
  })

  test('include the last day of the month before', () => {
    expect(lastDayOfMonthBefore('2026-11-01')).toBe('2026-10-31')
    expect(lastDayOfMonthBefore('2026-01-31')).toBe('2025-12-31')
    expect(lastDayOfMonthBefore('2028-03-15')).toBe('2028-02-29')
  })

  test('of an instant are in the warehouse’s time zone, in summer and winter and past midnight', () => {
    expect(localMoment('2026-11-24T23:30:00Z', 'Europe/London')).toEqual({
      date: '2026-11-24',
      time: '23:30',
    })
    expect(localMoment('2026-07-24T23:30:00Z', 'Europe/London')).toEqual({
      date: '2026-07-25',
      time: '00:30',
    })
    expect(localMoment('2026-07-24T22:00:00Z', 'Europe/Istanbul')).toEqual({
      date: '2026-07-25',
      time: '01:00',
    })
  })
})
