import { setPlatform } from '@provender/platform/current'
import { webPlatform } from '@provender/platform/web-platform'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServerClock } from './server-clock.ts'

const hour = 3_600_000
let answerDate: (nowMs: number) => string | undefined
let onReturn: () => void = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 10, 0, 0, 700) })
  setPlatform({
    ...webPlatform,
    lifecycle: { ...webPlatform.lifecycle, onReturn: (listener) => void (onReturn = listener) },
  })
  vi.stubGlobal('fetch', async () => {
    await vi.advanceTimersByTimeAsync(300)
    const date = answerDate(Date.now())
    return new Response('', date === undefined ? {} : { headers: { date } })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const dateAfter = (skewMs: number) => (nowMs: number) => new Date(nowMs + skewMs).toUTCString()

test.each([
  ['is right', 0],
  ['is a second off, which cannot be told from a slow answer', 900],
])('the clock of a phone that %s is used as it is', async (_, skewMs) => {
  answerDate = dateAfter(skewMs)
  const clock = createServerClock()
  expect(await clock.check()).toBe(true)
  expect(clock.made.clockSkewMs).toBe(0)
})

test.each([
  ['three hours ahead', -3 * hour],
  ['a year behind', 365 * 24 * hour],
  ['a minute ahead', -60_000],
])('the clock of a phone that is %s is corrected', async (_, skewMs) => {
  answerDate = dateAfter(skewMs)
  const clock = createServerClock()
  await clock.check()
  expect(Math.abs(clock.made.clockSkewMs - skewMs)).toBeLessThan(1000)
})

test('a server that does not say its time leaves the clock as it is', async () => {
  answerDate = () => undefined
  const clock = createServerClock()
  expect(await clock.check()).toBe(true)
  expect(clock.made.clockSkewMs).toBe(0)
})

test('a server that is away changes nothing', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const clock = createServerClock()
  expect(await clock.check()).toBe(false)
  expect(clock.made.clockSkewMs).toBe(0)
})

test('a clock that was set while the app was in the background is noticed on its return', async () => {
  answerDate = dateAfter(0)
  const clock = createServerClock()
  await clock.check()
  const onChange = vi.fn()
  clock.made.onSkewChange?.(onChange)
  answerDate = dateAfter(-hour)
  onReturn()
  await expect.poll(() => onChange.mock.calls.length).toBe(1)
  expect(Math.abs(clock.made.clockSkewMs + hour)).toBeLessThan(1000)
})
