import { randomUUID } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import { ok, refuse, type Result } from '@provender/domain/result'
import { openTestDb, type TestDb } from '@provender/testing/test-database'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deleteExpired } from '../../features/application/cleanup-job.ts'
import { type KeyedWrite, keyLifetimeDays, writeOnce } from './write-once.ts'

let database: TestDb
beforeEach(async () => {
  database = await openTestDb()
  await database.pool.query('create table parcel (n int generated always as identity, text text)')
})
afterEach(() => database.close())

const keyed = (change: Partial<KeyedWrite> = {}): KeyedWrite => ({
  caller: 'staff 1',
  key: randomUUID(),
  operation: 'send',
  input: { text: 'soup' },
  ...change,
})

async function insert(db: Kysely<Database>): Promise<Result<number, { readonly type: 'REFUSED' }>> {
  const { rows } = await sql<{ n: number }>`insert into parcel (text) values ('soup') returning n`.execute(db)
  return ok(rows[0]?.n ?? 0)
}

const send = (write: KeyedWrite) =>
  database.db.transaction().execute((tx) => writeOnce(tx, write, () => insert(tx)))
const parcels = async () => (await database.pool.query('select from parcel')).rowCount

describe('a keyed write', () => {
  test('that is sent many times at once is done once, and each request gets the first response', async () => {
    const write = keyed()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(write)))
    expect(new Set(answers.map((answer) => answer.ok && answer.value)).size).toBe(1)
    expect(await parcels()).toBe(1)
  })

  test('is done several times by a naive version that looks for the key first', async () => {
    await database.pool.query('create table naive_key (key uuid)')
    const key = randomUUID()
    const reads = Array.from({ length: 8 }, () =>
      database.pool.query('select from naive_key where key = $1', [key]),
    )
    const missing = (await Promise.all(reads)).filter(({ rowCount }) => rowCount === 0)
    const writes = missing.map(async () => {
      await insert(database.db)
      await database.pool.query('insert into naive_key values ($1)', [key])
    })
    await Promise.all(writes)
    expect(await parcels()).toBeGreaterThan(1)
  })

  test('is refused if its key belongs to another input or operation', async () => {
    const write = keyed()
    await send(write)
    for (const change of [{ input: { text: 'rice' } }, { operation: 'return' }])
      expect(await send({ ...write, ...change })).toEqual({ ok: false, refusal: { type: 'KEY_REUSED' } })
    expect(await parcels()).toBe(1)
  })

  test('is a separate write if its key belongs to another caller', async () => {
    const write = keyed()
    await send(write)
    await send({ ...write, caller: 'staff 2' })
    expect(await parcels()).toBe(2)
  })

  test('that is refused may be corrected and sent again with the same key', async () => {
    const write = keyed()
    const refused = await database.db
      .transaction()
      .execute((tx) => writeOnce(tx, write, () => Promise.resolve(refuse({ type: 'REFUSED' } as const))))
    expect(refused.ok).toBe(false)
    expect((await send({ ...write, input: { text: 'rice' } })).ok).toBe(true)
  })

  test('leaves nothing if its process dies before the commit, and a repeat does it', async () => {
    const write = keyed()
    const client = await database.pool.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const dies = database.db.transaction().execute(async (tx) => {
      const pid = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      return await writeOnce(tx, write, async () => {
        const written = await insert(tx)
        await client.query('select pg_terminate_backend($1)', [pid.rows[0]?.pid])
        await sql`select 1`.execute(tx)
        return written
      })
    })
    await expect(dies).rejects.toThrow()
    client.release()
    expect(rows).toHaveLength(1)
    expect(await parcels()).toBe(0)
    expect((await send(write)).ok).toBe(true)
    expect(await parcels()).toBe(1)
  })
})

test('keys are deleted when they expire, and not before', async () => {
  const [old, recent] = [keyed(), keyed()]
  await send(old)
  await send(recent)
  await database.pool.query(
    `update idempotency_key set created_at = now() - make_interval(days => $1, hours => 1) where key = $2`,
    [keyLifetimeDays, old.key],
  )
  await deleteExpired(database)
  const { rows } = await database.pool.query('select key from idempotency_key')
  expect(rows).toEqual([{ key: recent.key }])
})
