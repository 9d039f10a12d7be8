import { setTimeout as pause } from 'node:timers/promises'
import { setLongTimeouts } from '@provender/testing/at-length'
import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { fillTestShop } from '../testing/fill-test-shop.ts'
import { beginOtherHistory } from './database-history.ts'

setLongTimeouts()

async function onRestoredShop(work: (database: TestDb) => Promise<void>): Promise<void> {
  await withDatabase(async (database) => {
    await fillTestShop(database.db)
    await database.pool.query(`update schema set history = 'of another cluster'`)
    await work(database)
  })
}

const epochOf = async ({ pool }: TestDb) =>
  (await pool.query<{ epoch: number }>('select epoch from schema')).rows[0]?.epoch

test('a history begins once its rows are free, however long others hold them', async () => {
  await onRestoredShop(async (database) => {
    const other = await database.pool.connect()
    await other.query('begin')
    await other.query('update company set name = name')
    const beginning = beginOtherHistory(database)
    await pause(3000)
    expect(await epochOf(database)).toBe(0)
    await other.query('commit')
    other.release()
    await beginning
    expect(await epochOf(database)).toBe(1)
  })
})

test('a history begins although others lock the same rows in another order', async () => {
  await onRestoredShop(async (database) => {
    const other = await database.pool.connect()
    await other.query('begin')
    await other.query('update company set name = name')
    const beginning = beginOtherHistory(database)
    await pause(500)
    await other.query('update version set n = n + 1')
    await other.query('commit')
    other.release()
    await beginning
    expect(await epochOf(database)).toBe(1)
  })
})

test('a server that is told to stop does not wait for the rows of a history', async () => {
  await onRestoredShop(async (database) => {
    const other = await database.pool.connect()
    await other.query('begin')
    await other.query('update company set name = name')
    const stopping = new AbortController()
    const beginning = beginOtherHistory(database, stopping.signal)
    setTimeout(() => stopping.abort(), 500)
    await expect(beginning).rejects.toThrow('aborted')
    await other.query('rollback')
    other.release()
  })
})
