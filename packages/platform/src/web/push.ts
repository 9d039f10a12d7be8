import type { Push, PushTarget } from '../platform.ts'
import { registerServiceWorker } from './service-worker.ts'

export const webPush: Push = {
  isSupported: () => 'Notification' in window && isReachable(),
  permission: () => Notification.permission,
  // The shop asks the user to load the page again.
  onPermissionChange: () => () => undefined,
  requestPermission: async () => await Notification.requestPermission(),
  subscribe: async (publicKey) => {
    await registerServiceWorker()
    const { pushManager } = await navigator.serviceWorker.ready
    const current = await pushManager.getSubscription()
    if (current && isFor(current, publicKey)) return targetOf(current)
    await current?.unsubscribe()
    return targetOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  },
  isSubscribed: async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return (await registration?.pushManager.getSubscription()) != null
  },
  nameKinds: () => Promise.resolve(),
  leave: async () => {
    if (!isReachable()) return
    const registration = await navigator.serviceWorker.getRegistration()
    for (const notification of (await registration?.getNotifications()) ?? []) notification.close()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
  },
}

function isReachable(): boolean {
  return 'PushManager' in window && 'serviceWorker' in navigator
}

/** True if the subscription has not expired and was created with the server's current key. */
function isFor({ options, expirationTime }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  if (key === null || (expirationTime !== null && expirationTime < Date.now())) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey
}

function targetOf(subscription: PushSubscription): PushTarget {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return { kind: 'BROWSER', endpoint, p256dh, auth }
}
