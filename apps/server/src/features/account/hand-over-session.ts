import type { Context } from '../../kernel/graphql/context.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { moveAppRegistration } from '../push/app-registration.ts'
import { movePushRegistration } from '../push/push-cookie.ts'
import type { SignInOrigin } from './accounts.ts'
import { deviceName } from './device-name.ts'
import { setLoggedCookie, setSessionCookie } from './session-cookies.ts'
import { createAccessToken } from './tokens.ts'

interface OpenedSession {
  readonly secret: string
  readonly sessionId: string
}

/** The kind of client that a session is for. Only the two apps receive the session secret; all others get a cookie. */
export function clientKindOf({ client, isFromApp }: Pick<Context, 'client' | 'isFromApp'>): 'web' | 'native' {
  return client.deviceType === 'WEB' && !isFromApp ? 'web' : 'native'
}

export function signInOrigin({ client, ip }: Pick<Context, 'client' | 'ip'>): SignInOrigin {
  return { device: deviceName(client), network: networkOf(ip), deviceId: client.deviceId }
}

/** Passes a new session to the client: on the web as a cookie with an access token, in an installed app as the secret itself. */
export async function handOverSession(
  context: Context,
  { secret, sessionId }: OpenedSession,
): Promise<string> {
  const { user, deps } = context
  if (user?.channel === 'mobile') await moveAppRegistration(deps.db, { from: user.sessionId, to: sessionId })
  if (clientKindOf(context) === 'native') return secret
  await movePushRegistration(context, sessionId)
  setSessionCookie(context, secret)
  setLoggedCookie(context)
  return await createAccessToken(deps.secrets.tokenKey, sessionId, deps.clock.nowMs())
}
