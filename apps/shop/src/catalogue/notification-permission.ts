import { cookie, keepCookie } from '../app/cookies.ts'

const cookieName = 'notification-permission'

/** Was this browser never asked whether it may show notifications, by itself or by us? */
export function canAskForNotifications(): boolean {
  return 'Notification' in window && Notification.permission === 'default' && cookie(cookieName) === undefined
}

/** The person said no to our question: the browser's own is not asked. */
export function declineNotifications(): void {
  keepCookie(cookieName, 'declined')
}

/** Asks the browser's own question; keeps its answer, so that nobody is asked twice. */
export async function requestNotifications(): Promise<void> {
  keepCookie(cookieName, await Notification.requestPermission())
}
