import { App } from '@capacitor/app'
import { SplashScreen } from '@capacitor/splash-screen'
import { setPlatform } from '@provender/platform/current'
import { connectAppEvents } from './native/app-events.ts'
import { isNewLaunch, recordLink, targetOfLink } from './native/app-links.ts'
import { openStartPath } from './native/app-navigation.ts'
import { chooseServer, deleteStoredPages, leaveServer, readChosenServer } from './native/chosen-server.ts'
import { createNativePlatform } from './native/native-platform.ts'

const hideSplash = (): void => void SplashScreen.hide()

/** Starts the app: first the device, then the shop, because the shop asks the device who is signed in. */
async function start(): Promise<void> {
  const loadingShop = import('@provender/shop/entry-app')
  const isCommonApp = appServer === ''
  const [serverUrl = '', launch] = await Promise.all([
    isCommonApp ? readChosenServer() : appServer,
    App.getLaunchUrl(),
  ])
  const leave = isCommonApp ? leaveServer : undefined
  setPlatform(await createNativePlatform({ serverUrl, leaveServer: leave, pushSystems: appPush }))
  const { startApp, askForServer } = await loadingShop
  if (serverUrl === '') {
    await deleteStoredPages()
    return await askForServer({
      proposed: launch?.url ?? '',
      onChosen: (chosen) => void chooseServer(chosen),
      onShown: hideSplash,
    })
  }
  const launchLink = launch && isNewLaunch(launch.url) && recordLink(launch.url) ? launch.url : undefined
  const target = launchLink === undefined ? undefined : targetOfLink(launchLink, serverUrl)
  openStartPath(target?.kind === 'page' ? target.path : undefined)
  const router = await startApp({ onShown: hideSplash })
  if (router)
    connectAppEvents(router, { serverUrl, openedLink: target?.kind === 'page' ? launchLink : undefined })
}

void start()
