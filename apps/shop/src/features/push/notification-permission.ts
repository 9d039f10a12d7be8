import { platform } from '@provender/platform/current'
import { notifyPushChange } from './push-changes.ts'

const cookieName = 'notification-permission'
const declined = 'declined'

/** Can this browser be sent messages at all? Not over plain HTTP, and not in a window of development, which has no service worker. */
export function canBePushed(): boolean {
  return platform().push.isSupported() && !import.meta.env.DEV
}

/** Was this browser never asked whether it may show notifications, by itself or by us? */
export function canAskForNotifications(): boolean {
  return !isAnswered() && canBePushed() && platform().push.permission() === 'default'
}

/** Did somebody say in this browser's window whether she wants notifications? */
export function isAnswered(): boolean {
  return platform().cookies.get(cookieName) !== undefined
}

/** Does the browser allow it, and has nobody told us since that she wants none? */
export function mayNotify(): boolean {
  return (
    canBePushed() &&
    platform().push.permission() === 'granted' &&
    platform().cookies.get(cookieName) !== declined
  )
}

/** The person said no to our question: the browser's own is not asked. */
export function declineNotifications(): void {
  platform().cookies.set(cookieName, declined)
  notifyPushChange()
}

/** Asks the browser's own question; keeps its answer, so that nobody is asked twice. */
export async function requestNotifications(): Promise<NotificationPermission> {
  const answer = await platform().push.requestPermission()
  platform().cookies.set(cookieName, answer)
  notifyPushChange()
  return answer
}
