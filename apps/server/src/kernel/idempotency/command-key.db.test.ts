import { ok } from '@provender/domain/result'
import { openTestDb, type TestDb } from '@provender/testing/test-database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commandKey } from './command-key.ts'
import { uuidOf, type WriteKey, writeOnce } from './write-once.ts'

let database: TestDb
beforeEach(async () => {
  database = await openTestDb()
})
afterEach(() => database.close())

const minuteMs = 60_000

async function keyAt(nowMs: number, caller: string, again = false) {
  const deps = { db: database.db, clock: { nowMs: () => nowMs } }
  return await commandKey(deps, { caller, command: 'ledger pay', input: { amount: 500 }, again })
}

/** Runs the command. Returns its key, which the write may store for ever, or undefined for a repeat. */
async function runAt(nowMs: number, caller = 'staff 1'): Promise<string | undefined> {
  const key = await keyAt(nowMs, caller)
  if (!key.ok) return undefined
  await write(caller, key.value)
  return uuidOf(key.value)
}

let writes = 0

/** Writes under a key. Returns false if the key was refused. */
async function write(caller: string, key: WriteKey): Promise<boolean> {
  const keyed = { caller, key, operation: 'pay', input: {} }
  const written = await database.db
    .transaction()
    .execute((tx) => writeOnce(tx, keyed, () => Promise.resolve(ok((writes += 1)))))
  return written.ok
}

test('a command has one key in a minute, so that two runs at once write once', async () => {
  expect(await keyAt(0, 'staff 1')).toEqual(await keyAt(minuteMs - 1, 'staff 1'))
})

test('a command is a repeat for ten minutes, also by a colleague, and then gets a new key', async () => {
  for (const startMs of [0, 20_000, minuteMs - 1]) {
    await database.pool.query('delete from idempotency_key')
    const first = await runAt(startMs)
    expect(await runAt(startMs + 10 * minuteMs)).toBeUndefined()
    expect(await keyAt(startMs + minuteMs, 'staff 2')).toMatchObject({ refusal: { caller: 'staff 1' } })
    expect((await keyAt(startMs, 'staff 2', true)).ok).toBe(true)
    const keys = [first, await runAt(startMs + 11 * minuteMs)]
    await database.pool.query('delete from idempotency_key')
    keys.push(await runAt(startMs + 31 * 1440 * minuteMs, 'staff 2'))
    expect(keys).not.toContain(undefined)
    expect(new Set(keys).size).toBe(3)
  }
})

const runs = [
  [0, 'staff 1'],
  [0, 'staff 2'],
  [minuteMs, 'staff 1'],
  [minuteMs, 'terminal'],
] as const

test.each([
  ['the first run', runs],
  ['the last run', runs.toReversed()],
])('runs that all got a key write once if %s writes first', async (_, ordered) => {
  const getKeys = () =>
    Promise.all(
      ordered.map(async ([nowMs, caller]) => {
        const key = await keyAt(nowMs, caller)
        if (!key.ok) throw new Error('It is a repeat')
        return { caller, key: key.value }
      }),
    )
  for (const isConcurrent of [false, true]) {
    await database.pool.query('delete from idempotency_key')
    writes = 0
    const keys = await getKeys()
    const isWritten: boolean[] = []
    if (isConcurrent)
      isWritten.push(...(await Promise.all(keys.map(({ caller, key }) => write(caller, key)))))
    else for (const { caller, key } of keys) isWritten.push(await write(caller, key))
    expect(writes).toBe(1)
    expect(isWritten.filter(Boolean)).toHaveLength(1)
  }
})

test('a run whose answer was lost gets the answer of its own write', async () => {
  const key = await keyAt(0, 'staff 1')
  if (!key.ok) throw new Error('It is a repeat')
  writes = 0
  expect([await write('staff 1', key.value), await write('staff 1', key.value)]).toEqual([true, true])
  expect(writes).toBe(1)
})
