import { followConnection, isConnected, isReachable, tellServer } from '../app/connection.ts'
import { cookie } from '../app/cookies.ts'
import type { makeRouter } from '../app/router.tsx'
import { readLastSeen } from './last-seen.ts'

type Router = ReturnType<typeof makeRouter>

interface OfflineStart {
  /** The language is that of the cookie; undefined without one. */
  readonly makeRouter: (language: string | undefined, isSignedIn: boolean) => Promise<Router>
  readonly show: (router: Router) => void
}

const lookEveryMs = 5000

/**
 * Opens the shop with what this device saw last. When the server is back the window asks it for everything that it shows. Where
 * nothing is kept the page goes on saying that there is no connection, until there is one.
 */
export async function startOffline({ makeRouter, show }: OfflineStart): Promise<void> {
  const seen = await readLastSeen(Date.now()).catch(() => undefined)
  if (!seen) return reloadWhenBack()
  tellServer(false)
  const router = await makeRouter(cookie('lang'), seen.isSignedIn)
  seen.showIn(router.options.context.queryClient)
  await router.load()
  show(router)
  const end = followConnection(() => {
    if (!isConnected()) return
    end()
    void router.options.context.queryClient.invalidateQueries()
    void router.invalidate()
  })
}

function reloadWhenBack(): void {
  const look = async () => {
    if (await isReachable()) location.reload()
    else setTimeout(() => void look(), lookEveryMs)
  }
  addEventListener('online', () => void look())
  void look()
}
