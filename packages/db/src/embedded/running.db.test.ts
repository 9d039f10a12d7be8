import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dropDatabase } from '../drop-database.ts'
import { withTestFolders } from './fixture/test-folders.ts'
import { capLog } from './postgres-log.ts'
import { findPostmaster } from './postmaster-process.ts'

test('closing shuts Postgres down cleanly', async () => {
  await withTestFolders(async (place) => {
    const database = await place.open()
    const client = await database.pool.connect()
    client.release()
    await database.close()
    expect(findPostmaster(place.cluster)).toBeUndefined()
    expect(readFileSync(join(place.cluster, '../postgres.log'), 'utf8')).toContain(
      'database system is shut down',
    )
  })
})

test('closing does not wait for a connection that is never released', async () => {
  await withTestFolders(async (place) => {
    const database = await place.open()
    await database.pool.connect()
    await database.close()
    expect(findPostmaster(place.cluster)).toBeUndefined()
  })
})

test('an invalid configuration is named in the error, and fixing it is enough', async () => {
  await withTestFolders(async (place) => {
    await (await place.open()).close()
    const configuration = join(place.cluster, 'postgresql.conf')
    const before = readFileSync(configuration)
    appendFileSync(configuration, 'no_such_setting = 1\n')
    await expect(place.open()).rejects.toThrow('no_such_setting')
    writeFileSync(configuration, before)
    await place.open()
  })
})

test('refuses to drop an open embedded database, and deletes a closed one completely', async () => {
  await withTestFolders(async (place) => {
    const settings = { dataFolder: place.dataFolder }
    const database = await place.open()
    await database.pool.query('create table public.journal (id int)')
    await expect(dropDatabase(settings)).rejects.toThrow('is in use by another server')
    await database.close()
    await dropDatabase(settings)
    expect(readdirSync(place.dataFolder)).toEqual(['database.lock'])
    const { pool } = await place.open()
    expect((await pool.query(`select to_regclass('public.journal') as journal`)).rows).toEqual([
      { journal: null },
    ])
  })
})

test("limits Postgres's log to two files", async () => {
  await withTestFolders(async (place) => {
    const { pool } = await place.open()
    const log = join(place.cluster, '../postgres.log')
    appendFileSync(log, 'x'.repeat(10 * 1024 * 1024))
    capLog(log)
    expect(statSync(`${log}.1`).size).toBeGreaterThan(10 * 1024 * 1024)
    await pool.query(`do $$ begin raise warning 'written after the cut'; end $$`)
    expect(readFileSync(log, 'utf8')).toMatch(/^[^x]*written after the cut/)
    capLog(log)
    expect(existsSync(log)).toBe(true)
    expect(statSync(log).size).toBeGreaterThan(0)
  })
})

test("keeps customers' data out of the log", async () => {
  await withTestFolders(async (place) => {
    const { pool } = await place.open()
    await pool.query('create table public.login (email text unique)')
    const add = `insert into public.login values ('ada@provender.example')`
    await pool.query(add)
    await expect(pool.query(add)).rejects.toThrow('duplicate key')
    const log = readFileSync(join(place.cluster, '../postgres.log'), 'utf8')
    expect(log).toContain('duplicate key')
    expect(log).not.toContain('ada@provender.example')
  })
})
