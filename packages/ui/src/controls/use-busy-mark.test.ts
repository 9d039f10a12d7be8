import { expect, test } from 'vitest'
import { busyMarkWaitMs } from './use-busy-mark.ts'

test('the busy indicator appears after 100 ms and stays for at least 300 ms', () => {
  expect(busyMarkWaitMs(true, { shownAtMs: 0, nowMs: 5000 })).toBe(100)
  expect(busyMarkWaitMs(false, { shownAtMs: 5000, nowMs: 5000 })).toBe(300)
  expect(busyMarkWaitMs(false, { shownAtMs: 5000, nowMs: 5250 })).toBe(50)
  expect(busyMarkWaitMs(false, { shownAtMs: 5000, nowMs: 9000 })).toBe(0)
})
