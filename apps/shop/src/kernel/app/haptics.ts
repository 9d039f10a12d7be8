import { platform } from '@provender/platform/current'

/** A touch that did something is felt for this long. */
const touchMs = 10

/** Makes the device vibrate, where it can and the wholesaler has not switched it off (`hapticFeedbackEnabled`). */
export function vibrate(pattern: VibratePattern, isEnabled: boolean): void {
  if (isEnabled) platform().vibrate(pattern)
}

export function vibrateForTouch(isEnabled: boolean): void {
  vibrate(touchMs, isEnabled)
}
