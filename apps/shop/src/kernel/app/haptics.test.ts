import { afterEach, expect, test, vi } from 'vitest'
import { vibrate, vibrateForTouch } from './haptics.ts'

function deviceTouched(hasBeenActive: boolean) {
  const felt = vi.fn<(pattern: VibratePattern) => boolean>()
  vi.stubGlobal('navigator', { vibrate: felt, userActivation: { hasBeenActive } })
  return felt
}

afterEach(() => void vi.unstubAllGlobals())

test('a touch vibrates only if the wholesaler has enabled haptic feedback', () => {
  const felt = deviceTouched(true)
  vibrateForTouch(false)
  vibrate(60, false)
  expect(felt).not.toHaveBeenCalled()
  vibrateForTouch(true)
  vibrate([80, 60, 80], true)
  expect(felt.mock.calls).toEqual([[10], [[80, 60, 80]]])
})

test('nothing vibrates before the page is touched, or if the device cannot vibrate', () => {
  const felt = deviceTouched(false)
  vibrateForTouch(true)
  expect(felt).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  expect(() => vibrateForTouch(true)).not.toThrow()
})
