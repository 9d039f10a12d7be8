import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Connection } from './connection.ts'
import { type Listen, listenTo } from './listen.ts'
import { type Durability, prepareSession, requestTimeouts, type Timeouts } from './session.ts'
import type { Database } from './tables.ts'
import { valueTypes } from './value-types.ts'

export type PoolOptions = {
  readonly connection: Connection
  readonly durability: Durability
  readonly poolSize: number
  readonly timeouts?: Timeouts
  readonly log: (line: string) => void
}

export type ConnectedPool = {
  readonly pool: pg.Pool
  /** Kysely on `pool`. It is closed with the pool, never by `destroy()`. */
  readonly db: Kysely<Database>
  /**
   * Runs work that takes longer than a request may (an import, a migration) on a connection of its own, outside the
   * pool and with its own timeouts. The connection is closed afterwards.
   */
  readonly runLong: <T>(timeouts: Timeouts, work: (db: Kysely<Database>) => Promise<T>) => Promise<T>
  readonly listen: Listen
}

/**
 * One pool, with one Kysely on it. Values are parsed by `valueTypes`. `prepareSession` prepares and checks every connection before its
 * first use.
 *
 * Losing a connection never ends the process. Connecting, or waiting for a free connection, fails after two seconds. The server stops a
 * statement at its timeout. A statement without a response a second later, because server or network is unresponsive, fails too, and
 * its connection is not reused. The next query reconnects.
 */
export function connectPool(options: PoolOptions): ConnectedPool {
  const pool = createPool(options)
  return {
    pool,
    db: kyselyOn(pool),
    runLong: async (timeouts, work) => {
      const own = createPool({ ...options, timeouts, poolSize: 1 })
      try {
        return await kyselyOn(own).connection().execute(work)
      } finally {
        await own.end()
      }
    },
    listen: (channel, callbacks) => listenTo(options, channel, callbacks),
  }
}

const answerDelayMs = 1_000

// `pg` awaits the promise of `onConnect`, but its types do not declare it.
type PoolConfig = Omit<pg.PoolConfig, 'onConnect'> & {
  readonly onConnect: (client: pg.ClientBase) => Promise<void>
}

function createPool(options: PoolOptions): pg.Pool {
  const { timeouts = requestTimeouts, durability, log } = options
  const answerTimeoutMs = timeouts.statementMs === 0 ? 0 : timeouts.statementMs + answerDelayMs
  const config: PoolConfig = {
    ...options.connection,
    application_name: 'provender',
    max: options.poolSize,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: valueTypes,
    query_timeout: answerTimeoutMs,
    onConnect: (client) => prepareSession(client, { timeouts, durability }),
  }
  const pool = new pg.Pool(config)
  pool.on('error', (error) => log(`A database connection was lost: ${error.message}`))
  // The pool listens to idle connections only: without this, losing one between two queries would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  if (answerTimeoutMs > 0) retireUnanswered(pool, answerTimeoutMs)
  return pool
}

/**
 * A connection whose query timed out still waits for the response, and the next query on it would wait too. After an ordinary error, the
 * end of the response may arrive a moment later, so check how long the connection was in use.
 */
function retireUnanswered(pool: pg.Pool, answerTimeoutMs: number): void {
  const acquiredAtMs = new WeakMap<pg.PoolClient, number>()
  pool.on('acquire', (client) => acquiredAtMs.set(client, performance.now()))
  pool.on('release', (_error, client) => {
    const acquiredForMs = performance.now() - (acquiredAtMs.get(client) ?? Infinity)
    const waits = 'readyForQuery' in client && client.readyForQuery === false
    if (waits && acquiredForMs >= answerTimeoutMs * 0.9 && client instanceof pg.Client) void client.end()
  })
}

function kyselyOn(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
