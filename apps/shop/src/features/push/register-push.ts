import { executeOf } from '@provender/client/api/ask'
import { platform } from '@provender/platform/current'
import type { QueryClient } from '@tanstack/react-query'
import { loginOf } from '../../kernel/app/shop-queries.ts'
import { forgetRegistration, isFresh, keepRegistration, pushState } from './kept-registration.ts'
import { declineNotifications, mayNotify } from './notification-permission.ts'
import { PushPublicKey, RegisterPush, UnregisterPush } from './push.documents.ts'

/** As much as a push service may take to let go of a browser that leaves. */
const leaveWithinMs = 2000

/** Has this browser told what its login is told, from now on. False: this shop sends nothing. Throws where it has to be tried again. */
export async function registerPush(queryClient: QueryClient): Promise<boolean> {
  const execute = executeOf(queryClient)
  const reader = readerOf(queryClient)
  keepRegistration({ state: 'in-progress', reader, atMs: Date.now() })
  const { pushPublicKey } = await execute(PushPublicKey, {})
  if (pushPublicKey === null) {
    await leavePushService()
    return false
  }
  const { endpoint, p256dh, auth } = await platform().push.subscribe(pushPublicKey)
  await execute(RegisterPush, { endpoint, p256dh, auth })
  keepRegistration({ state: 'registered', reader, atMs: Date.now() })
  return true
}

/**
 * At a visit: goes on with what was begun, renews what is a week old, and registers the browser anew for another login, in another
 * language, and where server or browser have forgotten it.
 */
export async function renewPush(queryClient: QueryClient): Promise<void> {
  if (loginOf(queryClient) === '') return
  if (!mayNotify()) {
    if (pushState() !== 'unregistered') await unregisterPush(queryClient)
    return
  }
  const isKnown =
    platform().cookies.get('fcm_token') !== undefined && isFresh(readerOf(queryClient), Date.now())
  if (isKnown && (await platform().push.isSubscribed())) return
  await registerPush(queryClient)
}

/** The person wants nothing more on this device, until she says otherwise. */
export async function turnOffPush(queryClient: QueryClient): Promise<void> {
  declineNotifications()
  await unregisterPush(queryClient)
}

/** Nobody's messages come to this browser any more, and none that came stands there still. Needs no connection. */
export async function leavePushService(): Promise<void> {
  forgetRegistration()
  const tooLong = new Promise((resolve) => setTimeout(resolve, leaveWithinMs))
  // What could not be said to the push service, the server learns from it with the next message.
  await Promise.race([
    platform()
      .push.leave()
      .catch(() => undefined),
    tooLong,
  ])
}

async function unregisterPush(queryClient: QueryClient): Promise<void> {
  await executeOf(queryClient)(UnregisterPush, {})
  await leavePushService()
}

function readerOf(queryClient: QueryClient): string {
  return `${loginOf(queryClient)} ${document.documentElement.lang}`
}
