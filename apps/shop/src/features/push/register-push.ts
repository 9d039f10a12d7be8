import { executeOf } from '@provender/client/api/ask'
import type { QueryClient } from '@tanstack/react-query'
import { cookie } from '../../kernel/app/cookies.ts'
import { loginOf } from '../../kernel/app/shop-queries.ts'
import { registerWorker } from '../../kernel/offline/register-worker.ts'
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
  const { endpoint = '', keys = {} } = (await subscribe(pushPublicKey)).toJSON()
  const { p256dh = '', auth = '' } = keys
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
  const isKnown = cookie('fcm_token') !== undefined && isFresh(readerOf(queryClient), Date.now())
  if (isKnown && (await currentSubscription())) return
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
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return
  const leave = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.getRegistration()
    for (const notification of (await registration?.getNotifications()) ?? []) notification.close()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
  }
  const tooLong = new Promise((resolve) => setTimeout(resolve, leaveWithinMs))
  // What could not be said to the push service, the server learns from it with the next message.
  await Promise.race([leave().catch(() => undefined), tooLong])
}

async function unregisterPush(queryClient: QueryClient): Promise<void> {
  await executeOf(queryClient)(UnregisterPush, {})
  await leavePushService()
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  await registerWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  const current = await pushManager.getSubscription()
  if (current && isFor(current, publicKey)) return current
  await current?.unsubscribe()
  return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Is it good still, and made with the key that the server has today? */
function isFor({ options, expirationTime }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  if (key === null || (expirationTime !== null && expirationTime < Date.now())) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function readerOf(queryClient: QueryClient): string {
  return `${loginOf(queryClient)} ${document.documentElement.lang}`
}
