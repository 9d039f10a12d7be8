import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refusalMessages } from '@provender/messages/refusals/refusal-messages'
import { setLongTimeouts } from '@provender/testing/at-length'
import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { parseSettings, type Settings } from '../kernel/settings.ts'
import { fillTestShop } from '../testing/fill-test-shop.ts'
import { openDatabaseWithStandbys } from '../testing/standby.fixture.ts'
import { type ServerOptions, startServer } from './start-server.ts'

setLongTimeouts()

function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'provender-first-start-'))
  // If root starts it, the embedded database runs as another user, who needs access.
  chmodSync(folder, 0o755)
  return folder
}

function settingsFor(dataFolder: string, environment: Readonly<Record<string, string>> = {}): Settings {
  const parsed = parseSettings({ DATA_DIR: dataFolder, PORT: '0', ...environment }, '/')
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'))
  return parsed.settings
}

test('a server that is stopped while it seeds its first database gives up and leaves no PostgreSQL running', async () => {
  const dataFolder = createDataFolder()
  const ending = new AbortController()
  const main = join(dataFolder, 'embedded-postgres/cluster/postmaster.pid')
  const ran: boolean[] = []
  const starting = startServer({
    settings: settingsFor(dataFolder),
    log: pino({ level: 'silent' }),
    print: () => {},
    ending: ending.signal,
    files: [],
    shop: () => Promise.reject(new Error('Nobody opens a page here')),
    fill: async ({ pool }) => {
      ran.push(existsSync(main))
      const filling = pool.query('select pg_sleep(600)')
      ending.abort()
      await filling
    },
  })
  await expect(starting).rejects.toThrow()
  ran.push(existsSync(main))
  expect(ran).toEqual([true, false])
  rmSync(dataFolder, { recursive: true })
})

test('a server that is stopped while it waits for the schema ends, and leaves no connection', async () => {
  const { pool, url, close } = await openDatabaseWithStandbys()
  await pool.query('drop schema provender cascade')
  const dataFolder = createDataFolder()
  const ending = new AbortController()
  const starting = startServer({
    settings: settingsFor(dataFolder, { DATABASE_URL: url, DATABASE_DURABILITY: 'engine', MIGRATE: 'wait' }),
    log: pino({ level: 'silent' }),
    print: (line) => line.startsWith('Waiting') && ending.abort(),
    ending: ending.signal,
    files: [],
    shop: () => Promise.reject(new Error('Nobody opens a page here')),
    fill: () => Promise.reject(new Error('There is nothing to fill')),
  })
  await expect(starting).rejects.toThrow('aborted')
  const others = `select from pg_stat_activity where application_name = 'provender' and pid <> pg_backend_pid()`
  await expect.poll(async () => (await pool.query(others)).rowCount).toBe(0)
  await close()
  rmSync(dataFolder, { recursive: true })
})

test('TRUSTED_DOCUMENTS_ONLY makes the server refuse documents of other clients', async () => {
  const dataFolder = createDataFolder()
  const { address, stop } = await startServer({
    settings: settingsFor(dataFolder, { TRUSTED_DOCUMENTS_ONLY: '1' }),
    log: pino({ level: 'silent' }),
    print: () => {},
    files: [],
    shop: () => Promise.reject(new Error('Nobody opens a page here')),
    fill: async () => {},
  })
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', deviceid: 'd1' },
    body: JSON.stringify({ query: '{ faq { question } }' }),
  })
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining(refusalMessages.UNKNOWN_DOCUMENT),
  ])
  await stop()
  rmSync(dataFolder, { recursive: true })
})

