import { expect, test } from 'vitest'
import { shortDate } from './short-date.ts'

test('writes the month as a word in every language', () => {
  expect(shortDate('2026-08-27', 'en')).toBe('27 Aug 2026')
  expect(shortDate('2026-01-05', 'pl')).toBe('5 sty 2026')
  expect(shortDate('2026-12-31', 'tr')).toBe('31 Ara 2026')
})
