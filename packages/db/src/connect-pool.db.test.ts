import { once } from 'node:events'
import net from 'node:net'
import { withDatabase } from '@provender/testing/test-database'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { connectPool } from './connect-pool.ts'
import { type Connection } from './connection.ts'

const testOptions = { durability: 'relaxed', poolSize: 2, log: () => {} } as const

test('statements and locks of a request time out', async () => {
  await withDatabase(async ({ pool }) => {
    const { rows } = await pool.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
              current_setting('idle_in_transaction_session_timeout') as idle`,
    )
    expect(rows).toEqual([{ statement: '5s', lock: '2s', idle: '10s' }])
  })
})

test('long work has its own timeouts and a connection outside the pool', async () => {
  await withDatabase(async ({ pool, runLong }) => {
    const limits = { statementMs: 60_000, lockMs: 0, idleInTransactionMs: 0 }
    const seen = await runLong(limits, async (db) => {
      const { rows } = await sql<{ statement: string; lock: string }>`
        select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
        db,
      )
      return rows
    })
    expect(seen).toEqual([{ statement: '1min', lock: '0' }])
    expect(pool.totalCount).toBe(0)
  })
})

test('the search path starts with the schema of Provender', async () => {
  await withDatabase(async ({ pool }) => {
    const { rows } = await pool.query('select current_schema() as schema')
    expect(rows).toEqual([{ schema: 'provender' }])
  })
})

test('losing a connection between two queries fails its work only; process and pool continue', async () => {
  await withDatabase(async ({ pool }) => {
    const client = await pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const lost = new Promise((resolve) => client.once('end', resolve))
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await lost
    await expect(client.query('select 1')).rejects.toThrow('not queryable')
    client.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

test('losing idle connections is logged, and the next query reconnects', async () => {
  await withDatabase(async ({ url, pool: other }) => {
    const lines: string[] = []
    const { pool } = connectPool({
      ...testOptions,
      connection: { connectionString: url },
      log: (line) => lines.push(line),
    })
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    const lost = once(pool, 'error')
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await lost
    expect(lines).toEqual([expect.stringContaining('A database connection was lost: terminating connection')])
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })
})

test('keeps a connection after an ordinary error, even if the end of the response is late', async () => {
  await withDatabase(async ({ url }) => {
    const relay = await startRelay(url)
    const { pool, db } = connectPool({ ...testOptions, poolSize: 1, connection: relay.connection })
    const before = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    relay.delayEnds()
    await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
    const after = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    expect(after.rows).toEqual(before.rows)
    await pool.end()
    await relay.close()
  })
})

test('a query on an unresponsive server fails, and its connection is not reused', async () => {
  await withDatabase(async ({ url }) => {
    const relay = await startRelay(url)
    const { pool, db } = connectPool({
      ...testOptions,
      poolSize: 1,
      connection: relay.connection,
      timeouts: { statementMs: 2000, lockMs: 2000, idleInTransactionMs: 2000 },
    })
    await sql`select 1`.execute(db)
    relay.silenceOpenConnections()
    await expect(sql`select 1`.execute(db)).rejects.toThrow('Query read timeout')
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
    expect(rows).toEqual([{ one: 1 }])
    await pool.end()
    await relay.close()
  })
})

test('an unreachable database is an error at once', async () => {
  const { pool } = connectPool({
    ...testOptions,
    connection: { host: '127.0.0.1', port: 1, user: 'nobody', ssl: false },
  })
  await expect(pool.query('select 1')).rejects.toThrow('ECONNREFUSED')
  await pool.end()
})

type Relay = {
  readonly connection: Connection
  /** From now on, delays the last bytes of every response, which end it. */
  readonly delayEnds: () => void
  readonly silenceOpenConnections: () => void
  readonly close: () => Promise<void>
}

const readyForQueryBytes = 6

async function startRelay(url: string): Promise<Relay> {
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString: url })
  const open = new Set<net.Socket>()
  let delayMs = 0
  const relay = net.createServer((near) => {
    const far = host.startsWith('/') ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host)
    near.pipe(far)
    far.on('data', (chunk) => {
      if (!open.has(far)) return
      near.write(chunk.subarray(0, -readyForQueryBytes))
      setTimeout(() => near.write(chunk.subarray(-readyForQueryBytes)), delayMs)
    })
    for (const end of [near, far]) end.on('error', () => {})
    near.once('close', () => far.destroy())
    open.add(far)
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const address = relay.address()
  if (address === null || typeof address === 'string') throw new Error('The relay listens on no port')
  return {
    connection: { user, database, host: '127.0.0.1', port: address.port, ssl: false },
    delayEnds: () => {
      delayMs = 20
    },
    silenceOpenConnections: () => open.clear(),
    close: async () => {
      relay.close()
      await once(relay, 'close')
    },
  }
}
