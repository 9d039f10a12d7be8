import { expect, test } from 'vitest'
import { isRecent } from './is-recent.ts'

test.each([
  ['the present', 0, true],
  ['just before the limit', -999, true],
  ['the limit', -1000, false],
  ['the future, of a clock that was ahead', 1, false],
])('%s', (_, offsetMs, expected) => {
  const nowMs = Date.parse('2026-11-26T10:00:00Z')
  expect(isRecent(nowMs + offsetMs, nowMs, 1000)).toBe(expected)
})
