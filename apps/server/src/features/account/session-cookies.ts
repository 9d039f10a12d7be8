import type { Context, ReplyCookies } from '../../kernel/graphql/context.ts'
import { sessionSeconds } from './accounts.ts'
import { realtimeTokenSeconds } from './tokens.ts'

/** Marks that the session of this browser must end. The shop sets it if the user signs out offline. */
export const logoutMarker = 'logged-out'

export function setSessionCookie({ cookies }: Pick<Context, 'cookies'>, secret: string): void {
  cookies.set('auth-token', secret, { maxAgeSeconds: sessionSeconds.web, httpOnly: true })
}

/** The cookie lasts as long as the session, which every use extends (docs/product-rules.md#sessions). */
export function renewSessionCookie(context: Pick<Context, 'cookies' | 'sessionSecret'>): void {
  if (context.sessionSecret !== null) setSessionCookie(context, context.sessionSecret)
}

export function setRealtimeCookie({ cookies }: Pick<Context, 'cookies'>, token: string): void {
  cookies.set('fb-token', token, { maxAgeSeconds: realtimeTokenSeconds, httpOnly: false })
}

/** Tells the client that today's request-log call is still due. It expires at the end of the day in UTC. */
export function setLoggedCookie({ cookies, deps }: Pick<Context, 'cookies' | 'deps'>): void {
  const leftMs = 86_400_000 - (deps.clock.nowMs() % 86_400_000) - 1000
  cookies.set('logged', '1', { maxAgeSeconds: Math.max(1, Math.floor(leftMs / 1000)), httpOnly: false })
}

/** Removes everything about a session from the browser. */
export function clearSession(cookies: ReplyCookies): void {
  cookies.set('auth-token', null, { maxAgeSeconds: 0, httpOnly: true })
  for (const name of ['fb-token', 'logged', logoutMarker])
    cookies.set(name, null, { maxAgeSeconds: 0, httpOnly: false })
}
