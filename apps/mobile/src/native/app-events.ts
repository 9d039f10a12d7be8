import { App } from '@capacitor/app'
import { PushNotifications } from '@capacitor/push-notifications'
import { pathOfLink, pathOfMessage } from './app-links.ts'
import { closeTopmost } from './back-button.ts'

interface AppRouter {
  readonly navigate: (to: { readonly href: string }) => Promise<void>
  readonly history: { readonly canGoBack: () => boolean; readonly back: () => void }
}

/** Opens the pages that links and tapped messages name, and gives Android's back button its meaning. */
export function connectAppEvents(router: AppRouter, serverUrl: string): void {
  const open = (path: string | undefined): void => {
    if (path !== undefined) void router.navigate({ href: path })
  }
  void App.addListener('appUrlOpen', ({ url }) => open(pathOfLink(url, serverUrl)))
  void PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) =>
    open(pathOfMessage(notification.data)),
  )
  void App.addListener('backButton', () => {
    if (closeTopmost()) return
    if (router.history.canGoBack()) router.history.back()
    else void App.minimizeApp()
  })
}
