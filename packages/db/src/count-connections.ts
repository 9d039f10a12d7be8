import { sql } from 'kysely'
import { type DbSettings, openDb } from './open-db.ts'

export async function countOtherConnections(
  settings: Pick<DbSettings, 'databaseUrl' | 'dataFolder'>,
): Promise<number> {
  const database = await openDb({ ...settings, poolSize: 1, log: () => {} })
  try {
    const { rows } = await sql<{ others: number }>`
      select count(*) as others from pg_stat_activity
      where datname = current_database() and application_name = 'provender' and pid <> pg_backend_pid()`.execute(
      database.db,
    )
    return rows[0]?.others ?? 0
  } finally {
    await database.close()
  }
}
