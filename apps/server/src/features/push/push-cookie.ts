import type { PushRegistrationId } from '@provender/domain/ids'
import type { Context } from '../../kernel/graphql/context.ts'
import { endRegistration, moveRegistration } from './store.ts'

const yearSeconds = 365 * 86_400

/**
 * Contains the browser's registration for push messages (docs/product-rules.md#cookies). The shop's script
 * checks whether it exists.
 */
export const pushCookie = 'fcm_token'

export function parsePushToken(cookie: string | undefined): PushRegistrationId | null {
  return cookie !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(cookie)
    ? (cookie as PushRegistrationId)
    : null
}

export function setPushCookie({ cookies }: Pick<Context, 'cookies'>, id: PushRegistrationId): void {
  cookies.set(pushCookie, id, { maxAgeSeconds: yearSeconds, httpOnly: false })
}

type Browser = Pick<Context, 'deps' | 'cookies' | 'pushToken'>

export async function endPush({ deps, cookies, pushToken }: Browser): Promise<void> {
  if (pushToken === null) return
  await endRegistration(deps.db, pushToken)
  clearPushCookie(cookies)
}

/** The browser has a new session. It keeps its registration if the user is the same, else the registration ends. */
export async function movePushRegistration(
  { deps, cookies, pushToken }: Browser,
  sessionId: string,
): Promise<void> {
  if (pushToken === null) return
  if (!(await moveRegistration(deps.db, pushToken, sessionId))) clearPushCookie(cookies)
}

function clearPushCookie(cookies: Context['cookies']): void {
  cookies.set(pushCookie, null, { maxAgeSeconds: 0, httpOnly: false })
}
