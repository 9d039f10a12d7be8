import type { Platform } from './platform.ts'
import { webPlatform } from './web/web-platform.ts'

let current: Platform = webPlatform

export function platform(): Platform {
  return current
}

/** Called by an app before anything else runs. */
export function setPlatform(own: Platform): void {
  current = own
}
