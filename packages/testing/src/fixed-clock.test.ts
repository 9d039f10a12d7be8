import { expect, test } from 'vitest'
import { fixedClock } from './fixed-clock.ts'

test('a fixed clock stands still until it is moved', () => {
  const clock = fixedClock(1_000)
  expect([clock.nowMs(), clock.nowMs()]).toEqual([1_000, 1_000])
  clock.advance(250)
  expect(clock.nowMs()).toBe(1_250)
})
