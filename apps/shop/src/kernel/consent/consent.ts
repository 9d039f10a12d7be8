import { type ConsentKind, consentsTo, consentText } from '@provender/domain/consent/consent'
import { platform } from '@provender/platform/current'
import { cookiePermission } from './cookies.ts'

const onConsent = 'provender-consent'

/** The user's choice about cookies; undefined until they have made one. */
export function consentAnswer(): string | undefined {
  return platform().cookies.get(cookiePermission)
}

/**
 * True if the user of this browser agreed to this kind. False until they have chosen. An app does not ask, because it has
 * no cookies, and its stored data is part of the app. It reports errors only if the user has switched that on.
 */
export function isAgreed(kind: ConsentKind): boolean {
  if (kind === 'preferences' && platform().app) return true
  return consentsTo(consentAnswer(), kind)
}

/** Stores the choice and notifies subscribers. */
export function storeConsent(agreed: readonly ConsentKind[]): void {
  platform().cookies.set(cookiePermission, consentText(agreed))
  dispatchEvent(new Event(onConsent))
}

export function subscribeToConsent(onChange: () => void): () => void {
  addEventListener(onConsent, onChange)
  return () => removeEventListener(onConsent, onChange)
}
