import { platform } from '@provender/platform/current'
import type { Feeling } from '@provender/platform/platform'

let isEnabled = false

/** Only an installed app calls this, with `hapticFeedbackEnabled` of the wholesaler. */
export function setFelt(value: boolean): void {
  isEnabled = value
}

/** Lets the user of an installed app feel what the screen shows. A browser only vibrates for touches and scans (`haptics.ts`). */
export function feel(feeling: Feeling): void {
  if (isEnabled) platform().app?.feel(feeling)
}
