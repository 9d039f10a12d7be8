import type { Database } from '@provender/db/tables'
import { ok } from '@provender/domain/result'
import { withDatabase } from '@provender/testing/test-database'
import { type Kysely, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { inTransaction } from './in-transaction.ts'
import { preparingDb, type SlowStatement } from './prepared-statements.ts'

/** The prepared statements of a connection, with how often each one ran. */
async function prepared(db: Kysely<never>): Promise<readonly { statement: string; runs: number }[]> {
  const { rows } = await sql<{ statement: string; runs: number }>`
    select statement, (generic_plans + custom_plans)::int as runs from pg_prepared_statements
    order by prepare_time`.execute(db)
  return rows
}

const oneConnection = <T>(work: (db: Kysely<never>) => Promise<T>): Promise<T> =>
  withDatabase(({ pool }) =>
    preparingDb(pool)
      .connection()
      .execute((db) => work(db as unknown as Kysely<never>)),
  )

test('prepares a statement once per connection, whatever its values', async () => {
  const result = await oneConnection(async (db) => {
    const answers = []
    for (const n of [1, 2, 3]) answers.push((await sql`select ${n}::int + 1 as n`.execute(db)).rows[0])
    return { answers, prepared: await prepared(db) }
  })
  expect(result.answers).toEqual([{ n: 2 }, { n: 3 }, { n: 4 }])
  expect(result.prepared).toEqual([{ statement: 'select $1::int + 1 as n', runs: 3 }])
})

test('does not prepare a statement without values, such as BEGIN', async () => {
  const result = await oneConnection(async (db) => {
    await db.transaction().execute(async (tx) => void (await sql`select 1`.execute(tx)))
    return await prepared(db)
  })
  expect(result).toEqual([])
})

test('limits how many generated statements are prepared', async () => {
  const result = await oneConnection(async (db) => {
    for (let n = 1; n <= 400; n += 1) await sql`select ${n}::int as ${sql.ref(`n${n}`)}`.execute(db)
    return await prepared(db)
  })
  expect(result).toHaveLength(300)
})

test('continues to read a table that a newer version migrates', async () => {
  const read = (db: Kysely<never>) => sql`select * from thing where id = ${1}`.execute(db)
  const result = await oneConnection(async (db) => {
    await sql`create table thing (id int); insert into thing values (1)`.execute(db)
    const before = await read(db)
    await sql`alter table thing add column name text default 'new'`.execute(db)
    return [before.rows, (await read(db)).rows, (await read(db)).rows]
  })
  expect(result).toEqual([[{ id: 1 }], [{ id: 1, name: 'new' }], [{ id: 1, name: 'new' }]])
})

const readThings = async (tx: Kysely<never>) => [
  (await sql`select * from thing where id = ${1}`.execute(tx)).rows,
  (await sql`select * from other where id = ${1}`.execute(tx)).rows,
]
const transactions = {
  transaction: (db: Kysely<never>) => db.transaction().execute(readThings),
  'transaction with its own isolation': (db: Kysely<never>) =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(readThings),
  'transaction that refuses by value': async (db: Kysely<never>) =>
    await inTransaction(db as unknown as Kysely<Database>, async (tx) =>
      ok(await readThings(tx as unknown as Kysely<never>)),
    ).then((result) => (result.ok ? result.value : result)),
}

test.each(Object.entries(transactions))('repeats a %s that meets migrated tables', async (_kind, read) => {
  const result = await withDatabase(async ({ pool }) => {
    await pool.query('create table thing (id int); insert into thing values (1)')
    await pool.query('create table other (id int); insert into other values (1)')
    const db = preparingDb(pool) as unknown as Kysely<never>
    await read(db)
    await pool.query("alter table thing add column name text default 'new'")
    await pool.query("alter table other add column name text default 'new'")
    return await read(db)
  })
  expect(result).toEqual([[{ id: 1, name: 'new' }], [{ id: 1, name: 'new' }]])
})

test('two instances that share a pool do not mix up their statements', async () => {
  const result = await withDatabase(async ({ pool }) => {
    const [one, other] = [preparingDb(pool), preparingDb(pool)]
    await sql`select ${1}::int as first`.execute(one)
    await sql`select ${1}::int as second`.execute(other)
    return [
      (await sql`select ${2}::int as first`.execute(other)).rows,
      (await sql`select ${2}::int as second`.execute(one)).rows,
    ]
  })
  expect(result).toEqual([[{ first: 2 }], [{ second: 2 }]])
})

test('passes errors of the database through', async () => {
  await expect(oneConnection((db) => sql`select 1 / ${0}::int`.execute(db))).rejects.toThrow(
    'division by zero',
  )
})

test('reports a slow statement without its values', async () => {
  const slow: SlowStatement[] = []
  await withDatabase(async ({ pool }) => {
    const db = preparingDb(pool, { onSlow: (each) => slow.push(each) })
    // The clock stands still: a busy machine may be slow at anything.
    vi.useFakeTimers({ toFake: ['performance'] })
    await sql`select ${'private'}::text`.execute(db).finally(() => vi.useRealTimers())
    await sql`select pg_sleep(0.25),
      ${'private'}::text`.execute(db)
  })
  expect(slow).toEqual([{ statement: 'select pg_sleep(0.25), $1::text', ms: expect.any(Number), rows: 1 }])
})
