import { createHash } from 'node:crypto'

/** How long the link in an e-mail is valid (docs/promises.md#passwords). */
export const resetSeconds = 1800

/** 256 random bits need no slow hash. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
