import type { Deps } from '../../kernel/deps.ts'
import { type Hint, hintChannel, parseHint, printHint } from './hint.ts'
import { readOwnVersions } from './store.ts'

/** Nobody learns anything later than this without hints, and no session that was ended listens longer. */
export const liveLookMs = 3000

interface Looking {
  /** What to do when the shop has moved. */
  readonly lookAtShop: () => void
  readonly lookEveryMs: number
}

type HintDeps = Pick<Deps, 'db' | 'listen' | 'baskets' | 'live' | 'clock' | 'log'>

/**
 * Takes the hints of the other servers, gives them this one's, and looks again and again at what the hints were about: one
 * statement for all who listen here, none while nobody does.
 */
export function followHints(
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
    onHeard: (payload) => {
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
      // The shop's own look tells when the database is away, and when it is back.
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
