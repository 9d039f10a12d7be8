import pg from 'pg'
import { systemStateFolder } from './embedded/home.ts'
import { removeEmbedded } from './embedded/open-embedded.ts'
import type { DbSettings } from './open-db.ts'
import { applicationSchema, jobsSchema } from './session.ts'

/**
 * Deletes all data of Provender in its database, for a fresh start.
 *
 * Embedded: stops Postgres and deletes its files; refused while a server uses the data folder. At `databaseUrl`: drops the schemas
 * `provender` and `provender_jobs` and creates an empty `provender`, all or nothing; the rest of that database is untouched. Waits at most
 * ten seconds for servers that use the tables.
 */
export async function dropDatabase(settings: Pick<DbSettings, 'databaseUrl' | 'dataFolder'>): Promise<void> {
  if (settings.databaseUrl) await dropSchemas(settings.databaseUrl)
  else await removeEmbedded({ dataFolder: settings.dataFolder, stateFolder: systemStateFolder() })
}

async function dropSchemas(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 2_000,
    lock_timeout: 10_000,
  })
  await client.connect()
  try {
    await client.query(`
      begin;
      drop schema if exists ${applicationSchema} cascade;
      drop schema if exists ${jobsSchema} cascade;
      create schema ${applicationSchema};
      commit`)
  } finally {
    await client.end()
  }
}
