import type { PushRegistrationId } from '@provender/domain/ids'
import type { Context } from '../../kernel/graphql/context.ts'
import { endRegistration, takeToSession } from './store.ts'

const yearSeconds = 365 * 86_400

/** Holds what a browser is registered as for push messages (docs/product-rules.md#cookies); the shop's script looks whether it is there. */
export const pushCookie = 'fcm_token'

/** Undefined without one: nothing that could be a registration is none. */
export function pushTokenIn(cookie: string | undefined): PushRegistrationId | null {
  return cookie !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(cookie)
    ? (cookie as PushRegistrationId)
    : null
}

export function setPushCookie({ cookies }: Pick<Context, 'cookies'>, id: PushRegistrationId): void {
  cookies.set(pushCookie, id, { maxAgeSeconds: yearSeconds, httpOnly: false })
}

type Browser = Pick<Context, 'deps' | 'cookies' | 'pushToken'>

/** From now on this browser is sent nothing. */
export async function endPush({ deps, cookies, pushToken }: Browser): Promise<void> {
  if (pushToken === null) return
  await endRegistration(deps.db, pushToken)
  forgetPush(cookies)
}

/**
 * A browser has another session. Of the login it is registered for, it goes on being sent its messages; of another, nothing more of
 * the one before.
 */
export async function takePushAlong({ deps, cookies, pushToken }: Browser, sessionId: string): Promise<void> {
  if (pushToken === null) return
  if (!(await takeToSession(deps.db, pushToken, sessionId))) forgetPush(cookies)
}

function forgetPush(cookies: Context['cookies']): void {
  cookies.set(pushCookie, null, { maxAgeSeconds: 0, httpOnly: false })
}
