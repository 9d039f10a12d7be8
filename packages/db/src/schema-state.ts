import { type Kysely, sql } from 'kysely'
import type { MigrationFile } from './migration-files.ts'
import { applicationSchema } from './session.ts'
import type { Database } from './tables.ts'

export const migrationTable = sql.table(`${applicationSchema}.migration`)
export const schemaTable = sql.table(`${applicationSchema}.schema`)

/**
 * One unbroken history of a database: its cluster and timeline. A restore and a failover begin another one, which may lack the last
 * writes of the one before.
 */
export const currentHistory = sql<string>`(select system_identifier from pg_control_system())
  || ' ' || left(pg_walfile_name(pg_current_wal_lsn()), 8)`

/** What the database has, compared with the migrations of this version. */
export interface SchemaState {
  readonly pending: readonly MigrationFile[]
  /** Steps of the first pending migration that are done already. */
  readonly stepsDone: number
  readonly wasServed: boolean
}

/** Creates the tables that say what has been migrated. Versions are counted by their newest migration. */
export async function createSchemaTables(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regnamespace(${applicationSchema}) is not null as exists`.execute(db)
  // The schema may have been made for a role that may not create any.
  if (!rows[0]?.exists) await sql`create schema ${sql.ref(applicationSchema)}`.execute(db)
  await sql`create table if not exists ${migrationTable} (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  )
  await sql`create table if not exists ${schemaTable} (
    is_only_row boolean primary key default true check (is_only_row),
    newest_migration int not null, steps_done int not null, oldest_program int not null,
    history text not null, epoch int not null default 0, secrets jsonb)`.execute(db)
  await sql`insert into ${schemaTable} (newest_migration, steps_done, oldest_program, history)
    select count(*), 0, count(*), ${currentHistory} from ${migrationTable} on conflict do nothing`.execute(db)
}

/** Undefined if nothing was ever migrated. Refuses a schema that this version cannot work with. */
export async function readSchemaState(
  db: Kysely<Database>,
  migrations: readonly MigrationFile[],
): Promise<SchemaState | undefined> {
  if (!(await hasSchemaTables(db))) return undefined
  const { rows } = await sql<{
    name: string | null
    steps_done: number
    oldest_program: number
    was_served: boolean
  }>`
    select name, steps_done, oldest_program, secrets is not null as was_served from ${schemaTable} left join ${migrationTable} on true order by name`.execute(
    db,
  )
  const executed = new Set(rows.map(({ name }) => name))
  const pending = migrations.filter(({ name }) => !executed.has(name))
  const migrationNames = new Set(migrations.map(({ name }) => name))
  const unknown = rows.flatMap(({ name }) => (name === null || migrationNames.has(name) ? [] : [name]))
  const [row] = rows
  if (unknown.length > 0 && (pending.length > 0 || (row?.oldest_program ?? 0) > migrations.length))
    throw new Error(
      `This database was migrated by another, newer version of Provender: it has ${unknown.join(', ')}, which this ` +
        'version does not know. Start the newer version, or restore a backup from before the upgrade.',
    )
  return { pending, stepsDone: row?.steps_done ?? 0, wasServed: row?.was_served ?? false }
}

export async function hasSchemaTables(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass(${`${applicationSchema}.schema`}) is not null as exists`.execute(db)
  return rows[0]?.exists === true
}

/** Records a step of a migration in the transaction of its own work. */
export async function recordStep(
  db: Kysely<Database>,
  { name, steps, isExpanding }: MigrationFile,
  stepsDone: number,
): Promise<void> {
  if (stepsDone < steps.length) {
    await sql`update ${schemaTable} set steps_done = ${stepsDone}`.execute(db)
    return
  }
  const number = Number(name.slice(0, 4))
  await sql`insert into ${migrationTable} (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
    db,
  )
  await sql`update ${schemaTable} set newest_migration = ${number}, steps_done = 0,
    oldest_program = case when ${isExpanding === true}::boolean then oldest_program else ${number}::int end`.execute(
    db,
  )
}
