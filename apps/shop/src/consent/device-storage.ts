import { isAgreed } from './consent.ts'

/**
 * What this device keeps of somebody's choices, and nothing else: with her consent alone (decision 0035). Undefined without it, on the
 * server, and where the browser does not allow it.
 */
export function deviceStorage(): Storage | undefined {
  try {
    return typeof window !== 'undefined' && isAgreed('preferences') ? window.localStorage : undefined
  } catch {
    // Reading the property itself is refused where storage is switched off: then nothing outlives the page.
    return undefined
  }
}
