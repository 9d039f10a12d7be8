import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type IdlePacer, createIdlePacer } from './idle-pacer.ts'

let work: IdlePacer
let done: number

function begin(parts: number): void {
  void (async () => {
    for (done = 0; done < parts; done += 1) await work.waitUntilIdle()
  })()
}

beforeEach(() => {
  vi.useFakeTimers()
  work = createIdlePacer(500)
})
afterEach(() => void vi.useRealTimers())

test('work runs without pauses while nobody uses a tab', async () => {
  begin(100)
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toBe(100)
})

test('work waits until a user pauses', async () => {
  work.recordUse()
  await vi.advanceTimersByTimeAsync(600)
  begin(100)
  await vi.advanceTimersByTimeAsync(399)
  expect(done).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toBe(100)
})

test('without a pause, one part runs every half second', async () => {
  work.recordUse()
  const using = setInterval(work.recordUse, 100)
  begin(20)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(done).toBe(19)
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toBe(20)
  clearInterval(using)
})
