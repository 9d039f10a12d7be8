import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

type Purpose = 'invitation' | 'deletion' | 'email' | 'staff'

/**
 * Returns the secret of a link in an e-mail. It is computed from the link's purpose and the installation's
 * key whenever the e-mail is written, and is never stored. A row stores until when the link is valid.
 */
export function linkToken(key: KeyObject, purpose: Purpose, id: string): string {
  return `${id}.${signed(key, purpose, id).toString('base64url')}`
}

export function readLinkToken(key: KeyObject, purpose: Purpose, token: string): string | null {
  const [, id, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
  if (id === undefined || signature === undefined) return null
  const actual = Buffer.from(signature, 'base64url')
  const right = signed(key, purpose, id)
  return actual.length === right.length && timingSafeEqual(actual, right) ? id : null
}

function signed(key: KeyObject, purpose: Purpose, id: string): Buffer {
  return createHmac('sha256', key).update(`${purpose} link ${id}`).digest()
}
