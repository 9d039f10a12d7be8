import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenContinuously } from './listen-continuously.ts'
import type { ListeningEnd } from './listen.ts'

const versions = { orders: 5 }

let onConnected: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  onConnected = undefined
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const leaving = new AbortController()
  const tries: { readonly send: () => void; readonly end: (how: ListeningEnd) => Promise<void> }[] = []
  const received: unknown[] = []
  const done = listenContinuously(leaving.signal, {
    listen: (_leaving, onVersions) =>
      new Promise((resolve) =>
        tries.push({
          send: () => onVersions(versions),
          end: async (how) => {
            resolve(how)
            await vi.advanceTimersByTimeAsync(0)
          },
        }),
      ),
    onVersions: (update) => received.push(update),
    whenConnected: (listener) => {
      onConnected = listener
      return () => (onConnected = undefined)
    },
    random: () => 1,
  })
  return { leaving, tries, received, done }
}

test('a broken connection is retried at growing intervals, and soon if it had worked', async () => {
  const { tries } = setUp()
  for (const [index, waitMs] of [2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    await tries[index]?.end('broken')
    await vi.advanceTimersByTimeAsync(waitMs - 1)
    expect(tries).toHaveLength(index + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(tries).toHaveLength(index + 2)
  }
  tries[6]?.send()
  await tries[6]?.end('broken')
  await vi.advanceTimersByTimeAsync(2000)
  expect(tries).toHaveLength(8)
})

test('an expired token is renewed at once, but not if it is refused repeatedly', async () => {
  const { tries } = setUp()
  tries[0]?.send()
  await tries[0]?.end('over')
  expect(tries).toHaveLength(2)
  await tries[1]?.end('over')
  expect(tries).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(tries).toHaveLength(3)
})

test('a broken connection is retried as soon as the server is back', async () => {
  const { tries } = setUp()
  await tries[0]?.end('broken')
  onConnected?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(tries).toHaveLength(2)
})

test('nothing is retried after the signal aborts, not even during a pause', async () => {
  const { leaving, tries, done } = setUp()
  await tries[0]?.end('broken')
  leaving.abort()
  await done
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tries).toHaveLength(1)
})
