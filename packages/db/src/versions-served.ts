import { type Kysely, sql } from 'kysely'
import { hasSchemaTables, migrationTable, schemaTable } from './schema-state.ts'
import type { Database } from './tables.ts'

/** The versions of servers that the schema serves, each counted by the newest migration that it knows. */
export interface VersionsServed {
  readonly oldest: number
  readonly newest: number
  readonly oldestName: string
  readonly isHalfWay: boolean
}

/** Undefined if nothing was ever migrated. */
export async function readVersionsServed(db: Kysely<Database>): Promise<VersionsServed | undefined> {
  if (!(await hasSchemaTables(db))) return undefined
  const { rows } = await sql<VersionsServed>`
    select oldest_program as oldest, newest_migration as newest, name as "oldestName", steps_done > 0 as "isHalfWay"
    from ${schemaTable} join ${migrationTable} on left(name, 4) = lpad(oldest_program::text, 4, '0')`.execute(
    db,
  )
  return rows[0]
}
