import type { Deps } from '../../kernel/deps.ts'
import { type Hint, hintChannel, parseHint, printHint } from './hint.ts'
import { readOwnVersions } from './store.ts'

/** Without hints, subscribers are updated no later than this, and ended sessions are disconnected. */
export const livePollMs = 3000

interface HintOptions {
  /** Called when the shop's version has changed. */
  readonly checkForChanges: () => void
  readonly pollIntervalMs: number
}

type HintDeps = Pick<Deps, 'db' | 'listen' | 'baskets' | 'live' | 'clock' | 'log'>

/**
 * Receives the hints of other servers, sends this server's, and polls for the same changes: one statement for
 * all local subscribers, none without any.
 */
export function subscribeToHints(
  deps: HintDeps,
  { checkForChanges, pollIntervalMs }: HintOptions,
): {
  readonly stop: () => Promise<void>
} {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const applyHint = (hint: Hint): void => {
    if (hint.kind === 'shop') return checkForChanges()
    const { kind, companyId, version } = hint
    if (kind === 'baskets') deps.baskets.onVersion(companyId, version)
    deps.live.setCompanyVersions(companyId, { [kind]: version })
  }
  const listening = deps.listen(hintChannel, {
    onMessage: (payload) => {
      const hint = parseHint(payload)
      if (hint) applyHint(hint)
    },
    onUp: () => {
      checkForChanges()
      void poll()
    },
  })
  const unsubscribe = deps.baskets.onWritten((companyId, version) => {
    deps.live.setCompanyVersions(companyId, { baskets: version })
    listening.notify(printHint({ kind: 'baskets', companyId, version }))
  })
  const poll = async (): Promise<void> => {
    const sessionIds = deps.live.sessionIds()
    try {
      const alive =
        sessionIds.length === 0 ? new Map() : await readOwnVersions(deps.db, sessionIds, deps.clock.nowMs())
      deps.live.applyVersions(sessionIds, alive)
    } catch (error) {
      // The polling of the shop reports when the database is away and when it is back.
      deps.log.debug({ err: error }, 'cannot read the versions for connected devices')
    }
  }
  let polling = Promise.resolve()
  const next = (): void => {
    timer = setTimeout(() => {
      polling = poll().finally(() => {
        if (!stopped) next()
      })
    }, pollIntervalMs)
  }
  next()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      unsubscribe()
      await polling
      await listening.close()
    },
  }
}
