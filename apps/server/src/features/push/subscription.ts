import { ECDH } from 'node:crypto'
import { isIP } from 'node:net'
import * as v from 'valibot'

export interface PushSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** The endpoint is the key of a registration. */
const maxEndpointLength = 1000

/**
 * The subscription in a request. The server will send there, so it needs a public host name with HTTPS, and
 * valid keys. The host is resolved and checked at each send (`public-addresses`).
 */
export const subscriptionSchema = v.object({
  endpoint: v.pipe(
    v.string(),
    v.maxLength(maxEndpointLength),
    v.check(isOnPublicWeb),
    v.transform(oneSpelling),
    // A letter outside ASCII becomes up to nine characters.
    v.maxLength(maxEndpointLength),
  ),
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/), v.check(isPointOfCurve)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
})

function isOnPublicWeb(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false
  const { hostname } = url
  return (
    hostname.includes('.') && !hostname.endsWith('.') && !hostname.startsWith('[') && isIP(hostname) === 0
  )
}

/** The same text for each spelling of an address, so that a browser is registered once. */
function oneSpelling(text: string): string {
  const url = new URL(text)
  url.hash = ''
  // Removes the mark before an empty query.
  if (url.search === '') url.search = ''
  return url.href.replace(/%[\da-f]{2}/gi, plainCharacter)
}

/** A character that needs no encoding (RFC 3986, section 2.3), or its code in capitals. */
function plainCharacter(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : code.toUpperCase()
}

function isPointOfCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    // It throws for every invalid point.
    return false
  }
}
