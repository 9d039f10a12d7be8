import { platform, setPlatform } from '@provender/platform/current'
import { afterEach, expect, test, vi } from 'vitest'
import { installedApp } from '../api/installed-app.fixture.ts'
import { subscribeToConnection, isConnected, isReachable, refusesApp } from './connection.ts'

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

test.each([
  ['refuses an app that may not read its answers', { ...web, app: installedApp }, true, true],
  ['is away', { ...web, app: installedApp }, false, false],
  ['refuses no browser', web, true, false],
])('a server %s', async (_, device, answers, refuses) => {
  setPlatform(device)
  vi.stubGlobal('fetch', async (_address: string, { mode }: RequestInit) => {
    if (!answers || mode !== 'no-cors') throw new TypeError('Failed to fetch')
    return new Response()
  })
  expect(await isReachable()).toBe(false)
  expect(await refusesApp()).toBe(refuses)
})
