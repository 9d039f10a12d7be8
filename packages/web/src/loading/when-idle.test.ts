import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

const window = new EventTarget()
let isCalm = false

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

beforeEach(() => {
  vi.useFakeTimers()
  isCalm = false
  void whenIdle(window).then(() => (isCalm = true))
})

afterEach(() => void vi.useRealTimers())

test('an unused tab is idle after a second', async () => {
  await pass(999)
  expect(isCalm).toBe(false)
  await pass(1)
  expect(isCalm).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test.each(['pointerdown', 'keydown', 'click', 'wheel', 'popstate'])('a %s restarts the wait', async (use) => {
  await pass(900)
  window.dispatchEvent(new Event(use))
  await pass(999)
  expect(isCalm).toBe(false)
  await pass(1)
  expect(isCalm).toBe(true)
})

test('constant input delays it for thirty seconds at most', async () => {
  const press = () => window.dispatchEvent(new Event('click'))
  for (let passed = 0; passed < 29_500; passed += 500) {
    press()
    await pass(500)
  }
  press()
  await pass(499)
  expect(isCalm).toBe(false)
  await pass(1)
  expect(isCalm).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
