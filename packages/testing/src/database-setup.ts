import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { connectPool } from '@provender/db/connect-pool'
import { startThrowawayCluster } from '@provender/db/embedded/throwaway-cluster'
import { migrate, migrationsFolder } from '@provender/db/migrate'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { databaseAt } from './database-address.ts'
import type { TestServer } from './test-server.ts'

/**
 * Runs once before the database tests: gets a server (a throwaway cluster, or the one at `TEST_DATABASE_URL`, whose role may create
 * databases) and a migrated template on it. The template's name includes a hash of the migrations, so that a server that outlives the run
 * gets a new template when they change. Returns the teardown function.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const configured = process.env.TEST_DATABASE_URL
  const server = configured
    ? { url: configured, remove: () => Promise.resolve() }
    : await startThrowawayCluster({})
  const template = `provender_template_${await hashOfMigrations()}`
  await createTemplate(server.url, template)
  const testServer: TestServer = { url: server.url, template }
  project.provide('testServer', testServer)
  return server.remove
}

async function createTemplate(url: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(5012024002)')
    const existing = await client.query('select from pg_database where datname = $1', [template])
    if (existing.rowCount !== 0) return
    const draft = `${template}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    await migrateDatabase(databaseAt(url, draft))
    await client.query(`alter database ${draft} rename to ${template}`)
  } finally {
    await client.end()
  }
}

async function migrateDatabase(url: string): Promise<void> {
  const connected = connectPool({
    connection: { connectionString: url },
    durability: 'relaxed',
    poolSize: 1,
    log: () => {},
  })
  try {
    await migrate(connected)
  } finally {
    await connected.pool.end()
  }
}

async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await readdir(migrationsFolder)).toSorted()) {
    hash.update(file).update(await readFile(new URL(file, migrationsFolder)))
  }
  return hash.digest('hex').slice(0, 12)
}
