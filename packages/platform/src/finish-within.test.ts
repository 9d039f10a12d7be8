import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finishWithin } from './finish-within.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work that ends in time passes on its result or its failure, and leaves no timer', async () => {
  expect(await finishWithin(2000, async () => 1)).toBe(1)
  await expect(finishWithin(2000, () => Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that never ends is a failure after this time', async () => {
  let failure: unknown
  finishWithin(2000, () => new Promise(() => {})).catch((error: unknown) => (failure = error))
  await vi.advanceTimersByTimeAsync(1999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(failure).toEqual(new Error('No answer within 2000 ms'))
})
