import { App } from '@capacitor/app'
import { Capacitor } from '@capacitor/core'
import { PushNotifications } from '@capacitor/push-notifications'
import type { Push, PushTarget } from '@provender/platform/platform'
import { appCookies } from './app-cookies.ts'

const tokenKey = 'push-token'
/** The service of the phone answers in a second or two, or never. */
const timeoutMs = 15_000

/** Push messages by FCM on Android and by APNs on iOS. `isSupported`: the brand has an account with them. */
export async function openNativePush(isSupported: boolean): Promise<Push> {
  let permission = isSupported ? permissionOf(await PushNotifications.checkPermissions()) : 'denied'
  const listeners = new Set<() => void>()
  const readAgain = async (): Promise<void> => {
    permission = permissionOf(await PushNotifications.checkPermissions())
    for (const listener of listeners) listener()
  }
  if (isSupported) {
    // The user may return from the settings of the phone.
    void App.addListener('resume', () => void readAgain().catch(() => undefined))
    discardStoredTokens()
  }
  return {
    isSupported: () => isSupported,
    permission: () => permission,
    onPermissionChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    requestPermission: async () => {
      permission = permissionOf(await PushNotifications.requestPermissions())
      return permission
    },
    subscribe: async () => {
      const token = await requestToken()
      appCookies.set(tokenKey, token)
      return targetOf(token)
    },
    isSubscribed: async () => appCookies.get(tokenKey) === (await requestToken()),
    nameKinds: async ({ orders, offers }) => {
      if (!isSupported || Capacitor.getPlatform() !== 'android') return
      // 4: with a sound. 3: silent in the list of messages.
      await PushNotifications.createChannel({ id: 'orders', name: orders, importance: 4 })
      await PushNotifications.createChannel({ id: 'offers', name: offers, importance: 3 })
    },
    leave: async () => {
      appCookies.delete(tokenKey)
      if (!isSupported) return
      // iOS refuses the first until the service has answered a registration of this start. The second must happen anyway.
      await Promise.allSettled([
        PushNotifications.removeAllDeliveredNotifications(),
        PushNotifications.unregister(),
      ])
    },
  }
}

/**
 * Android stores tokens and errors without a listener, and gives them to the next one. A late token would be registered
 * for the next user, although logging out has ended it. A permanent listener prevents that.
 */
function discardStoredTokens(): void {
  void PushNotifications.addListener('registration', () => undefined)
  void PushNotifications.addListener('registrationError', () => undefined)
}

function permissionOf({ receive }: { readonly receive: string }): NotificationPermission {
  if (receive === 'granted' || receive === 'denied') return receive
  return 'default'
}

async function requestToken(): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const listeners = await Promise.all([
    PushNotifications.addListener('registration', ({ value }) => resolve(value)),
    PushNotifications.addListener('registrationError', ({ error }) => reject(new Error(error))),
  ])
  const timer = setTimeout(() => reject(new Error('The push service does not answer')), timeoutMs)
  try {
    await PushNotifications.register()
    return await promise
  } finally {
    clearTimeout(timer)
    for (const listener of listeners) void listener.remove()
  }
}

/** A development build on iOS has tokens of Apple's test service. */
function targetOf(token: string): PushTarget {
  const isIos = Capacitor.getPlatform() === 'ios'
  const isDevelopment = isIos && Capacitor.DEBUG === true
  return {
    kind: 'APP',
    token,
    channel: isIos ? 'APNS' : 'FCM',
    environment: isDevelopment ? 'SANDBOX' : 'PRODUCTION',
  }
}
