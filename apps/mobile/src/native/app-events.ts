import { App } from '@capacitor/app'
import { PushNotifications } from '@capacitor/push-notifications'
import { pathOfMessage, recordLink, targetOfLink } from './app-links.ts'
import { reportForeignLink } from './foreign-links.ts'
import { isGivenBack, openInBrowser } from './open-in-browser.ts'

interface AppEventOptions {
  readonly serverUrl: string
  /** The link that started the app, if it has been handled. */
  readonly openedLink: string | undefined
}

/** Android reports the link of a cold start at once as an event too. A later one is a new press. */
const repeatMs = 2000

/** Opens the pages that links and tapped messages name. */
export function connectAppEvents(
  openPage: (path: string) => void,
  { serverUrl, openedLink }: AppEventOptions,
): void {
  const open = (path: string | undefined): void => {
    if (path !== undefined) openPage(path)
  }
  let repeated = openedLink
  setTimeout(() => (repeated = undefined), repeatMs)
  void App.addListener('appUrlOpen', ({ url }) => {
    if (url === repeated) return void (repeated = undefined)
    recordLink(url)
    const target = targetOfLink(url, serverUrl)
    if (target?.kind === 'page') open(target.path)
    else if (target?.kind === 'foreign') reportForeignLink(target.host)
    else if (target && !isGivenBack(target.url)) void openInBrowser(target.url)
  })
  void PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) =>
    open(pathOfMessage(notification.data)),
  )
}
