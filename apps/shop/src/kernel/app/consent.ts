import { type ConsentKind, consentsTo, consentText } from '@provender/domain/consent/consent'
import { platform } from '@provender/platform/current'
import { cookiePermission } from './cookies.ts'

const onConsent = 'provender-consent'

/** The answer to the question about cookies; undefined before it. */
export function consentAnswer(): string | undefined {
  return platform().cookies.get(cookiePermission)
}

/** Did the person of this browser agree to it? Nobody did before she was asked. */
export function isAgreed(kind: ConsentKind): boolean {
  return consentsTo(consentAnswer(), kind)
}

/** Keeps an answer, and tells who follows. */
export function keepConsent(agreed: readonly ConsentKind[]): void {
  platform().cookies.set(cookiePermission, consentText(agreed))
  dispatchEvent(new Event(onConsent))
}

export function followConsent(onChange: () => void): () => void {
  addEventListener(onConsent, onChange)
  return () => removeEventListener(onConsent, onChange)
}
