import { expect, test } from 'vitest'
import { numericDate } from './numeric-date.ts'

test('a date in figures has the marks of its language', () => {
  expect(numericDate('2026-11-29', 'en')).toBe('29/11/2026')
  expect(numericDate('2026-01-05', 'pl')).toBe('05.01.2026')
  expect(numericDate('2026-01-05', 'tr')).toBe('05.01.2026')
})
