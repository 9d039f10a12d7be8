import { App } from '@capacitor/app'
import { SplashScreen } from '@capacitor/splash-screen'
import { setPlatform } from '@provender/platform/current'
import { finishWithin } from '@provender/platform/finish-within'
import { connectAppEvents } from './native/app-events.ts'
import { isNewLink } from './native/app-links.ts'
import { openStartPath } from './native/app-navigation.ts'
import { followBackButton, type PageHistory } from './native/back-button.ts'
import { chooseServer, deleteStoredPages, leaveServer, readChosenServer } from './native/chosen-server.ts'
import { createNativePlatform } from './native/native-platform.ts'
import { deleteTakenPictures } from './native/save-file.ts'
import { showStartFailure } from './native/start-failure.ts'

/** A plugin that never answers must not stop the app without a word. */
const deviceAnswerMs = 15_000

let isShown = false
let pages: PageHistory | undefined

function onShown(): void {
  isShown = true
  void SplashScreen.hide()
}

/** Starts the app: first the device, then the shop, because the shop asks the device who is signed in. */
async function start(): Promise<void> {
  const loadingShop = import('@provender/shop/entry-app')
  followBackButton(() => pages)
  const isCommonApp = appServer === ''
  const { serverUrl, launchUrl, platform } = await finishWithin(deviceAnswerMs, () => readDevice(isCommonApp))
  setPlatform(platform)
  const { startApp, askForServer } = await loadingShop
  if (serverUrl === '') {
    await deleteStoredPages()
    return await askForServer({
      proposed: isNewLink(launchUrl) ? launchUrl : '',
      onChosen: (chosen) => void chooseServer(chosen),
      onShown,
    })
  }
  const openedLink = openStartPath(launchUrl, serverUrl)
  const started = await startApp({ onShown })
  pages = started?.router.history
  if (started) connectAppEvents(started.openFromOutside, { serverUrl, openedLink })
  void deleteTakenPictures()
}

async function readDevice(isCommonApp: boolean) {
  const [serverUrl = '', launch] = await Promise.all([
    isCommonApp ? readChosenServer() : appServer,
    App.getLaunchUrl(),
  ])
  const leave = isCommonApp ? leaveServer : undefined
  const platform = await createNativePlatform({ serverUrl, leaveServer: leave, pushSystems: appPush })
  return { serverUrl, launchUrl: launch?.url ?? '', platform }
}

/** Hides the start picture even if the start fails. */
async function startOrExplain(): Promise<void> {
  try {
    await start()
  } catch (error) {
    reportError(error)
    if (isShown) return
    showStartFailure()
    onShown()
  }
}

// If set, the page already shows that the web view is too old.
if (document.documentElement.dataset['tooOld'] === undefined) void startOrExplain()
