import { realpathSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { isFolderInUse } from './embedded/data-folder-lock.ts'
import { findRunning } from './embedded/find-running.ts'
import { type DbSettings, openDb, type OpenDb, openPool } from './open-db.ts'

const startTimeoutMs = 30_000

/**
 * Opens the database for a command, whether or not a server is running.
 *
 * With `databaseUrl` this is `openDb`. Embedded: if no other process has the data folder, it is `openDb` too, and `close` stops Postgres.
 * Otherwise it connects to the Postgres of the other process, and `close` leaves that running. Waits at most half a minute for a server
 * that is starting. The connection ends when the other process stops: uncommitted work is rolled back, and the command can be run again.
 */
export async function joinDb(settings: DbSettings): Promise<OpenDb> {
  const startedAt = performance.now()
  for (;;) {
    try {
      return await openDb(settings)
    } catch (error) {
      if (!isFolderInUse(error)) throw error
      const joined = await joinRunning(settings)
      if (joined !== undefined) return joined
      if (performance.now() - startedAt > startTimeoutMs) throw error
    }
    await delay(100)
  }
}

async function joinRunning(settings: DbSettings): Promise<OpenDb | undefined> {
  const connection = findRunning(realpathSync(settings.dataFolder))
  if (connection === undefined) return undefined
  const description = `the database of the server that is running on ${settings.dataFolder}`
  try {
    return await openPool({ connection, description, close: () => Promise.resolve() }, settings)
  } catch (error) {
    if (isTransient(error)) return undefined
    throw error
  }
}

function isTransient(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code?.startsWith('57P') === true
  return error instanceof Error && 'syscall' in error && error.syscall === 'connect'
}
