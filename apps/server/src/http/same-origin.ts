import type { FastifyRequest } from 'fastify'

/**
 * Did a page of ours send this? Browsers say so in Sec-Fetch-Site, older ones in Origin; a cross-site form or script cannot
 * forge either. What sends neither is no browser and has no cookies to abuse.
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  if (origin === undefined) return true
  return origin === publicUrl || origin === `${request.protocol}://${request.host}`
}
