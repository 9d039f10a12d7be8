import { createHash } from 'node:crypto'

/** How long the link of a letter is good (guarantees, "Passwords"). */
export const resetSeconds = 1800

/** 256 bits that nobody can guess need no slow hash. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
