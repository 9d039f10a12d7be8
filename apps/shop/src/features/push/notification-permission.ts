import { platform } from '@provender/platform/current'
import { notifyPushChange } from './push-changes.ts'

const cookieName = 'notification-permission'
const declined = 'declined'
/** An app asks a second time after so many days, and then never again. */
const askAgainDays = 60
const askedBefore = 'notification-asked'

/** True if this browser supports push messages. False over plain HTTP, and in development, where there is no service worker. */
export function canBePushed(): boolean {
  return platform().push.isSupported() && !import.meta.env.DEV
}

/** True if neither the browser nor the shop has asked for permission yet. */
export function canAskForNotifications(): boolean {
  return !isAnswered() && canBePushed() && platform().push.permission() === 'default'
}

export function isAnswered(): boolean {
  return platform().cookies.get(cookieName) !== undefined
}

/** True if the browser allows notifications and the user has not declined them since. */
export function mayNotify(): boolean {
  return (
    canBePushed() &&
    platform().push.permission() === 'granted' &&
    platform().cookies.get(cookieName) !== declined
  )
}

/** The user declined our question, so the browser's question is not asked. */
export function declineNotifications(): void {
  const { app, cookies } = platform()
  if (app && cookies.get(askedBefore) === undefined) {
    cookies.set(askedBefore, declined)
    cookies.set(cookieName, declined, new Date(Date.now() + askAgainDays * 86_400_000))
  } else cookies.set(cookieName, declined)
  notifyPushChange()
}

/** Asks the browser's own question. Stores the answer, so that users are not asked twice. */
export async function requestNotifications(): Promise<NotificationPermission> {
  const answer = await platform().push.requestPermission()
  platform().cookies.set(cookieName, answer)
  notifyPushChange()
  return answer
}
