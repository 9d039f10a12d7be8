import { Secret, TOTP } from 'otpauth'

export const stepSeconds = 30
/** Phones whose clocks are wrong by this many steps are accepted. */
export const acceptedSteps = 1

export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an authenticator app reads from a QR code. */
export function totpAddress(
  secret: string,
  { issuer, label }: { readonly issuer: string; readonly label: string },
): string {
  return totp(secret, { issuer, label }).toString()
}

export function isTotpCode(text: string): boolean {
  return /^\d{6}$/.test(text)
}

/** The time step that a code belongs to (RFC 6238). Null if it is wrong at this time. */
export function acceptedStep(secret: string, code: string, nowMs: number): number | null {
  // The library throws on six characters of more bytes.
  if (!isTotpCode(code)) return null
  const delta = totp(secret).validate({ token: code, timestamp: nowMs, window: acceptedSteps })
  return delta === null ? null : stepAt(nowMs) + delta
}

export function stepAt(nowMs: number): number {
  return Math.floor(nowMs / 1000 / stepSeconds)
}

function totp(secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: stepSeconds })
}
