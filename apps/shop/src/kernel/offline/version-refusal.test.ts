import { expect, test, vi } from 'vitest'
import { isVersionRefused, reportVersionRefusal, subscribeToVersionRefusal } from './version-refusal.ts'

test('a refusal is announced to those who listen, and stays', () => {
  const [onChange, onNothing] = [vi.fn(), vi.fn()]
  subscribeToVersionRefusal(onChange)
  subscribeToVersionRefusal(onNothing)()
  expect(isVersionRefused()).toBe(false)
  reportVersionRefusal()
  expect(isVersionRefused()).toBe(true)
  expect(onChange).toHaveBeenCalledOnce()
  expect(onNothing).not.toHaveBeenCalled()
})
