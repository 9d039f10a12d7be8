import { ECDH } from 'node:crypto'
import { isIP } from 'node:net'
import * as v from 'valibot'

/** Where a browser has its messages left for it, and what they are locked with, so that only this browser reads them. */
export interface PushSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * What a browser says of its subscription. The server will send there: so an address of the public web, by name and over HTTPS, and
 * keys that a message can be locked with. What the name leads to is looked at when something is sent (`public-addresses`).
 */
export const subscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.check(isOnPublicWeb)),
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

function isPointOfCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    // That it throws is all it says.
    return false
  }
}
