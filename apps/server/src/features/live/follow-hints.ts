import type { Deps } from '../../kernel/deps.ts'
import { type Hint, hintChannel, parseHint, printHint } from './hint.ts'
import { readOwnVersions } from './store.ts'

/** Without hints, subscribers are updated no later than this, and ended sessions are disconnected. */
export const livePollMs = 3000

interface Looking {
  /** Called when the shop's version has changed. */
  readonly lookAtShop: () => void
  readonly lookEveryMs: number
}

type HintDeps = Pick<Deps, 'db' | 'listen' | 'baskets' | 'live' | 'clock' | 'log'>

/**
 * Receives the hints of other servers, sends this server's, and polls for the same changes: one statement for
 * all local subscribers, none without any.
 */
export function subscribeToHints(
  deps: HintDeps,
  { lookAtShop, lookEveryMs }: Looking,
): {
  readonly stop: () => Promise<void>
} {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const heard = (hint: Hint): void => {
    if (hint.kind === 'shop') return lookAtShop()
    const { kind, companyId, version } = hint
    if (kind === 'baskets') deps.baskets.heard(companyId, version)
    deps.live.companyMoved(companyId, { [kind]: version })
  }
  const listening = deps.listen(hintChannel, {
    onMessage: (payload) => {
      const hint = parseHint(payload)
      if (hint) heard(hint)
    },
    onUp: () => {
      lookAtShop()
      void look()
    },
  })
  const unfollow = deps.baskets.onWritten((companyId, version) => {
    deps.live.companyMoved(companyId, { baskets: version })
    listening.tell(printHint({ kind: 'baskets', companyId, version }))
  })
  const look = async (): Promise<void> => {
    const asked = deps.live.sessionIds()
    try {
      const alive = asked.length === 0 ? new Map() : await readOwnVersions(deps.db, asked, deps.clock.nowMs())
      deps.live.take(asked, alive)
    } catch (error) {
      // The polling of the shop reports when the database is away and when it is back.
      deps.log.debug({ err: error }, 'nobody who listens can be told anything')
    }
  }
  let looking = Promise.resolve()
  const next = (): void => {
    timer = setTimeout(() => {
      looking = look().finally(() => {
        if (!stopped) next()
      })
    }, lookEveryMs)
  }
  next()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      unfollow()
      await looking
      await listening.close()
    },
  }
}
