import type { Context } from '../../kernel/graphql/context.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { takePushAlong } from '../push/push-cookie.ts'
import type { SignInPlace } from './accounts.ts'
import { deviceName } from './device-name.ts'
import { setLoggedCookie, setSessionCookie } from './session-cookies.ts'
import { makeAccessToken } from './tokens.ts'

interface OpenedSession {
  readonly secret: string
  readonly sessionId: string
}

/** What a new session is opened from. Only the two apps get a session secret to keep; everything else gets a cookie. */
export function clientKindOf({ client }: Pick<Context, 'client'>): 'web' | 'native' {
  return client.deviceType === 'WEB' ? 'web' : 'native'
}

/** Where it is opened. */
export function placeOf({ client, ip }: Pick<Context, 'client' | 'ip'>): SignInPlace {
  return { device: deviceName(client), network: networkOf(ip) }
}

/** Gives a client its new session: on the web as a cookie, with an access token; an installed app gets the secret itself. */
export async function handOverSession(
  context: Context,
  { secret, sessionId }: OpenedSession,
): Promise<string> {
  if (clientKindOf(context) === 'native') return secret
  await takePushAlong(context, sessionId)
  setSessionCookie(context, secret)
  setLoggedCookie(context)
  return await makeAccessToken(context.deps.secrets.tokenKey, sessionId, context.deps.clock.nowMs())
}
