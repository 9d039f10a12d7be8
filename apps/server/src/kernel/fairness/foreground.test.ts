import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { yieldToForeground, runInForeground } from './foreground.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('long work continues as soon as the last short request is answered, without waiting for the timeout', async () => {
  const first = Promise.withResolvers<void>()
  const last = Promise.withResolvers<void>()
  const requests = [runInForeground(() => first.promise), runInForeground(() => last.promise)]
  let hasGoneOn = false
  const steps = [yieldToForeground(), yieldToForeground()].map((step) => step.then(() => (hasGoneOn = true)))
  first.resolve()
  await requests[0]
  await new Promise(setImmediate)
  expect(hasGoneOn).toBe(false)
  last.resolve()
  await Promise.all([...requests, ...steps])
})

test('long work continues after 20 ms while short requests never end', async () => {
  const never = Promise.withResolvers<void>()
  const request = runInForeground(() => never.promise)
  let hasGoneOn = false
  const step = yieldToForeground().then(() => (hasGoneOn = true))
  await new Promise(setImmediate)
  await vi.advanceTimersByTimeAsync(19)
  expect(hasGoneOn).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await step
  expect(hasGoneOn).toBe(true)
  never.resolve()
  await request
})

test('long work does not wait when nothing else is being answered', async () => {
  await yieldToForeground()
  expect(vi.getTimerCount()).toBe(0)
})
