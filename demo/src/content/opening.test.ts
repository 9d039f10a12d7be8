import { describe, expect, test } from 'vitest'
import { easterSunday, holidaysFrom } from './opening.ts'

const daysOf = (anchor: string): readonly string[] => holidaysFrom(anchor).map(({ day }) => day)

describe('holidays', () => {
  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('Easter of %i falls on %s', (year, day) => {
    expect(easterSunday(year)).toBe(day)
  })

  test('are the bank holidays of the year that starts at the anchor', () => {
    expect(daysOf('2025-01-02')).toEqual([
      '2025-04-18',
      '2025-04-21',
      '2025-05-05',
      '2025-05-26',
      '2025-08-25',
      '2025-12-25',
      '2025-12-26',
      '2026-01-01',
    ])
    expect(daysOf('2026-01-01')).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-04',
      '2026-05-25',
      '2026-08-31',
      '2026-12-25',
      '2026-12-26',
      '2026-12-28',
    ])
  })

  test('on a weekend are kept and repeated on the next free weekday', () => {
    const christmas = (anchor: string) => daysOf(anchor).filter((day) => day.slice(5) > '12-20')
    expect(christmas('2027-06-01')).toEqual(['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28'])
    expect(christmas('2022-06-01')).toEqual(['2022-12-25', '2022-12-26', '2022-12-27'])
    expect(daysOf('2028-01-01').slice(0, 2)).toEqual(['2028-01-01', '2028-01-03'])
  })
})
