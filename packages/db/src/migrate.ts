import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { ConnectedPool } from './connect-pool.ts'
import { serverApplicationName } from './listen.ts'
import { readMigrations } from './migration-files.ts'
import { applicationSchema, noTimeouts } from './session.ts'
import type { Database } from './tables.ts'

export const migrationsFolder = new URL('migrations/', import.meta.url)

const migrationTable = 'migration'

const migrationLock = 5_012_024_003

export interface MigrateOptions {
  readonly folder?: URL
  /** For commands: `REFUSED` refuses to migrate while a server is running, since it would be of an older version. */
  readonly besideServers?: 'ALLOWED' | 'REFUSED'
}

/**
 * Migrates the database to this version and returns the names of the migrations that ran, in order.
 *
 * Any number of processes may start together: one migrates, and the others wait and find nothing left to do. Each migration is one
 * transaction. If one fails, earlier ones stay and the error names it. A statement has no timeout, but waits at most ten seconds for a
 * lock, so that it cannot block servers of the previous version.
 *
 * Refuses a database with a migration that this version does not know: a newer version migrated it.
 */
export async function migrate(
  database: Pick<ConnectedPool, 'runLong'>,
  { folder = migrationsFolder, besideServers = 'ALLOWED' }: MigrateOptions = {},
): Promise<readonly string[]> {
  const migrations = await readMigrations(folder)
  return await database.runLong(noTimeouts, async (db) => {
    // The lock ends with this connection, which serves only this work.
    await sql`select pg_advisory_lock(${migrationLock})`.execute(db)
    await sql`set lock_timeout = '10s'`.execute(db)
    const migrator = createMigrator(db, migrations)
    if (besideServers === 'REFUSED' && (await hasPending(migrator))) await refuseBesideServer(db)
    return await applyOneByOne({ db, migrator, migrations })
  })
}

function createMigrator(db: Kysely<Database>, migrations: Record<string, Migration>): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableSchema: applicationSchema,
    migrationTableName: migrationTable,
    migrationLockTableName: `${migrationTable}_lock`,
  })
}

async function hasPending(migrator: Migrator): Promise<boolean> {
  return (await migrator.getMigrations()).some(({ executedAt }) => executedAt === undefined)
}

/** Only servers listen for changes, under their own application name. */
async function refuseBesideServer(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = ${serverApplicationName} limit 1`.execute(db)
  if (rows.length === 0) return
  throw new Error(
    'An older version of Provender is running on this database. Stop it and start this version, or run the command with ' +
      'the older version. Nothing was changed.',
  )
}

interface MigrationRun {
  readonly db: Kysely<Database>
  readonly migrator: Migrator
  readonly migrations: Record<string, Migration>
}

/** Kysely would run all migrations in one transaction. Called one at a time, it gives each its own. */
async function applyOneByOne({ db, migrator, migrations }: MigrationRun): Promise<readonly string[]> {
  const applied: string[] = []
  for (;;) {
    const { error, results } = await migrator.migrateUp()
    const name = results?.[0]?.migrationName
    if (error !== undefined) {
      await refuseNewerDatabase(db, migrations)
      throw new Error(`Migration ${name ?? ''} failed: ${messageOf(error)}`, { cause: error })
    }
    if (name === undefined) return applied
    applied.push(name)
  }
}

async function refuseNewerDatabase(
  db: Kysely<Database>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const table = `${applicationSchema}.${migrationTable}`
  const executed = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db)
  const unknown = executed.rows.map((row) => row.name).filter((name) => migrations[name] === undefined)
  if (unknown.length === 0) return
  throw new Error(
    `This database was migrated by another, newer version of Provender: it has ${unknown.join(', ')}, which this ` +
      'version does not know. Start the newer version, or restore a backup from before the upgrade.',
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
