import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { connectPool } from '../connect-pool.ts'
import type { OpenDb } from '../open-db.ts'
import { withTestFolders, type TestFolders } from './fixture/test-folders.ts'
import { findPostmaster } from './postmaster-process.ts'
import { startThrowawayCluster } from './throwaway-cluster.ts'

test('Postgres killed under load restarts by itself and loses no acknowledged row', async () => {
  await withTestFolders(async (folders) => {
    const database = await folders.open()
    await database.pool.query('create table public.journal (id int primary key)')
    const writers = startWriters(database)
    for (const victims of ['postmaster', 'all', 'postmaster', 'all', 'all', 'backend'] as const) {
      await writers.reach(writers.acknowledged.length + 150)
      await killPostgres(folders, database, victims)
    }
    await writers.reach(writers.acknowledged.length + 50)
    await writers.stop()
    // Writing fifty rows is faster than Postgres notices the loss of a process.
    const missingRows = () => missing(database, writers.acknowledged).catch(() => undefined)
    await expect.poll(missingRows).toEqual([])
  })
})

test('Postgres restarts even if an unresponsive process of a killed one remains', async () => {
  await withTestFolders(async (folders) => {
    const { pool } = await folders.open()
    const client = await pool.connect()
    client.on('error', () => {})
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    // Like a process that waits for a lock of a killed owner: alive, attached to shared memory, unresponsive.
    process.kill(rows[0]!.pid, 'SIGSTOP')
    process.kill(findPostmaster(folders.cluster)!.pid, 'SIGKILL')
    await expect.poll(() => pool.query('select 1').catch(() => undefined)).toBeDefined()
    client.release(true)
  })
})

test('the next server adopts the Postgres of a server killed with kill -9 and finds every row', async () => {
  await withTestFolders(async (folders) => {
    const server = folders.start({ mode: 'write' })
    await server.line('ack 200')
    await server.kill('SIGKILL')
    const left = findPostmaster(folders.cluster)
    const database = await folders.open()
    expect(database.description).toContain('adopted')
    expect(findPostmaster(folders.cluster)).toEqual(left)
    expect(await missing(database, acknowledgedBy(server.lines))).toEqual([])
  })
})

test('after kill -9 of server and Postgres together the next start finds every acknowledged row', async () => {
  await withTestFolders(async (folders) => {
    for (const goal of [100, 200]) {
      const server = folders.start({ mode: 'write', dataFolder: folders.dataFolder })
      await server.line(`ack ${goal}`)
      const postmaster = findPostmaster(folders.cluster)?.pid ?? 0
      const ended = server.kill('SIGKILL')
      process.kill(postmaster, 'SIGKILL')
      await ended
      const database = await folders.open()
      expect(database.description).toContain('started')
      expect(await missing(database, acknowledgedBy(server.lines))).toEqual([])
      await database.pool.query('truncate public.journal')
      await database.close()
    }
  })
})

test('flushes every commit to disk before acknowledging it, except on a throwaway cluster', async () => {
  await withTestFolders(async (folders) => {
    const { pool } = await folders.open()
    expect(await flushesOfCommits(pool, 50)).toBeGreaterThanOrEqual(50)
  })
  const throwaway = await startThrowawayCluster({})
  const { pool } = connectPool({
    connection: { connectionString: throwaway.url },
    durability: 'relaxed',
    poolSize: 1,
    log: () => {},
  })
  expect(await flushesOfCommits(pool, 50)).toBe(0)
  await pool.end()
  await throwaway.remove()
})

async function flushesOfCommits(pool: pg.Pool, commits: number): Promise<number> {
  const client = await pool.connect()
  await client.query('create table public.committed (id int)')
  const before = await countFlushes(client)
  for (let id = 0; id < commits; id += 1) await client.query('insert into public.committed values ($1)', [id])
  const after = await countFlushes(client)
  client.release()
  return after - before
}

async function countFlushes(client: pg.PoolClient): Promise<number> {
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ flushes: string }>(
    `select coalesce(sum(fsyncs), 0) as flushes from pg_stat_io where object = 'wal'`,
  )
  return Number(rows[0]?.flushes)
}

type Writers = {
  readonly acknowledged: readonly number[]
  readonly reach: (count: number) => Promise<void>
  readonly stop: () => Promise<void>
}

function startWriters({ pool }: OpenDb): Writers {
  const acknowledged: number[] = []
  const progress = new EventTarget()
  const stopping = new AbortController()
  let last = 0
  const write = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      last += 1
      const id = last
      const written = await pool.query('insert into public.journal values ($1)', [id]).catch(() => undefined)
      if (written === undefined) await pause(5)
      else acknowledged.push(id)
      progress.dispatchEvent(new Event('written'))
    }
  }
  const writing = Promise.all(Array.from({ length: 8 }, write))
  return {
    acknowledged,
    reach: async (count) => {
      while (acknowledged.length < count) {
        await new Promise((resolve) => progress.addEventListener('written', resolve, { once: true }))
      }
    },
    stop: async () => {
      stopping.abort()
      await writing
    },
  }
}

async function killPostgres(
  folders: TestFolders,
  { pool }: OpenDb,
  victims: 'postmaster' | 'all' | 'backend',
): Promise<void> {
  const { rows } = await pool.query<{ pid: number; type: string }>(
    `select pid, backend_type as type from pg_stat_activity where pid <> pg_backend_pid()`,
  )
  const backends = rows
    .filter(({ type }) => type === 'client backend' || victims === 'all')
    .map(({ pid }) => pid)
  // The postmaster may be gone before its backends notice.
  const postmaster = findPostmaster(folders.cluster)?.pid ?? []
  const pids = { postmaster: [postmaster], all: [postmaster, ...backends], backend: backends.slice(0, 1) }
  for (const pid of pids[victims].flat()) kill(pid)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

async function missing({ pool }: OpenDb, acknowledged: readonly number[]): Promise<readonly number[]> {
  const { rows } = await pool.query<{ id: number }>('select id from public.journal')
  const present = new Set(rows.map(({ id }) => id))
  expect(acknowledged.length).toBeGreaterThan(0)
  return acknowledged.filter((id) => !present.has(id))
}

function acknowledgedBy(lines: readonly string[]): readonly number[] {
  return lines.filter((line) => line.startsWith('ack ')).map((line) => Number(line.slice(4)))
}
