import type { Deps } from '../../kernel/deps.ts'
import { type Hint, hintChannel, parseHint, printHint } from './hint.ts'
import { createPaced } from './paced.ts'
import { readOfficeVersions, readOwnVersions } from './store.ts'

/** Without hints, subscribers are updated no later than this, and ended sessions are disconnected. */
export const livePollMs = 3000
/** After a hint about orders, the next one is followed this much later, so that many orders cause few reads. */
const officePauseMs = 200

interface HintOptions {
  /** Called when the shop's version has changed. */
  readonly checkForChanges: () => void
  readonly pollIntervalMs: number
}

type HintDeps = Pick<Deps, 'db' | 'listen' | 'baskets' | 'live' | 'staffSessions' | 'clock' | 'log'>

/**
 * Receives the hints of other servers, sends this server's, and polls for the same changes: one statement for
 * all local customers and two for all local staff, none without any.
 */
export function subscribeToHints(
  deps: HintDeps,
  { checkForChanges, pollIntervalMs }: HintOptions,
): {
  readonly stop: () => Promise<void>
} {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const attempt = async (read: () => Promise<void>): Promise<void> => {
    try {
      await read()
    } catch (error) {
      // The polling of the shop reports when the database is away and when it is back.
      deps.log.debug({ err: error }, 'cannot read the versions for connected devices')
    }
  }
  const office = createPaced(() => attempt(() => readOffice(deps)), officePauseMs)
  const applyHint = (hint: Hint): void => {
    // Every other hint may be about something that staff see.
    if (hint.kind !== 'baskets') office.request()
    if (hint.kind === 'office') return
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
  const forgetOrders = deps.live.onOrderPlaced(() => {
    office.request()
    listening.notify(printHint({ kind: 'office' }))
  })
  const forgetBaskets = deps.baskets.onWritten((companyId, version) => {
    deps.live.setCompanyVersions(companyId, { baskets: version })
    listening.notify(printHint({ kind: 'baskets', companyId, version }))
  })
  const poll = (): Promise<void> =>
    attempt(async () => {
      await Promise.all([endStaffSessions(deps), readOffice(deps)])
      const sessionIds = deps.live.sessionIds()
      const alive =
        sessionIds.length === 0 ? new Map() : await readOwnVersions(deps.db, sessionIds, deps.clock.nowMs())
      deps.live.applyVersions(sessionIds, alive)
    })
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
      forgetOrders()
      forgetBaskets()
      await office.stop()
      await polling
      await listening.close()
    },
  }
}

async function endStaffSessions({ live, staffSessions }: HintDeps): Promise<void> {
  const listening = live.staffSessions()
  if (listening.length > 0) live.endStaffSessions(listening, await staffSessions.readAlive(listening))
}

async function readOffice({ live, db }: HintDeps): Promise<void> {
  if (live.staffSessions().length > 0) live.setOfficeVersions(await readOfficeVersions(db))
}
