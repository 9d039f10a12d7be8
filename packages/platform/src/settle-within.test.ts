import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleWithin } from './settle-within.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each<[string, () => Promise<unknown>]>([
  ['succeeds', async () => 1],
  ['fails', async () => await Promise.reject(new Error('UnknownError'))],
  [
    'throws at once',
    () => {
      throw new Error('indexedDB is not defined')
    },
  ],
])('work that %s ends the wait and leaves no timer', async (_, work) => {
  await settleWithin(2000, work)
  expect(vi.getTimerCount()).toBe(0)
})

test('work that never ends is not waited for', async () => {
  let isOver = false
  void settleWithin(2000, () => new Promise(() => {})).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(1999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})
