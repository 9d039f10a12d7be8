import { expect, test } from 'vitest'
import { isDue } from './is-due.ts'

const now = Date.UTC(2026, 10, 28, 8)
const daysAgo = (days: number) => now - days * 86_400_000

test.each([
  ['a week ago, bought weekly', daysAgo(7), 7, true],
  ['a week ago in the evening, bought weekly', daysAgo(6.6), 7, true],
  ['three weeks ago, bought weekly', daysAgo(21), 7, true],
  ['yesterday, bought weekly', daysAgo(1), 7, false],
  ['a month ago, but without a habit', daysAgo(30), null, false],
  ['never', undefined, 7, false],
])('a product last bought %s', (_, lastBoughtAtMs, everyDays, due) => {
  expect(isDue({ lastBoughtAtMs, everyDays }, now)).toBe(due)
})
