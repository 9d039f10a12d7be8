import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReplyCookies } from '../graphql/context.ts'

/** The session. Scripts cannot read it. */
const sessionCookie = 'auth-token'
/** Browsers accept a cookie of this name only over HTTPS, from this host itself and not from another of its domain. */
const hostSessionCookie = `__Host-${sessionCookie}`

function isSecure(request: FastifyRequest, publicUrl: string | undefined): boolean {
  return request.protocol === 'https' || (publicUrl?.startsWith('https:') ?? false)
}

/** Cookies of the shop: only for its own pages, and only over HTTPS if the request used HTTPS. */
export function replyCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): ReplyCookies {
  const secure = isSecure(request, publicUrl)
  return {
    set: (name, value, { maxAgeSeconds, httpOnly }) => {
      const stored = secure && name === sessionCookie ? hostSessionCookie : name
      const options = { path: '/', sameSite: 'lax' as const, secure, httpOnly }
      if (value === null) reply.clearCookie(stored, options)
      else reply.setCookie(stored, value, { ...options, maxAge: maxAgeSeconds })
    },
  }
}

/** Over HTTPS only the session of this very host counts. Everything else reads it under its plain name. */
export function addHostCookies(app: FastifyInstance, publicUrl: () => string | undefined): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isSecure(request, publicUrl())) {
      const { [sessionCookie]: _plain, [hostSessionCookie]: session, ...others } = request.cookies
      request.cookies = session === undefined ? others : { ...others, [sessionCookie]: session }
    }
    done()
  })
}
