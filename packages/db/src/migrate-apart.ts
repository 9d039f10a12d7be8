import type { Kysely } from 'kysely'
import type { ConnectedPool } from './connect-pool.ts'
import { migrate, type MigrateOptions, migrationsFolder } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { readSchemaState, type SchemaState } from './schema-state.ts'
import { pollTimeouts } from './session.ts'
import type { Database } from './tables.ts'

interface ApartOptions extends Pick<MigrateOptions, 'folder' | 'print'> {
  /** Also runs migrations that older servers cannot work with, if `namesOfServers` names none. */
  readonly contract: boolean
  readonly namesOfServers: (db: Kysely<Database>) => Promise<readonly string[]>
}

export interface MigratedApart {
  readonly migrated: readonly string[]
  /** The first migration that did not run, because older servers cannot work with it. */
  readonly left: string | undefined
  /** The servers that kept it from running. Empty if nobody asked for it. */
  readonly olderServers: readonly string[]
}

/**
 * Migrates beside running servers, as a step of its own. Changes nothing if `contract` is asked for and older servers run. A database on which
 * no server has ever run is migrated whole.
 */
export async function migrateApart(
  database: Pick<ConnectedPool, 'runLong'>,
  { folder = migrationsFolder, print, contract, namesOfServers }: ApartOptions,
): Promise<MigratedApart> {
  const migrations = await readMigrations(folder)
  const readState = () => database.runLong(pollTimeouts, (db) => readSchemaState(db, migrations))
  const before = await readState()
  let olderServers: readonly string[] = []
  const mayContract = async (db: Kysely<Database>): Promise<boolean> => {
    if (contract) olderServers = await namesOfServers(db)
    return contract && olderServers.length === 0
  }
  const contracting = contractingIn(before)
  if (contract && contracting !== undefined && !(await database.runLong(pollTimeouts, mayContract)))
    return { migrated: [], left: contracting, olderServers }
  const migrated = await migrate(database, { folder, mayContract, ...(print && { print }) })
  return { migrated, left: contractingIn(await readState()), olderServers }
}

function contractingIn(state: SchemaState | undefined): string | undefined {
  return state?.wasServed ? state.pending.find(({ isExpanding }) => !isExpanding)?.name : undefined
}
