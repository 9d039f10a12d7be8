import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestDb } from '@provender/testing/test-database'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseSettings } from '../kernel/settings.ts'
import { fillTestShop } from '../testing/fill-test-shop.ts'
import { openDatabaseWithStandbys } from '../testing/standby.fixture.ts'
import { type RunningServer, startServer } from './start-server.ts'

let database: TestDb
let dataFolder: string
let server: RunningServer
let contentsBefore: unknown
beforeEach(async () => {
  database = await openDatabaseWithStandbys()
  await fillTestShop(database.db)
  dataFolder = mkdtempSync(join(tmpdir(), 'provender-read-only-'))
  chmodSync(dataFolder, 0o755)
  contentsBefore = await contents()
  server = await startReader()
})
afterEach(async () => {
  await server.stop()
  await database.close()
  rmSync(dataFolder, { recursive: true })
})

async function startReader(): Promise<RunningServer> {
  const parsed = parseSettings(
    {
      DATA_DIR: dataFolder,
      PORT: '0',
      DATABASE_URL: database.url,
      DATABASE_DURABILITY: 'standby',
      DATABASE_POOL: '4',
      READ_ONLY: '1',
    },
    '/',
  )
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'))
  return await startServer({
    settings: parsed.settings,
    log: pino({ level: 'silent' }),
    print: () => {},
    files: [],
    shop: () => Promise.reject(new Error('Nobody opens a page here')),
    fill: () => Promise.reject(new Error('A server that only reads fills nothing')),
  })
}

/** How many rows each table has, and the row that says which server wrote last. */
async function contents(): Promise<unknown> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'provender' order by 1`,
  )
  const counts = []
  for (const { name } of rows)
    counts.push([name, (await database.pool.query(`select count(*)::int as n from "${name}"`)).rows])
  return [counts, (await database.pool.query('select * from schema')).rows]
}

async function answer(query: string): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', deviceid: 'd1' },
    body: JSON.stringify({ query }),
  })
  return { status: response.status, text: await response.text() }
}

test('a server with READ_ONLY=1 shows products, follows changes and says that it takes no writes', async () => {
  expect((await answer('{ products { total } }')).text).toContain('"total":6')
  await database.pool.query(`update version set n = n + 1 where name = 'catalogue'`)
  await database.pool.query(
    `update product set deleted_at = now(), catalogue_version = (select n from version where name = 'catalogue')
    where code = '104033'`,
  )
  await expect.poll(async () => (await answer('{ products { total } }')).text).toContain('"total":5')
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  const forWrites = await fetch(`${server.address}/readyz/database`)
  expect([forWrites.status, await forWrites.json()]).toEqual([503, { status: 'read only' }])
})

test('it refuses every mutation at once, writes nothing, and the database would refuse its writes', async () => {
  const signIn = await answer('mutation { login(email: "a1@shop.example", password: "wrong") }')
  expect([signIn.status, signIn.text]).toEqual([503, expect.stringContaining('BUSY')])
  await expect(server.deps.pool.query(`delete from version`)).rejects.toThrow('read-only transaction')
  expect(await contents()).toEqual(contentsBefore)
})

test('it starts on no database of another version, and leaves it as it is', async () => {
  await server.stop()
  await database.pool.query(`update schema set newest_migration = newest_migration - 1`)
  await database.pool.query(`delete from migration where name = (select max(name) from migration)`)
  await expect(startReader()).rejects.toThrow('does not migrate it')
})

test('its figures raise no alarm about writes', async () => {
  const metrics = await (await fetch(`${server.address}/metrics`)).text()
  expect(metrics).toContain('provender_db_up 1')
  expect(metrics).not.toMatch(/^provender_(?:db_writable|write_gate_closed|db_sync_standbys|jobs_)/m)
})
