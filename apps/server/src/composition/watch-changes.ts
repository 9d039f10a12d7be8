import type { Database } from '@provender/db/tables'
import type { Kysely } from 'kysely'
import type { Deps } from '../kernel/deps.ts'

const pollIntervalMs = 500

export interface ChangeWatch {
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
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const check = async (): Promise<void> => {
    try {
      const versions = await readVersions(deps.db)
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
    isUp: () => isUp,
    checkNow,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await checking
    },
  }
}

async function readVersions(db: Kysely<Database>): Promise<{ catalogue: number; settings: number }> {
  const rows = await db.selectFrom('version').selectAll().execute()
  const versionOf = (name: string) => rows.find((row) => row.name === name)?.n ?? 0
  return { catalogue: versionOf('catalogue'), settings: versionOf('settings') }
}
