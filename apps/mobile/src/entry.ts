import { App } from '@capacitor/app'
import { Preferences } from '@capacitor/preferences'
import { SplashScreen } from '@capacitor/splash-screen'
import { setPlatform } from '@provender/platform/current'
import { connectAppEvents } from './native/app-events.ts'
import { isNewLaunch, recordLink, targetOfLink } from './native/app-links.ts'
import { openStartPath } from './native/app-navigation.ts'
import { createNativePlatform } from './native/native-platform.ts'

const serverKey = 'server'
const hideSplash = (): void => void SplashScreen.hide()

/** Starts the app: first the device, then the shop, because the shop asks the device who is signed in. */
async function start(): Promise<void> {
  const loadingShop = import('@provender/shop/entry-app')
  const [serverUrl, launch] = await Promise.all([ownServer(), App.getLaunchUrl()])
  const { startApp, chooseServer } = await loadingShop
  if (serverUrl === undefined)
    return await chooseServer({ proposed: launch?.url ?? '', onChosen: keepServer, onShown: hideSplash })
  setPlatform(await createNativePlatform({ serverUrl, pushSystems: appPush }))
  const launchLink = launch && isNewLaunch(launch.url) && recordLink(launch.url) ? launch.url : undefined
  const target = launchLink === undefined ? undefined : targetOfLink(launchLink, serverUrl)
  openStartPath(target?.kind === 'page' ? target.path : undefined)
  const router = await startApp({ onShown: hideSplash })
  if (router)
    connectAppEvents(router, { serverUrl, openedLink: target?.kind === 'page' ? launchLink : undefined })
}

/** The brand's server. In the common app, the server that the user chose; undefined before that. */
async function ownServer(): Promise<string | undefined> {
  if (appServer !== '') return appServer
  return (await Preferences.get({ key: serverKey })).value ?? undefined
}

function keepServer(serverUrl: string): void {
  void Preferences.set({ key: serverKey, value: serverUrl }).then(() => location.replace('/'))
}

void start()
