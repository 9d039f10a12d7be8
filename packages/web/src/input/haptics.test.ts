import { afterEach, expect, test, vi } from 'vitest'
import { vibrate, vibrateForTouch } from './haptics.ts'

function deviceTouched(hasBeenActive: boolean) {
  const onVibrate = vi.fn<(pattern: VibratePattern) => boolean>()
  vi.stubGlobal('navigator', { vibrate: onVibrate, userActivation: { hasBeenActive } })
  return onVibrate
}

afterEach(() => void vi.unstubAllGlobals())

test('a touch vibrates only if the wholesaler has enabled haptic feedback', () => {
  const vibrations = deviceTouched(true)
  vibrateForTouch(false)
  vibrate(60, false)
  expect(vibrations).not.toHaveBeenCalled()
  vibrateForTouch(true)
  vibrate([80, 60, 80], true)
  expect(vibrations.mock.calls).toEqual([[10], [[80, 60, 80]]])
})

test('nothing vibrates before the page is touched, or if the device cannot vibrate', () => {
  const vibrations = deviceTouched(false)
  vibrateForTouch(true)
  expect(vibrations).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  expect(() => vibrateForTouch(true)).not.toThrow()
})
