import { hostname } from 'node:os'
import { migrationsFolder } from '@provender/db/migrate'
import { readMigrations } from '@provender/db/migration-files'
import manifest from '../../package.json' with { type: 'json' }
import type { Deps } from '../kernel/deps.ts'
import { repeatJob } from '../kernel/jobs/repeat-job.ts'
import {
  countUnlisted,
  markSeen,
  readServers,
  removeServer,
  unlistedText,
  versionsText,
} from '../kernel/servers.ts'

const everyMs = 5_000

/** Keeps this server in the table of servers until it stops, and logs if servers of several versions run. */
export async function announceServer(
  { db, log, writeGate, serverId }: Pick<Deps, 'db' | 'log' | 'writeGate' | 'serverId'>,
  listeningOn: string,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { length: schema } = await readMigrations(migrationsFolder)
  const address = `${hostname()}:${new URL(listeningOn).port}`
  const work = () => markSeen(db, { id: serverId, version: manifest.version, schema, address })
  await work()
  const servers = await readServers(db)
  const warnings = [versionsText(servers), unlistedText(await countUnlisted(db, servers))]
  for (const warning of warnings) if (warning !== undefined) log.warn(warning)
  const repeating = repeatJob(
    { log, writeGate },
    { everyMs, failure: 'could not announce this server', work },
  )
  return {
    stop: async () => {
      await repeating.stop()
      await removeServer(db, serverId).catch((error: unknown) =>
        log.warn({ err: error }, 'could not remove this server from the table of servers'),
      )
    },
  }
}
