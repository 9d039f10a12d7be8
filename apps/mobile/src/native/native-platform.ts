import { Browser } from '@capacitor/browser'
import { Capacitor } from '@capacitor/core'
import { Device } from '@capacitor/device'
import { Keyboard } from '@capacitor/keyboard'
import { Share } from '@capacitor/share'
import { Badge } from '@capawesome/capacitor-badge'
import type { AppSession, InstalledApp, Platform } from '@provender/platform/platform'
import { webPlatform } from '@provender/platform/web-platform'
import { AndroidSettings, IOSSettings, NativeSettings } from 'capacitor-native-settings'
import { appCookies } from './app-cookies.ts'
import { appNavigation } from './app-navigation.ts'
import { openAppSession } from './app-session.ts'
import { onBack } from './back-button.ts'
import { feel } from './feel.ts'
import { onForeignLink } from './foreign-links.ts'
import { nativeLifecycle } from './native-lifecycle.ts'
import { openNativePush } from './native-push.ts'
import { onOutsideRefused, openInBrowser } from './open-in-browser.ts'
import { persistentValues } from './persistent-values.ts'
import { deleteSharedFiles, saveFile } from './save-file.ts'
import { vibrate } from './vibrate.ts'

interface AppSettings {
  /** Empty while the user of the common app has not chosen a server. */
  readonly serverUrl: string
  readonly leaveServer: ((session: AppSession) => Promise<void>) | undefined
  readonly pushSystems: readonly InstalledApp['system'][]
}

/** The platform of an installed app. Where web views behave like browsers, it uses the web version. */
export async function createNativePlatform({
  serverUrl,
  leaveServer,
  pushSystems,
}: AppSettings): Promise<Platform> {
  const system = Capacitor.getPlatform() === 'ios' ? 'IOS' : 'ANDROID'
  const [session, device, push] = await Promise.all([
    openAppSession(serverUrl),
    Device.getInfo(),
    openNativePush(pushSystems.includes(system)),
  ])
  // Without it, the number pads of iOS have no key that closes them.
  if (system === 'IOS') void Keyboard.setAccessoryBarVisible({ isVisible: true })
  return {
    ...webPlatform,
    app: {
      system,
      serverUrl,
      phoneNumber: appPhoneNumber,
      storeUrl: system === 'IOS' ? appStores.appStore : appStores.googlePlay,
      device: {
        model: device.model,
        system: system === 'IOS' ? 'iOS' : 'Android',
        systemVersion: device.osVersion,
      },
      session,
      openOutside: (url) => void openInBrowser(url),
      // iOS rejects if the user has closed the page already.
      closeOutside: () => void Browser.close().catch(() => undefined),
      onOutsideClosed: (listener) => {
        const adding = Browser.addListener('browserFinished', listener)
        return () => void adding.then((added) => added.remove())
      },
      onOutsideRefused,
      openSettings: () =>
        void NativeSettings.open({
          optionAndroid: AndroidSettings.ApplicationDetails,
          optionIOS: IOSSettings.App,
        }),
      showUnread: (count) => {
        if (push.permission() === 'granted') void Badge.set({ count }).catch(() => undefined)
      },
      feel: (feeling) => void feel(feeling),
      onKeyboard: (listener) => {
        const adding = [
          Keyboard.addListener('keyboardWillShow', () => listener(true)),
          Keyboard.addListener('keyboardWillHide', () => listener(false)),
        ]
        return () => {
          for (const each of adding) void each.then((added) => added.remove())
        }
      },
      onBack,
      onForeignLink,
      persistentValues,
      deleteSharedFiles,
      leaveServer: leaveServer && (() => leaveServer(session)),
    },
    cookies: appCookies,
    navigation: appNavigation(serverUrl),
    // The pages come from the device, so they count as secure even if a web view does not know their scheme.
    facts: { ...webPlatform.facts, isSecure: () => true, isOnAppleHomeScreen: () => undefined },
    sharing: {
      ...webPlatform.sharing,
      shareLink: () => async (link) => void (await Share.share(link)),
    },
    lifecycle: nativeLifecycle,
    push,
    saveFile,
    vibrate: (pattern) => void vibrate(pattern),
  }
}
