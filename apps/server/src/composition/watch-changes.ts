import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../kernel/deps.ts'

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
 * notifies local subscribers. While the database is away, the server continues with what it has loaded.
 */
export function watchChanges(
  deps: Pick<Deps, 'db' | 'catalogue' | 'wholesaler' | 'live' | 'log'>,
): ChangeWatch {
  let isUp = true
  let askedAtMs = Infinity
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const check = async (): Promise<void> => {
    try {
      askedAtMs = performance.now()
      const versions = await readVersions(deps.db)
      askedAtMs = Infinity
      await deps.wholesaler.syncTo(versions.settings)
      await deps.catalogue.syncTo(versions.catalogue)
      deps.live.checkShopVersions()
      if (!isUp) deps.log.info('the database is back')
      isUp = true
    } catch (error) {
      if (isUp) deps.log.error({ err: error }, 'the database does not answer')
      isUp = false
    }
  }
  let checking = Promise.resolve()
  let isChecking = false
  let checkAgain = false
  const checkNow = (): void => {
    checkAgain = isChecking
    if (isChecking || stopped) return
    clearTimeout(timer)
    isChecking = true
    checking = check().finally(() => {
      isChecking = false
      if (checkAgain) checkNow()
      else next()
    })
  }
  const next = (): void => {
    if (!stopped) timer = setTimeout(checkNow, pollIntervalMs)
  }
  next()
  return {
    isUp: () => isUp && performance.now() - askedAtMs < slowAnswerMs,
    checkNow,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await checking
    },
  }
}

async function readVersions(db: Kysely<Database>): Promise<{ catalogue: number; settings: number }> {
  const rows = await db
    .selectFrom('version')
    .select(['name', 'n', sql<string>`current_setting('transaction_read_only')`.as('read_only')])
    .execute()
  if (rows.some((row) => row.read_only === 'on')) throw new Error('The database takes no writes')
  const versionOf = (name: string) => rows.find((row) => row.name === name)?.n ?? 0
  return { catalogue: versionOf('catalogue'), settings: versionOf('settings') }
}
