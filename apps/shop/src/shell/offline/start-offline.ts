import { platform } from '@provender/platform/current'
import { isReachable, pollIntervalMs, setServerReachable } from '@provender/web/connection/connection'
import { runWhenConnected } from '@provender/web/connection/run-when-connected'
import type { RegisteredRouter } from '@tanstack/react-router'
import { linkedDevice } from '../../features/catalogue/device/device-link.ts'
import { readLastSeen } from '../../kernel/offline/last-seen.ts'

type Router = RegisteredRouter

interface OfflineStart {
  readonly createRouter: (isSignedIn: boolean) => Promise<Router>
  readonly show: (router: Router) => void
}

/** A slow phone takes a second or two. Without a catalogue, waiting longer gains nothing. */
const catalogueTimeoutMs = 3000

/**
 * Opens the shop with the data that this device showed last. When the server is back, everything on show is
 * loaded again. If nothing is stored, the page keeps saying that there is no connection, and reloads when
 * there is one.
 */
export async function startOffline({ createRouter, show }: OfflineStart): Promise<void> {
  const seen = await readLastSeen(Date.now()).catch(() => undefined)
  if (!seen) {
    document.documentElement.dataset['offlineStart'] = 'nothing-stored'
    return reloadWhenBack()
  }
  setServerReachable(false)
  const router = await createRouter(seen.isSignedIn)
  seen.showIn(router.options.context.queryClient)
  await openCatalogue(router)
  await router.load()
  show(router)
  runWhenConnected(() => {
    void router.options.context.queryClient.invalidateQueries()
    void router.invalidate()
  })
}

/** Product pages are built from the catalogue on this device, if there is one. */
export async function openCatalogue(router: Router): Promise<void> {
  const { startDevice } = await import('../../features/catalogue/device/start-device.ts')
  startDevice(router)
  const giveUpAtMs = performance.now() + catalogueTimeoutMs
  while (linkedDevice()?.state()?.isReady !== true && performance.now() < giveUpAtMs)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

export function reloadWhenBack(): void {
  const checkServer = async () => {
    if (await isReachable()) platform().navigation.reload()
    else setTimeout(() => void checkServer(), pollIntervalMs)
  }
  addEventListener('online', () => void checkServer())
  void checkServer()
}
