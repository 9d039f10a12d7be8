import { setPlatform } from '@provender/platform/current'
import { webPlatform } from '@provender/platform/web-platform'
import { afterEach, expect, test, vi } from 'vitest'
import { installedApp } from '../api/installed-app.fixture.ts'
import { isKeyboardOpen, subscribeToKeyboard } from './keyboard.ts'

afterEach(() => setPlatform(webPlatform))

test('in an app it is known whether the keyboard is open', () => {
  const listeners = new Set<(isOpen: boolean) => void>()
  const onKeyboard = (listener: (isOpen: boolean) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  setPlatform({ ...webPlatform, app: { ...installedApp, onKeyboard } })
  const onChange = vi.fn()
  const unsubscribe = subscribeToKeyboard(onChange)
  const seen = [true, false].map((isOpen) => {
    for (const listener of listeners) listener(isOpen)
    return isKeyboardOpen()
  })
  expect(seen).toEqual([true, false])
  expect(onChange).toHaveBeenCalledTimes(2)
  unsubscribe()
  expect(listeners.size).toBe(0)
})

test('a browser reports no keyboard', () => {
  subscribeToKeyboard(() => {})()
  expect(isKeyboardOpen()).toBe(false)
})
