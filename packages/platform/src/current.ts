import type { Platform } from './platform.ts'
import { webPlatform } from './web/web-platform.ts'

let current: Platform = webPlatform

/** The platform that the program runs on: the web, unless an app has set its own. */
export function platform(): Platform {
  return current
}

/** Called by an app before anything else runs. */
export function setPlatform(own: Platform): void {
  current = own
}
