import { createHash } from 'node:crypto'

/** The SHA-256 hash of a random secret, as it is stored. 256 random bits need no slow hash. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
