import type { Deps } from '../kernel/deps.ts'
import { beginHistory, type DatabaseState, readDatabaseState } from './database-history.ts'

const pollIntervalMs = 500
const slowAnswerMs = 2_000

export interface ChangeWatch {
  /** False if the database is away, answers slowly or takes no writes. */
  readonly isUp: () => boolean
  readonly checkNow: () => void
  readonly stop: () => Promise<void>
}

/**
 * Polls the versions twice a second and on request, loads what other servers and imports changed, and
 * notifies local subscribers. Loads everything anew if the database was set back. While the database is away,
 * the server continues with what it has loaded.
 */
export function watchChanges(
  deps: Pick<Deps, 'db' | 'runLong' | 'baskets' | 'catalogue' | 'wholesaler' | 'live' | 'log' | 'settings'>,
): ChangeWatch {
  let isUp = true
  let askedAtMs = Infinity
  let timer: NodeJS.Timeout | undefined
  const stopping = new AbortController()
  let epoch: string | undefined
  const readState = async (): Promise<DatabaseState> => {
    // Read before the database is asked: an order may load a newer catalogue meanwhile.
    const held = { catalogue: deps.catalogue.current().version, settings: deps.wholesaler.current().version }
    askedAtMs = performance.now()
    const state = await readDatabaseState(deps.db)
    if (deps.settings.readOnly) return state
    if (state.read_only === 'on') throw new Error('The database takes no writes')
    const isSetBack = state.catalogue < held.catalogue || state.settings < held.settings
    if (!isSetBack && state.history === state.recorded_history) return state
    await beginHistory(deps, state, stopping.signal)
    return await readDatabaseState(deps.db)
  }
  const reloadAll = async (): Promise<void> => {
    deps.log.error('the database was set back or failed over: everything is loaded anew')
    deps.baskets.clear()
    await deps.catalogue.reload()
  }
  const check = async (): Promise<void> => {
    try {
      const state = await readState()
      const current = `${state.history} ${state.epoch}`
      if (epoch !== undefined && epoch !== current) await reloadAll()
      epoch = current
      askedAtMs = Infinity
      await deps.wholesaler.syncTo(state.settings)
      await deps.catalogue.syncTo(state.catalogue)
      deps.live.checkShopVersions()
      if (!isUp) deps.log.info('the database is back')
      isUp = true
    } catch (error) {
      if (isUp && !stopping.signal.aborted) deps.log.error({ err: error }, 'the database does not answer')
      isUp = false
      askedAtMs = Infinity
    }
  }
  let checking = Promise.resolve()
  let isChecking = false
  let checkAgain = false
  const checkNow = (): void => {
    checkAgain = isChecking
    if (isChecking || stopping.signal.aborted) return
    clearTimeout(timer)
    isChecking = true
    checking = check().finally(() => {
      isChecking = false
      if (checkAgain) checkNow()
      else next()
    })
  }
  const next = (): void => {
    if (!stopping.signal.aborted) timer = setTimeout(checkNow, pollIntervalMs)
  }
  next()
  return {
    isUp: () => isUp && performance.now() - askedAtMs < slowAnswerMs,
    checkNow,
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await checking
    },
  }
}
