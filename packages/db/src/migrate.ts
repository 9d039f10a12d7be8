import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { ConnectedPool } from './connect-pool.ts'
import { serverApplicationName } from './listen.ts'
import { type MigrationFile, type MigrationStep, readMigrations } from './migration-files.ts'
import { createSchemaTables, readSchemaState, recordStep } from './schema-state.ts'
import { noTimeouts, pollTimeouts } from './session.ts'
import type { Database } from './tables.ts'
import { untilLocked } from './until-locked.ts'

export const migrationsFolder = new URL('migrations/', import.meta.url)

const migrationLock = 5_012_024_003

const stepLockTimeout = '1s'
const schemaPollMs = 1000
const waiting = 'Waiting until another server or command has migrated the database'
const turnPollMs = 200
const olderServersPollMs = 500

export interface MigrateOptions {
  readonly folder?: URL
  /** For commands: `REFUSED` refuses to migrate while a server is running, since it would be of an older version. */
  readonly besideServers?: 'ALLOWED' | 'REFUSED'
  /** Asked before each migration that older servers cannot work with, if a server has ever started. The migrations end before it if not. */
  readonly mayContract?: (db: Kysely<Database>) => Promise<boolean>
  /** If aborted, the wait for another process ends with an error. */
  readonly ending?: AbortSignal | undefined
  readonly print?: (line: string) => void
}

/**
 * Migrates the database to this version and returns the names of the migrations that ran, in order.
 *
 * Any number of processes may start together: one migrates, and the others wait and find nothing left to do. Each step of a migration is
 * one transaction. If one fails, earlier ones stay and the error names the migration. A step has no timeout, but waits at most a second
 * for a lock, because the requests of running servers queue behind it. It then tries again after a few seconds.
 *
 * A migration that changes or removes what older servers use waits until they have stopped.
 *
 * A newer version may have migrated the database. It is refused only if the newer version has changed or removed what this one needs.
 */
export async function migrate(
  database: Pick<ConnectedPool, 'runLong'>,
  {
    folder = migrationsFolder,
    besideServers = 'ALLOWED',
    mayContract = () => Promise.resolve(true),
    ending,
    print = () => {},
  }: MigrateOptions = {},
): Promise<readonly string[]> {
  const migrations = await readMigrations(folder)
  return await database.runLong(noTimeouts, async (db) => {
    await waitForTurn(db, ending, print)
    await sql`set lock_timeout = ${sql.lit(stepLockTimeout)}`.execute(db)
    await createSchemaTables(db)
    const migrated: string[] = []
    let waitsFor: string | undefined
    for (;;) {
      const state = await readSchemaState(db, migrations)
      const [next] = state?.pending ?? []
      if (!state || !next) return migrated
      if (besideServers === 'REFUSED') await refuseBesideServer(db)
      if (!next.isExpanding && state.wasServed && !(await mayContract(db))) return migrated
      // Every server that runs is older, because one of this version would have migrated the database.
      if (!next.isExpanding && (await isServerRunning(db))) {
        if (waitsFor !== next.name)
          print(`Waiting until older servers have stopped: the migration ${next.name} changes what they use`)
        waitsFor = next.name
        await letOthersMigrate(db, ending)
        continue
      }
      await runMigration(db, next, { stepsDone: state.stepsDone, ending })
      migrated.push(next.name)
    }
  })
}

/** Commands and older servers that start meanwhile do not wait for the lock. */
async function letOthersMigrate(db: Kysely<Database>, ending: AbortSignal | undefined): Promise<void> {
  await sql`select pg_advisory_unlock(${migrationLock})`.execute(db)
  await pause(olderServersPollMs, undefined, { signal: ending })
  await waitForTurn(db, ending)
}

/**
 * Takes the lock of the migrations, which ends with this connection. Asks again and again: a statement that waits for it would hold up
 * `create index concurrently` of the process that has it, until PostgreSQL ends one of them.
 */
async function waitForTurn(
  db: Kysely<Database>,
  ending: AbortSignal | undefined,
  print: (line: string) => void = () => {},
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const { rows } = await sql<{
      is_ours: boolean
    }>`select pg_try_advisory_lock(${migrationLock}) as is_ours`.execute(db)
    if (rows[0]?.is_ours) return
    if (tries === 0) print(waiting)
    await pause(turnPollMs, undefined, { signal: ending })
  }
}

/** For a server that only reads: throws unless the database is of this version. */
export async function refuseOtherSchema(
  database: Pick<ConnectedPool, 'runLong'>,
  folder: URL = migrationsFolder,
): Promise<void> {
  const migrations = await readMigrations(folder)
  const state = await database.runLong(pollTimeouts, (db) => readSchemaState(db, migrations))
  if (state?.pending.length === 0) return
  throw new Error(
    'The database is not migrated to this version, and a server with READ_ONLY=1 does not migrate it. Start the version that wrote ' +
      'the database. If another server is about to migrate it, set MIGRATE=wait.',
  )
}

/** Waits until another process has migrated the database to this version. Throws if `ending` is aborted before. */
export async function waitForSchema(
  database: Pick<ConnectedPool, 'runLong'>,
  {
    folder = migrationsFolder,
    ending,
    print,
  }: Pick<MigrateOptions, 'folder' | 'ending'> & { readonly print: (line: string) => void },
): Promise<void> {
  const migrations = await readMigrations(folder)
  await database.runLong(pollTimeouts, async (db) => {
    for (let polls = 0; ; polls += 1) {
      const state = await readSchemaState(db, migrations)
      if (state?.pending.length === 0) return
      if (polls === 0) print(waiting)
      await pause(schemaPollMs, undefined, { signal: ending })
    }
  })
}

/** Only servers listen for changes, each on one connection under its own application name. */
export async function countRunningServers(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = ${serverApplicationName}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function isServerRunning(db: Kysely<Database>): Promise<boolean> {
  return (await countRunningServers(db)) > 0
}

async function refuseBesideServer(db: Kysely<Database>): Promise<void> {
  if (!(await isServerRunning(db))) return
  throw new Error(
    'An older version of Provender is running on this database. Stop it and start this version, or run the command with ' +
      'the older version. Nothing was changed.',
  )
}

async function runMigration(
  db: Kysely<Database>,
  migration: MigrationFile,
  { stepsDone, ending }: { readonly stepsDone: number; readonly ending: AbortSignal | undefined },
): Promise<void> {
  try {
    for (const [index, step] of migration.steps.entries())
      if (index >= stepsDone) await untilLocked(() => runStep(db, step, [migration, index + 1]), { ending })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Migration ${migration.name} failed: ${reason}`, { cause: error })
  }
}

async function runStep(
  db: Kysely<Database>,
  step: MigrationStep,
  done: readonly [MigrationFile, number],
): Promise<void> {
  if ('withoutTransaction' in step) {
    // Requests do not queue behind such a step, and it has to wait for every transaction that is older, such as a backup.
    await sql`set lock_timeout = 0`.execute(db)
    await step.withoutTransaction(db)
    await sql`set lock_timeout = ${sql.lit(stepLockTimeout)}`.execute(db)
    await recordStep(db, ...done)
    return
  }
  await db.transaction().execute(async (tx) => {
    await step(tx)
    await recordStep(tx, ...done)
  })
}
