import { executeOf } from '@provender/client/api/api-query'
import type { Execute } from '@provender/client/api/execute'
import { platform } from '@provender/platform/current'
import type { PushTarget } from '@provender/platform/platform'
import type { QueryClient } from '@tanstack/react-query'
import { currentUserKey } from '../../kernel/session/shop-queries.ts'
import { declineNotifications, mayNotify } from './notification-permission.ts'
import { PushPublicKey, RegisterAppPush, RegisterPush, UnregisterPush } from './push.documents.ts'
import { deleteRegistration, isFresh, storeRegistration, pushState } from './stored-registration.ts'

const leaveTimeoutMs = 2000

/**
 * Registers this browser or app for the user's push messages. Returns false if the shop
 * sends none. Throws if it has to be tried again.
 */
export async function registerPush(queryClient: QueryClient): Promise<boolean> {
  const execute = executeOf(queryClient)
  const reader = readerOf(queryClient)
  storeRegistration({ state: 'in-progress', reader, atMs: Date.now() })
  const { pushPublicKey } = await execute(PushPublicKey, {})
  if (pushPublicKey === null) {
    await leavePushService()
    return false
  }
  if (!(await sendTarget(execute, await platform().push.subscribe(pushPublicKey)))) {
    await leavePushService()
    return false
  }
  storeRegistration({ state: 'registered', reader, atMs: Date.now() })
  return true
}

async function sendTarget(execute: Execute, target: PushTarget): Promise<boolean> {
  if (target.kind === 'BROWSER') {
    const { endpoint, p256dh, auth } = target
    await execute(RegisterPush, { endpoint, p256dh, auth })
    return true
  }
  const { token, channel, environment } = target
  const { registerAppPush } = await execute(RegisterAppPush, { token, channel, environment })
  // A browser has it in the cookie of the answer.
  if (registerAppPush) platform().cookies.set('fcm_token', token)
  return registerAppPush
}

/**
 * Called on a visit. Continues an incomplete registration, renews one that is a week old, and registers again for
 * another user or language, or if the server or the browser has lost it.
 */
export async function renewPush(queryClient: QueryClient): Promise<void> {
  if (currentUserKey(queryClient) === '') return
  if (!mayNotify()) {
    if (pushState() !== 'unregistered') await unregisterPush(queryClient)
    return
  }
  const isKnown =
    platform().cookies.get('fcm_token') !== undefined && isFresh(readerOf(queryClient), Date.now())
  if (isKnown && (await platform().push.isSubscribed())) return
  await registerPush(queryClient)
}

/** Turns push messages off on this device until the user turns them on again. */
export async function turnOffPush(queryClient: QueryClient): Promise<void> {
  declineNotifications()
  await unregisterPush(queryClient)
}

/** Unsubscribes this browser from push messages, closes its notifications and deletes its registration. Works without a connection. */
export async function leavePushService(): Promise<void> {
  deleteRegistration()
  const tooLong = new Promise((resolve) => setTimeout(resolve, leaveTimeoutMs))
  // If this fails or takes too long, the server finds out with its next message.
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
  return `${currentUserKey(queryClient)} ${document.documentElement.lang}`
}
