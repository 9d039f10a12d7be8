import { cookie } from '../../kernel/app/cookies.ts'
import { keepCookie } from '../../kernel/app/keep-cookie.ts'
import { notifyPushChange } from './push-changes.ts'

const cookieName = 'notification-permission'
const declined = 'declined'

/** Can this browser be sent messages at all? Not over plain HTTP, and not in a window of development, which has no service worker. */
export function canBePushed(): boolean {
  return (
    'Notification' in window &&
    'PushManager' in window &&
    'serviceWorker' in navigator &&
    !import.meta.env.DEV
  )
}

/** Was this browser never asked whether it may show notifications, by itself or by us? */
export function canAskForNotifications(): boolean {
  return !isAnswered() && canBePushed() && Notification.permission === 'default'
}

/** Did somebody say in this browser's window whether she wants notifications? */
export function isAnswered(): boolean {
  return cookie(cookieName) !== undefined
}

/** Does the browser allow it, and has nobody told us since that she wants none? */
export function mayNotify(): boolean {
  return canBePushed() && Notification.permission === 'granted' && cookie(cookieName) !== declined
}

/** The person said no to our question: the browser's own is not asked. */
export function declineNotifications(): void {
  keepCookie(cookieName, declined)
  notifyPushChange()
}

/** Asks the browser's own question; keeps its answer, so that nobody is asked twice. */
export async function requestNotifications(): Promise<NotificationPermission> {
  const answer = await Notification.requestPermission()
  keepCookie(cookieName, answer)
  notifyPushChange()
  return answer
}
