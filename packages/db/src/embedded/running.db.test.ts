import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dropDatabase } from '../drop-database.ts'
import { withTestFolders } from './fixture/test-folders.ts'
import { capLog } from './postgres-log.ts'
import { findPostmaster } from './postmaster-process.ts'

test('closing shuts Postgres down cleanly', async () => {
  await withTestFolders(async (folders) => {
    const database = await folders.open()
    const client = await database.pool.connect()
    client.release()
    await database.close()
    expect(findPostmaster(folders.cluster)).toBeUndefined()
    expect(readFileSync(join(folders.cluster, '../postgres.log'), 'utf8')).toContain(
      'database system is shut down',
    )
  })
})

test('closing does not wait for a connection that is never released', async () => {
  await withTestFolders(async (folders) => {
    const database = await folders.open()
    await database.pool.connect()
    await database.close()
    expect(findPostmaster(folders.cluster)).toBeUndefined()
  })
})

test('an invalid configuration is named in the error, and fixing it is enough', async () => {
  await withTestFolders(async (folders) => {
    await (await folders.open()).close()
    const configuration = join(folders.cluster, 'postgresql.conf')
    const before = readFileSync(configuration)
    appendFileSync(configuration, 'no_such_setting = 1\n')
    await expect(folders.open()).rejects.toThrow('no_such_setting')
    writeFileSync(configuration, before)
    await folders.open()
  })
})

test('refuses to drop an open embedded database, and deletes a closed one completely', async () => {
  await withTestFolders(async (folders) => {
    const settings = { dataFolder: folders.dataFolder }
    const database = await folders.open()
    await database.pool.query('create table public.journal (id int)')
    await expect(dropDatabase(settings)).rejects.toThrow('is in use by another server')
    await database.close()
    await dropDatabase(settings)
    expect(readdirSync(folders.dataFolder)).toEqual(['database.lock'])
    const { pool } = await folders.open()
    expect((await pool.query(`select to_regclass('public.journal') as journal`)).rows).toEqual([
      { journal: null },
    ])
  })
})

test("limits Postgres's log to two files", async () => {
  await withTestFolders(async (folders) => {
    const { pool } = await folders.open()
    const log = join(folders.cluster, '../postgres.log')
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
  await withTestFolders(async (folders) => {
    const { pool } = await folders.open()
    await pool.query('create table public.login (email text unique)')
    const add = `insert into public.login values ('ada@provender.example')`
    await pool.query(add)
    await expect(pool.query(add)).rejects.toThrow('duplicate key')
    const log = readFileSync(join(folders.cluster, '../postgres.log'), 'utf8')
    expect(log).toContain('duplicate key')
    expect(log).not.toContain('ada@provender.example')
  })
})
