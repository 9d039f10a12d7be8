import { platform } from '@provender/platform/current'
import { isNeededKey } from '@provender/platform/needed-key'
import { isAgreed } from './consent.ts'

/**
 * Storage for the user's preferences, only with their consent
 * (docs/decisions/0035-consent-and-error-reports.md). Undefined without it, on the server, and if the browser
 * does not allow storage.
 */
export function deviceStorage(): Storage | undefined {
  const storage = neededStorage()
  return storage && isAgreed('preferences') ? storage : undefined
}

/** Storage for what the user explicitly asked this device to keep, which needs no consent. Its keys come from `neededKey`. */
export function neededStorage(): Storage | undefined {
  return platform().storage.device()
}

export function deleteChoices(): void {
  const storage = neededStorage()
  for (const key of Object.keys(storage ?? {})) if (!isNeededKey(key)) storage?.removeItem(key)
}
