import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Deps } from '../../kernel/deps.ts'
import { countFiles } from '../../kernel/files/count-files.ts'
import { readServers } from '../../kernel/servers.ts'

/** A scrape does not wait longer for the database. */
const maxWaitMs = 2_000

/** Gauges of what only the database knows. All but `provender_db_up` are missing while it is away. */
export function createDatabaseMetrics(
  { db, catalogue, settings }: Pick<Deps, 'db' | 'catalogue' | 'settings'>,
  registry: Registry,
): { readonly read: () => Promise<void> } {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []): Gauge =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] })
  const isUp = gauge('provender_db_up', 'Whether the database answers')
  const epoch = gauge('provender_db_epoch', 'How often the database was restored or failed over')
  const standbys = gauge('provender_db_sync_standbys', 'Synchronous standbys that follow the database')
  const backupAge = gauge('provender_backup_age_seconds', 'Time since the newest backup began')
  const drillAge = gauge('provender_drill_age_seconds', 'Time since a backup was restored to try it')
  const archiveAge = gauge(
    'provender_archive_age_seconds',
    'Time since PostgreSQL archived a part of its log',
  )
  const lag = gauge('provender_catalogue_lag_versions', 'Versions of the catalogue that are not loaded yet')
  const due = gauge('provender_jobs_due', 'Jobs whose time has come', ['kind'])
  const oldest = gauge('provender_jobs_oldest_seconds', 'How long the oldest of these jobs has waited', [
    'kind',
  ])
  const givenUp = gauge('provender_jobs_given_up', 'Jobs that failed too often', ['kind'])
  const servers = gauge('provender_servers', 'Servers that run', ['version', 'schema'])
  const files = gauge('provender_files', 'Stored files', ['store'])
  const missing = gauge('provender_files_missing', 'Stored files whose bytes are missing or damaged')
  const ages = [backupAge, drillAge, archiveAge]
  const all = [epoch, standbys, ...ages, lag, due, oldest, givenUp, servers, files, missing]
  const clear = (): void => {
    for (const each of all) {
      each.reset()
      // A gauge without labels is now 0, which alerts would take for a figure.
      each.remove({})
    }
  }
  clear()
  const set = async (): Promise<void> => {
    const [state, jobs, running, stores] = await Promise.all([
      readState(db),
      settings.readOnly ? [] : readJobs(db),
      readServers(db),
      countFiles(db),
    ])
    const demandsStandby = settings.databaseDurability === 'standby' && !settings.readOnly
    const followers = demandsStandby ? await countSyncStandbys(db) : undefined
    clear()
    epoch.set(state.epoch)
    lag.set(Math.max(0, state.catalogue - catalogue.current().version))
    if (state.backupAge !== null) backupAge.set(state.backupAge)
    if (state.drillAge !== null) drillAge.set(state.drillAge)
    if (state.archiveAge !== null) archiveAge.set(state.archiveAge)
    if (followers !== undefined) standbys.set(followers)
    for (const { kind, ...job } of jobs) {
      due.set({ kind }, job.due)
      oldest.set({ kind }, job.oldest)
      givenUp.set({ kind }, job.givenUp)
    }
    for (const { version, schema } of running) servers.inc({ version, schema: String(schema) })
    missing.set(stores.reduce((sum, each) => sum + each.missing, 0))
    for (const each of stores) files.set({ store: each.store }, each.files)
    isUp.set(1)
  }
  return {
    read: async () => {
      try {
        await Promise.race([set(), pause(maxWaitMs).then(() => Promise.reject(new Error('no answer')))])
      } catch {
        clear()
        isUp.set(0)
      }
    },
  }
}

interface DatabaseFigures {
  readonly catalogue: number
  readonly epoch: number
  /** Null if there never was one. */
  readonly backupAge: number | null
  readonly drillAge: number | null
  /** Null if PostgreSQL keeps no archive. */
  readonly archiveAge: number | null
}

async function readState(db: Kysely<Database>): Promise<DatabaseFigures> {
  const { rows } = await sql<DatabaseFigures>`
    select (select n from version where name = 'catalogue') as catalogue, epoch,
      extract(epoch from now() - backed_up_at)::float8 as "backupAge",
      extract(epoch from now() - drilled_at)::float8 as "drillAge",
      (select extract(epoch from now() - coalesce(last_archived_time, stats_reset))::float8
        from pg_stat_archiver
        where current_setting('archive_mode') <> 'off' and not pg_is_in_recovery()) as "archiveAge"
    from schema`.execute(db)
  const [state] = rows
  if (!state) throw new Error('The database has no row in the table schema')
  return state
}

interface JobFigures {
  readonly kind: string
  readonly due: number
  readonly oldest: number
  readonly givenUp: number
}

async function readJobs(db: Kysely<Database>): Promise<readonly JobFigures[]> {
  const { rows } = await sql<JobFigures>`
    select kind, count(*) filter (where is_due)::int as due,
      coalesce(max(extract(epoch from now() - due_at)) filter (where is_due), 0)::float8 as oldest,
      count(*) filter (where given_up_at is not null)::int as "givenUp"
    from (select kind, due_at, given_up_at, given_up_at is null and due_at <= now() as is_due
      from job where done_at is null) as open
    group by kind`.execute(db)
  return rows
}

/** Needs the role pg_monitor; without it PostgreSQL names none. */
async function countSyncStandbys(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_replication where sync_state in ('sync', 'quorum')`.execute(db)
  return rows[0]?.count ?? 0
}
