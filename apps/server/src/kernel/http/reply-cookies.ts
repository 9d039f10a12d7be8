import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReplyCookies } from '../graphql/context.ts'

/** The session of a staff member in a browser. */
export const officeCookie = 'office-token'
/** The sessions of customers and of staff. Scripts cannot read them. */
const sessionCookies: readonly string[] = ['auth-token', officeCookie]

/** Browsers accept a cookie of this name only over HTTPS, from this host itself and not from another of its domain. */
function hostName(name: string): string {
  return `__Host-${name}`
}

function isSecure(request: FastifyRequest, publicUrl: string | undefined): boolean {
  return request.protocol === 'https' || (publicUrl?.startsWith('https:') ?? false)
}

/** Cookies of the shop and the office: only for their own pages, and only over HTTPS if the request used HTTPS. */
export function replyCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): ReplyCookies {
  const secure = isSecure(request, publicUrl)
  return {
    set: (name, value, { maxAgeSeconds, httpOnly, sameSite = 'lax' }) => {
      const stored = secure && sessionCookies.includes(name) ? hostName(name) : name
      const options = { path: '/', sameSite, secure, httpOnly }
      if (value === null) reply.clearCookie(stored, options)
      else reply.setCookie(stored, value, { ...options, maxAge: maxAgeSeconds })
    },
  }
}

/** Over HTTPS only the sessions of this very host count. Everything else reads them under their plain names. */
export function addHostCookies(app: FastifyInstance, publicUrl: () => string | undefined): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isSecure(request, publicUrl())) {
      const { cookies } = request
      const others = Object.entries(cookies).filter(([name]) => !sessionCookies.includes(name))
      const sessions = sessionCookies.flatMap((name) => {
        const session = cookies[hostName(name)]
        return session === undefined ? [] : [[name, session] as const]
      })
      request.cookies = Object.fromEntries([...others, ...sessions])
    }
    done()
  })
}
