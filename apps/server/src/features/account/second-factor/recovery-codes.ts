import { Secret } from 'otpauth'
import { hashSecret } from '../../../kernel/hash-secret.ts'

const count = 10
/** 80 bits: too many to guess, even from the hashes. */
const bytes = 10

export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: count }, () =>
    new Secret({ size: bytes }).base32.replaceAll(/.{4}(?=.)/g, '$&-'),
  )
}

/** The stored hash of a code, however it was typed: small, with other dashes or spaces, or 0, 1 and 8 for O, I and B. */
export function recoveryHash(code: string): Buffer {
  const letters = code.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('8', 'B')
  return hashSecret(`recovery ${letters.replaceAll(/[^A-Z2-7]/g, '')}`)
}
