import { platform } from '@provender/platform/current'

const touchMs = 10

/** Makes the device vibrate, if it can and the wholesaler has not disabled it (`hapticFeedbackEnabled`). */
export function vibrate(pattern: VibratePattern, isEnabled: boolean): void {
  if (isEnabled) platform().vibrate(pattern)
}

export function vibrateForTouch(isEnabled: boolean): void {
  vibrate(touchMs, isEnabled)
}
