import { randomUUID } from 'node:crypto'
import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { announceServer } from '../composition/announce-server.ts'
import { leaseJob } from '../kernel/jobs/job-store.ts'
import { markSeen } from '../kernel/servers.ts'
import { silentLog } from '../testing/silent-log.ts'
import { hostCommand } from './host-command.ts'
import { runInTest } from './run-in-test.fixture.ts'

const listServers = async (database: TestDb) => (await runInTest(hostCommand, ['list'], { database })).output

const serverOf = (address: string, schema: number) => ({
  id: randomUUID(),
  version: '0.1.0',
  schema,
  address,
})

test('the command line lists the servers that run and their jobs, and says if an older one is among them', async () => {
  await withDatabase(async (database) => {
    const { db, pool } = database
    expect(await listServers(database)).toEqual(['No server runs.'])
    const [newer, older] = [serverOf('łódź:3000', 54), serverOf('leeds:3000', 53)]
    await markSeen(db, newer)
    expect(await listServers(database)).toEqual([
      '1 server runs.',
      'łódź:3000  version 0.1.0, schema 54  started 0 s ago  last seen 0 s ago  no jobs',
    ])
    await markSeen(db, older)
    await pool.query(`insert into job (kind, key, payload) values ('ORDER_MAIL', 'order mail 7', '{}')`)
    await leaseJob(db, ['ORDER_MAIL'], older.id)
    await pool.query(
      `update server set started_at = now() - interval '2 hours', seen_at = now() - interval '3 seconds'`,
    )
    expect(await listServers(database)).toEqual([
      '2 servers run.',
      'łódź:3000   version 0.1.0, schema 54  started 2 h ago  last seen 3 s ago  no jobs',
      'leeds:3000  version 0.1.0, schema 53  started 2 h ago  last seen 3 s ago  1 job: order mail 7',
      'An older server runs beside a newer one. Restart it with the newer version.',
    ])
    await pool.query(`update server set seen_at = now() - interval '31 seconds' where schema = 53`)
    expect((await listServers(database))[0]).toBe('1 server runs.')
    await markSeen(db, newer)
    expect((await pool.query('select address from server')).rows).toEqual([{ address: 'łódź:3000' }])
  })
})

test('after the clock was set back, a server started and was seen just now, not in the future', async () => {
  await withDatabase(async (database) => {
    await markSeen(database.db, serverOf('leeds:3000', 54))
    await database.pool.query(
      `update server set started_at = now() + interval '2 hours', seen_at = now() + interval '5 seconds'`,
    )
    expect(await listServers(database)).toEqual([
      '1 server runs.',
      'leeds:3000  version 0.1.0, schema 54  started 0 s ago  last seen 0 s ago  no jobs',
    ])
  })
})

test('the list warns of different versions, and of more connections than the database allows', async () => {
  await withDatabase(async ({ db, ...database }) => {
    const { rows } = await database.pool.query<{ n: number }>(
      `select current_setting('max_connections')::int as n`,
    )
    const allowed = rows[0]?.n ?? 0
    // Each server takes its pool of 10, and 3 more.
    const fitting = Math.floor((allowed - 20) / 13)
    for (let n = 0; n < fitting; n += 1) await markSeen(db, serverOf(`leeds:${3000 + n}`, 54))
    expect(await listServers({ db, ...database })).toHaveLength(fitting + 1)
    await markSeen(db, { ...serverOf('york:3000', 54), version: '0.2.0' })
    expect((await listServers({ db, ...database })).slice(fitting + 2)).toEqual([
      'Servers of different versions run: 0.1.0 and 0.2.0. Restart the older ones with the newer version.',
      expect.stringContaining(`may take ${(fitting + 1) * 13} connections, and 20`),
    ])
  })
})

/** As every server does, those from before there was a list too. */
const listen = (database: TestDb) =>
  new Promise<() => Promise<void>>((resolve) => {
    const { close } = database.listen('hints', { onMessage: () => {}, onUp: () => resolve(close) })
  })

test('servers from before there was a list are counted', async () => {
  await withDatabase(async (database) => {
    const closeOlder = await listen(database)
    const unlisted = 'One server is not in the list of servers: it is older, or just starting.'
    expect(await listServers(database)).toEqual(['1 server runs.', unlisted])
    const closeNewer = await listen(database)
    await markSeen(database.db, serverOf('leeds:3000', 54))
    const listed = await listServers(database)
    expect([listed[0], listed[2]]).toEqual(['2 servers run.', unlisted])
    await closeOlder()
    await expect.poll(async () => (await listServers(database))[0]).toBe('1 server runs.')
    await closeNewer()
  })
})

test('a server is in the list from its start to its stop, and is warned of an older one', async () => {
  await withDatabase(async ({ db, ...database }) => {
    await markSeen(db, serverOf('leeds:3000', 1))
    const warnings: unknown[] = []
    const log = Object.assign(Object.create(silentLog), { warn: (text: unknown) => warnings.push(text) })
    const writeGate = { isClosed: () => false, close: () => {}, stop: () => {} }
    const announcing = await announceServer(
      { db, log, writeGate, serverId: randomUUID() },
      'http://127.0.0.1:4711',
    )
    expect(warnings).toEqual([expect.stringContaining('An older server runs')])
    const listed = await listServers({ db, ...database })
    expect(listed[1]).toContain(':4711')
    await announcing.stop()
    expect(await listServers({ db, ...database })).toHaveLength(2)
  })
})
