import { platform, setPlatform } from '@provender/platform/current'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onPushChange } from './push-changes.ts'
import { deleteRegistration, isFresh, storeRegistration, pushState } from './stored-registration.ts'

const dayMs = 86_400_000

beforeEach(() => {
  const texts = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  }
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('document', { cookie: 'cookie-permission=all' })
})
afterEach(() => vi.unstubAllGlobals())

test('a registration is renewed after seven days, for another user or language, and while it is incomplete', () => {
  expect(pushState()).toBe('unregistered')
  storeRegistration({ state: 'in-progress', reader: 'ada en', atMs: 0 })
  expect([pushState(), isFresh('ada en', 1)]).toEqual(['in-progress', false])
  storeRegistration({ state: 'registered', reader: 'ada en', atMs: 0 })
  expect(pushState()).toBe('registered')
  expect(isFresh('ada en', 7 * dayMs - 1)).toBe(true)
  expect(isFresh('ada en', 7 * dayMs)).toBe(false)
  expect(isFresh('ada pl', 1)).toBe(false)
  deleteRegistration()
  expect([pushState(), isFresh('ada en', 1)]).toEqual(['unregistered', false])
})

test('a registration from the future, of a clock that was ahead, is renewed', () => {
  storeRegistration({ state: 'registered', reader: 'ada en', atMs: 365 * dayMs })
  expect(isFresh('ada en', dayMs)).toBe(false)
  expect(pushState()).toBe('registered')
})

test('subscribers are notified of every change until they unsubscribe', () => {
  const states: string[] = []
  const end = onPushChange(() => states.push(pushState()))
  storeRegistration({ state: 'in-progress', reader: 'ada en', atMs: 0 })
  storeRegistration({ state: 'registered', reader: 'ada en', atMs: 0 })
  deleteRegistration()
  end()
  storeRegistration({ state: 'registered', reader: 'ada en', atMs: 0 })
  expect(states).toEqual(['in-progress', 'registered', 'unregistered'])
})

test('subscribers are notified when the device has read the permission again, until they unsubscribe', () => {
  const web = platform()
  const listeners = new Set<() => void>()
  const onPermissionChange = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  setPlatform({ ...web, push: { ...web.push, onPermissionChange } })
  const onChange = vi.fn<() => void>()
  const end = onPushChange(onChange)
  for (const listener of listeners) listener()
  expect(onChange).toHaveBeenCalledTimes(1)
  end()
  expect(listeners.size).toBe(0)
  setPlatform(web)
})
