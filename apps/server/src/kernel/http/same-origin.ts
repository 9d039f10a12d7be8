import type { FastifyRequest } from 'fastify'
import type { CookieRefusal } from '../graphql/context.ts'
import { appOf } from './request-context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    isFromApp: boolean
  }
}

/**
 * True if a page of ours, or an installed app, sent the request. Browsers say so in Sec-Fetch-Site, older ones in Origin;
 * a cross-site form or script cannot forge either. A client that sends neither is no browser and has no cookies to abuse.
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (request.isFromApp) return true
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return request.headers.origin === undefined || isOwnOrigin(request, publicUrl)
}

/** True if the origin that the browser names is that of the shop. */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers
  return origin !== undefined && (origin === publicUrl || origin === `${request.protocol}://${request.host}`)
}

/**
 * Why the session cookie of this request is not accepted; null if it is, or if cookies are ignored. A script cannot send a custom header
 * across sites without a preflight, and a form cannot send it at all. Of the shop it is `DeviceId`, of the office `App`, without which
 * its cookie is ignored.
 */
export function cookieRefusal(request: FastifyRequest, publicUrl: string | undefined): CookieRefusal | null {
  if (!isSameOrigin(request, publicUrl)) return 'WRONG_ORIGIN'
  const hasCustomHeader = request.headers['deviceid'] !== undefined || appOf(request) === 'office'
  return request.isFromApp || hasCustomHeader ? null : 'DEVICE_ID_MISSING'
}
