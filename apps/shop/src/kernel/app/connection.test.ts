import { platform, setPlatform } from '@provender/platform/current'
import { afterEach, expect, test, vi } from 'vitest'
import { subscribeToConnection, isConnected } from './connection.ts'

const web = platform()
afterEach(() => {
  setPlatform(web)
  vi.unstubAllGlobals()
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
