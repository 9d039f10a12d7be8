import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReplyCookies } from '../graphql/context.ts'

/** Cookies of the shop: only for its own pages, and only over HTTPS if the request used HTTPS. */
export function replyCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): ReplyCookies {
  const secure = request.protocol === 'https' || (publicUrl?.startsWith('https:') ?? false)
  return {
    set: (name, value, { maxAgeSeconds, httpOnly }) => {
      const options = { path: '/', sameSite: 'lax' as const, secure, httpOnly }
      if (value === null) reply.clearCookie(name, options)
      else reply.setCookie(name, value, { ...options, maxAge: maxAgeSeconds })
    },
  }
}