async function startEmptyServer(
  environment: Readonly<Record<string, string>>,
  fill: ServerOptions['fill'] = async ({ db }) => await fillTestShop(db),
) {
  const dataFolder = createDataFolder()
  const server = await startServer({
    settings: settingsFor(dataFolder, environment),
    log: pino({ level: 'silent' }),
    print: () => {},
    files: [],
    shop: () => Promise.reject(new Error('Nobody opens a page here')),
    fill,
  })
  const statusOf = async (path: string) => (await fetch(`${server.address}${path}`)).status
  const countProducts = async (): Promise<unknown> => {
    const response = await fetch(`${server.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', deviceid: 'd1' },
      body: JSON.stringify({ query: '{ products { total } }' }),
    })
    return await response.json()
  }
  return { ...server, dataFolder, statusOf, countProducts }
}

test('without its database a server stays ready and serves the catalogue, and says so at /readyz/database', async () => {
  const { deps, stop, dataFolder, statusOf, countProducts } = await startEmptyServer({})
  const connect = deps.pool.connect.bind(deps.pool)
  const away = () =>
    Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
  Object.assign(deps.pool, { connect: away })
  await expect.poll(() => statusOf('/readyz/database')).toBe(503)
  expect(await statusOf('/readyz')).toBe(200)
  expect(await countProducts()).toMatchObject({ data: { products: { total: 6 } } })
  Object.assign(deps.pool, { connect })
  await expect.poll(() => statusOf('/readyz/database')).toBe(200)
  await deps.pool.query(`alter role current_user set default_transaction_read_only = on`)
  await deps.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid != pg_backend_pid() and usename = current_user`,
  )
  await expect.poll(() => statusOf('/readyz/database')).toBe(503)
  await stop()
  rmSync(dataFolder, { recursive: true })
})

test('a server that is told to stop is not ready at once, serves on for DRAIN_SECONDS, and then closes', async () => {
  const { deps, stop, dataFolder, statusOf, countProducts } = await startEmptyServer({ DRAIN_SECONDS: '9' })
  const drained = Promise.withResolvers<void>()
  const drain = vi.spyOn(deps.live, 'drain').mockReturnValue(drained.promise)
  const stopping = stop()
  expect([await statusOf('/readyz'), await statusOf('/readyz/database')]).toEqual([503, 503])
  expect(await countProducts()).toMatchObject({ data: { products: { total: 6 } } })
  expect(drain).toHaveBeenCalledWith(9000)
  drained.resolve()
  await stopping
  await expect(statusOf('/healthz')).rejects.toThrow('fetch failed')
  rmSync(dataFolder, { recursive: true })
})

test('a server starts on the database of an address, with all its connections', async () => {
  const database = await openDatabaseWithStandbys()
  const address = new URL(database.url)
  const { stop, dataFolder, statusOf } = await startEmptyServer({
    DATABASE_URL: `postgres://provender@localhost/postgres?host=${encodeURIComponent(decodeURIComponent(address.hostname))}`,
    DATABASE_DURABILITY: 'engine',
    DATABASE_POOL: '4',
    MIGRATE: 'wait',
  })
  expect(await statusOf('/readyz/database')).toBe(200)
  await stop()
  await database.close()
  rmSync(dataFolder, { recursive: true })
})

const shops = [
  {
    shop: 'the demo wholesaler',
    email: 'demo@provender.example',
    environment: {},
    isDemo: true,
    takesCards: true,
  },
  {
    shop: 'another wholesaler',
    email: 'ada@corner.example',
    environment: {},
    isDemo: false,
    takesCards: false,
  },
  {
    title: 'SANDBOX_PAYMENTS=1 makes any server take test cards',
    email: 'ada@corner.example',
    environment: { SANDBOX_PAYMENTS: '1' },
    isDemo: false,
    takesCards: true,
  },
]

test.each(shops)('$title', async ({ email, environment, isDemo, takesCards }) => {
  const dataFolder = createDataFolder()
  const { deps, stop } = await startServer({
    settings: settingsFor(dataFolder, environment),
    log: pino({ level: 'silent' }),
    print: () => {},
    files: [],
    shop: () => Promise.reject(new Error('Nobody opens a page here')),
    fill: async ({ db, pool }) => {
      await fillTestShop(db)
      await pool.query(`update login set email = $1 where email = 'a1@shop.example'`, [email])
    },
  })
  expect({ isDemo: deps.settings.demo, takesCards: deps.gateway !== null }).toEqual({ isDemo, takesCards })
  await stop()
  rmSync(dataFolder, { recursive: true })
})

test('of two servers that start together with folders of their own, at most one starts', async () => {
  const { db, url, close } = await openDatabaseWithStandbys()
  await fillTestShop(db)
  const environment = { DATABASE_URL: url, DATABASE_DURABILITY: 'engine', DATABASE_POOL: '4' }
  const starting = await Promise.allSettled([1, 2].map(() => startEmptyServer(environment, async () => {})))
  const reasons = starting.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
  expect(reasons[0]).toMatch(/with another secrets\.json|with its files in another place/)
  for (const each of starting) if (each.status === 'fulfilled') await each.value.stop()
  await close()
})
