import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dropDatabase } from '../drop-database.ts'
import { inTemporaryPlace } from './fixture/place.ts'
import { capLog } from './postgres-log.ts'
import { findPostmaster } from './postmaster-process.ts'

test('closing stops Postgres in good order', async () => {
  await inTemporaryPlace(async (place) => {
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

test('closing does not wait for a connection that is never given back', async () => {
  await inTemporaryPlace(async (place) => {
    const database = await place.open()
    await database.pool.connect()
    await database.close()
    expect(findPostmaster(place.cluster)).toBeUndefined()
  })
})

test('a configuration that Postgres cannot start with is named in the error, and mending it is enough', async () => {
  await inTemporaryPlace(async (place) => {
    await (await place.open()).close()
    const configuration = join(place.cluster, 'postgresql.conf')
    const before = readFileSync(configuration)
    appendFileSync(configuration, 'no_such_setting = 1\n')
    await expect(place.open()).rejects.toThrow('no_such_setting')
    writeFileSync(configuration, before)
    await place.open()
  })
})

test('dropping the embedded database is refused while it is open, and leaves nothing of it afterwards', async () => {
  await inTemporaryPlace(async (place) => {
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

test('the log of Postgres is kept at two files', async () => {
  await inTemporaryPlace(async (place) => {
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

test('what customers wrote stays out of the log', async () => {
  await inTemporaryPlace(async (place) => {
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
