import { expect, test } from 'vitest'
import { plusDays, weekdayOf } from './days.ts'
import { createRandom, pickOne, integerBetween } from './random-source.ts'

test('random numbers repeat for the same seed and key and differ for others', () => {
  const drawn = (seed: number, key: string) => Array.from({ length: 5 }, createRandom(seed, key))
  expect(drawn(1, 'a')).toEqual(drawn(1, 'a'))
  expect(drawn(1, 'a')).not.toEqual(drawn(2, 'a'))
  expect(drawn(1, 'a')).not.toEqual(drawn(1, 'b'))
})

test('random numbers are evenly distributed', () => {
  const counts = Array.from({ length: 10 }, () => 0)
  for (let i = 0; i < 20_000; i += 1) counts[Math.floor(createRandom(3, `key ${i}`)() * 10)]! += 1
  expect(Math.min(...counts)).toBeGreaterThan(1800)
  expect(Math.max(...counts)).toBeLessThan(2200)
})

test('integers include both bounds and nothing beyond', () => {
  const chance = createRandom(4, 'ends')
  const seen = Array.from({ length: 200 }, () => integerBetween(chance, 2, 5))
  expect(new Set(seen)).toEqual(new Set([2, 3, 4, 5]))
  expect(() => pickOne(chance, [])).toThrow('nothing')
})

test('counts days across months, years and leap days', () => {
  expect(plusDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(plusDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(weekdayOf('2026-11-21')).toBe(6)
  expect(weekdayOf('2026-11-22')).toBe(7)
})
