import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropDatabase } from '@provender/db/drop-database'
import { findRunning } from '@provender/db/embedded/find-running'
import { openDb } from '@provender/db/open-db'
import { noTimeouts } from '@provender/db/session'
import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import type { Settings } from '../../kernel/settings.ts'
import type { Backup } from './backup-folder.ts'
import { findFaults } from './check-database.ts'
import { restoreBackup } from './restore-backup.ts'

interface DrillResult {
  /** What a restore would have lost, besides the time since the backup. */
  readonly faults: readonly string[]
  readonly seconds: number
}

/** Restores a backup into a folder of its own, beside everything, checks what is there and removes it. */
export async function drill(backup: Backup, settings: Settings): Promise<DrillResult> {
  const startedAt = performance.now()
  const dataFolder = await mkdtemp(join(tmpdir(), 'provender-drill-'))
  // The embedded database of root runs as another user, who has to get into the folder.
  await chmod(dataFolder, 0o711)
  const scratch = {
    ...settings,
    dataFolder,
    databaseUrl: undefined,
    files: 'disk',
    s3: undefined,
    databaseDurability: 'disk',
  } as const
  const log = (): void => {}
  const { database, counts } = backup.manifest
  // A dump goes into an embedded database too: nobody has to set up another PostgreSQL for a drill.
  const host = database.kind === 'dump' ? await openDb({ dataFolder, poolSize: 1, log }) : undefined
  try {
    const databaseUrl = host ? addressOf(dataFolder) : undefined
    const { missingFiles } = await restoreBackup(backup, { ...scratch, databaseUrl })
    const restored = await openDb({ databaseUrl, dataFolder, poolSize: 2, log })
    try {
      const faults = await restored.runLong(noTimeouts, (db) => findFaults(db, counts))
      const missing = missingFiles.map((key) => `${key} is missing`)
      return { faults: [...faults, ...missing], seconds: Math.round((performance.now() - startedAt) / 1000) }
    } finally {
      await restored.close()
    }
  } finally {
    await host?.close()
    await dropDatabase({ dataFolder })
    await rm(dataFolder, { recursive: true, force: true })
  }
}

export async function recordDrill(db: Kysely<Database>): Promise<void> {
  await sql`update schema set drilled_at = now()`.execute(db)
}

function addressOf(dataFolder: string): string {
  const { host = '', port = 0, user = '' } = findRunning(dataFolder) ?? {}
  return `postgres://${user}@${encodeURIComponent(host)}:${port}/postgres`
}
