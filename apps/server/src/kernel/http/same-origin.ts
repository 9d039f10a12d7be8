import type { FastifyRequest } from 'fastify'
import type { CookieRefusal } from '../graphql/context.ts'

/**
 * Did a page of ours send this? Browsers say so in Sec-Fetch-Site, older ones in Origin; a cross-site form or
 * script cannot forge either. A client that sends neither is no browser and has no cookies to abuse.
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  if (origin === undefined) return true
  return origin === publicUrl || origin === `${request.protocol}://${request.host}`
}

/**
 * Why the session cookie of this request is not accepted; null if it is. A script cannot send a custom header
 * across sites without a preflight, and a form cannot send it at all.
 */
export function cookieRefusal(request: FastifyRequest, publicUrl: string | undefined): CookieRefusal | null {
  if (!isSameOrigin(request, publicUrl)) return 'WRONG_ORIGIN'
  return request.headers['deviceid'] === undefined ? 'DEVICE_ID_MISSING' : null
}
