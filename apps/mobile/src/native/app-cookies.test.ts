import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appCookies } from './app-cookies.ts'
import { type FakeStorage, stubStorage } from './fake-storage.fixture.ts'

const dayMs = 86_400_000
let storage: FakeStorage

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T10:00:00Z') })
  storage = stubStorage('localStorage')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a value stays for a year', () => {
  appCookies.set('lang', 'pl')
  vi.advanceTimersByTime(365 * dayMs - 1)
  expect(appCookies.get('lang')).toBe('pl')
  vi.advanceTimersByTime(1)
  expect(appCookies.get('lang')).toBeUndefined()
})

test('a value is back when a clock that was ahead is right again', () => {
  appCookies.set('lang', 'pl')
  const now = Date.now()
  vi.setSystemTime(now + 400 * dayMs)
  expect(appCookies.get('lang')).toBeUndefined()
  vi.setSystemTime(now)
  expect(appCookies.get('lang')).toBe('pl')
})

test('a value expires at its own time, and can be deleted earlier', () => {
  appCookies.set('logged', '1', new Date(Date.now() + dayMs))
  appCookies.set('device-id', 'a b\n7')
  vi.advanceTimersByTime(dayMs)
  expect(appCookies.get('logged')).toBeUndefined()
  expect(appCookies.get('device-id')).toBe('a b\n7')
  appCookies.delete('device-id')
  expect(appCookies.get('device-id')).toBeUndefined()
})

test('a full storage keeps the old values, and damaged values are ignored', () => {
  appCookies.set('lang', 'pl')
  storage.texts.set('needed:cookie:logged', 'soon')
  storage.fill()
  appCookies.set('lang', 'tr')
  expect(appCookies.get('lang')).toBe('pl')
  expect(appCookies.get('logged')).toBeUndefined()
})
