import { platform, setPlatform } from '@provender/platform/current'
import { afterEach, expect, test, vi } from 'vitest'
import { installedApp } from '../api/installed-app.fixture.ts'
import {
  isConnected,
  isReachable,
  isRefused,
  pollIntervalMs,
  refusesApp,
  setServerReachable,
  subscribeToConnection,
} from './connection.ts'

const web = platform()
afterEach(() => {
  setPlatform(web)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an app reports by itself whether there is a network', () => {
  const listeners = new Set<() => void>()
  let isOnline = true
  setPlatform({
    ...web,
    network: {
      isOnline: () => isOnline,
      onChange: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  })
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {})
  const seen: boolean[] = []
  const end = subscribeToConnection(() => seen.push(isConnected()))
  isOnline = false
  for (const listener of listeners) listener()
  expect(seen).toEqual([false])
  end()
  expect(listeners.size).toBe(0)
})

test('a server that swallows requests counts as unreachable after ten seconds', async () => {
  const timeout = new AbortController()
  const timeoutMs = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  vi.stubGlobal(
    'fetch',
    async (_: string, { signal }: RequestInit) =>
      await new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Timed out', 'TimeoutError')))
      }),
  )
  const answer = isReachable()
  timeout.abort()
  expect(await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 1000))])).toBe(false)
  expect(timeoutMs.mock.calls).toEqual([[10_000]])
})

const online = { isOnline: () => true, onChange: () => () => {} }
const offline = { ...online, isOnline: () => false }
const app = { ...web, app: installedApp, network: online }

test.each([
  ['answers, but not to the app', app, 'opaque', true],
  ['is away', app, 'none', false],
  ['was away for a moment', app, 'readable', false],
  ['cannot be asked without a network', { ...app, network: offline }, 'opaque', false],
  ['is in a browser', web, 'opaque', false],
] as const)('a server that %s', async (_, device, answer, refuses) => {
  setPlatform(device)
  vi.stubGlobal('fetch', async (_address: string, { mode }: RequestInit) => {
    if (answer === 'readable' || (answer === 'opaque' && mode === 'no-cors')) return new Response()
    throw new TypeError('Failed to fetch')
  })
  expect(await refusesApp()).toBe(refuses)
})

test('a server counts as refusing from the next poll until it can be reached, and not in the next outage', async () => {
  vi.useFakeTimers()
  try {
    setPlatform(app)
    vi.stubGlobal('dispatchEvent', () => true)
    vi.stubGlobal('fetch', async (_address: string, { mode }: RequestInit) => {
      if (mode === 'no-cors') return new Response()
      throw new TypeError('Failed to fetch')
    })
    setServerReachable(false)
    expect(isRefused()).toBe(false)
    await vi.advanceTimersByTimeAsync(pollIntervalMs)
    expect(isRefused()).toBe(true)
    setServerReachable(true)
    setServerReachable(false)
    expect([isConnected(), isRefused()]).toEqual([false, false])
  } finally {
    setServerReachable(true)
    await vi.advanceTimersByTimeAsync(pollIntervalMs)
    vi.useRealTimers()
  }
})
