import { platform } from '@provender/platform/current'
import type { RegisteredRouter } from '@tanstack/react-router'
import { linkedDevice } from '../../features/catalogue/device/device-link.ts'
import { isReachable, tellServer } from '../../kernel/app/connection.ts'
import { readLastSeen } from '../../kernel/offline/last-seen.ts'
import { onceConnected } from '../../kernel/offline/once-connected.ts'

type Router = RegisteredRouter

interface OfflineStart {
  /** The language is that of the cookie; undefined without one. */
  readonly makeRouter: (language: string | undefined, isSignedIn: boolean) => Promise<Router>
  readonly show: (router: Router) => void
}

const lookEveryMs = 5000
/** A slow phone takes a second or two; without any catalogue nothing is gained by waiting. */
const catalogueWithinMs = 3000

/**
 * Opens the shop with what this device saw last. When the server is back the window asks it for everything that it shows. Where
 * nothing is kept the page goes on saying that there is no connection, until there is one.
 */
export async function startOffline({ makeRouter, show }: OfflineStart): Promise<void> {
  const seen = await readLastSeen(Date.now()).catch(() => undefined)
  if (!seen) return reloadWhenBack()
  tellServer(false)
  const router = await makeRouter(platform().cookies.get('lang'), seen.isSignedIn)
  seen.showIn(router.options.context.queryClient)
  await openCatalogue(router)
  await router.load()
  show(router)
  onceConnected(() => {
    void router.options.context.queryClient.invalidateQueries()
    void router.invalidate()
  })
}

/** Pages of products are made of the catalogue on this device, where there is one. */
async function openCatalogue(router: Router): Promise<void> {
  const { startDevice } = await import('../../features/catalogue/device/start-device.ts')
  startDevice(router)
  const giveUpAtMs = performance.now() + catalogueWithinMs
  while (linkedDevice()?.state()?.isReady !== true && performance.now() < giveUpAtMs)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

function reloadWhenBack(): void {
  const look = async () => {
    if (await isReachable()) location.reload()
    else setTimeout(() => void look(), lookEveryMs)
  }
  addEventListener('online', () => void look())
  void look()
}
