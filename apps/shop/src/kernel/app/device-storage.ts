import { platform } from '@provender/platform/current'
import { isAgreed } from './consent.ts'

/**
 * What this device keeps of somebody's choices: with her consent alone (docs/decisions/0035-consent-and-error-reports.md). Undefined without it, on the server, and where
 * the browser does not allow it.
 */
export function deviceStorage(): Storage | undefined {
  const storage = neededStorage()
  return storage && isAgreed('preferences') ? storage : undefined
}

/** What somebody asked this device to keep, whatever she agreed to; its keys come from `neededKey`. */
export function neededStorage(): Storage | undefined {
  return platform().storage.device()
}

const needed = 'needed:'

export function neededKey(name: string): string {
  return needed + name
}

/** Removes what was only kept with her consent. */
export function forgetChoices(): void {
  const storage = neededStorage()
  for (const key of Object.keys(storage ?? {})) if (!key.startsWith(needed)) storage?.removeItem(key)
}
