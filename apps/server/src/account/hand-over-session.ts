import type { Context } from '../graphql/context.ts'
import { sessionSeconds } from './accounts.ts'
import { makeAccessToken } from './tokens.ts'

interface OpenedSession {
  readonly secret: string
  readonly sessionId: string
}

/** What a new session was opened from. */
export function clientKindOf({ client }: Pick<Context, 'client'>): 'web' | 'native' {
  return client.deviceType === 'WEB' ? 'web' : 'native'
}

/** Gives a client its new session: on the web as a cookie, with an access token; an installed app gets the secret itself. */
export async function handOverSession(
  context: Context,
  { secret, sessionId }: OpenedSession,
): Promise<string> {
  if (clientKindOf(context) === 'native') return secret
  context.cookies.set('auth-token', secret, { maxAgeSeconds: sessionSeconds, httpOnly: true })
  setLoggedCookie(context)
  return await makeAccessToken(context.deps.secrets.tokenKey, sessionId, context.deps.clock.nowMs())
}

/** Tells the client that today's request-log call is still to be made; good until the day ends in UTC. */
function setLoggedCookie({ cookies, deps }: Context): void {
  const leftMs = 86_400_000 - (deps.clock.nowMs() % 86_400_000) - 1000
  cookies.set('logged', '1', { maxAgeSeconds: Math.max(1, Math.floor(leftMs / 1000)), httpOnly: false })
}
