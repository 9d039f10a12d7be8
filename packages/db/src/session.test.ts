import type pg from 'pg'
import { expect, test } from 'vitest'
import { checkServer, prepareSession, requestTimeouts, type ServerDetails } from './session.ts'

const sound: ServerDetails = {
  server_version: '15.18',
  server_version_num: '150018',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  synchronous_standby_names: '',
  is_standby: false,
}

test('accepts a durable PostgreSQL 15', () => {
  expect(checkServer(sound, 'disk')).toBeUndefined()
})

test('refuses a server older than 15, for tests too', () => {
  const old = { ...sound, server_version: '14.12', server_version_num: '140012' }
  expect(checkServer(old, 'disk')).toContain('this server is 14.12')
  expect(checkServer(old, 'relaxed')).toContain('this server is 14.12')
})

test.each(['fsync', 'full_page_writes', 'synchronous_commit'] as const)(
  'refuses a server with %s off and names the setting, unless it is a throwaway one',
  (setting) => {
    expect(checkServer({ ...sound, [setting]: 'off' }, 'disk')).toContain(`${setting} = off`)
    expect(checkServer({ ...sound, [setting]: 'off' }, 'relaxed')).toBeUndefined()
  },
)

test.each(['local', 'remote_write'])('refuses synchronous_commit = %s', (commit) => {
  const facts = { ...sound, synchronous_commit: commit }
  for (const durability of ['disk', 'standby', 'engine'] as const)
    expect(checkServer(facts, durability)).toContain(`synchronous_commit = ${commit}`)
})

test('accepts a server that waits until its standbys have applied a commit', () => {
  expect(checkServer({ ...sound, synchronous_commit: 'remote_apply' }, 'disk')).toBeUndefined()
})

test('refuses a server without a synchronous standby where one is demanded', () => {
  expect(checkServer(sound, 'standby')).toContain('demands a synchronous standby')
  expect(checkServer({ ...sound, synchronous_standby_names: '*' }, 'standby')).toBeUndefined()
})

test('accepts fsync and full_page_writes off where the engine keeps commits, but no early confirmation', () => {
  const engine = { ...sound, fsync: 'off', full_page_writes: 'off' }
  expect(checkServer(engine, 'engine')).toBeUndefined()
  expect(checkServer({ ...engine, synchronous_commit: 'off' }, 'engine')).toContain(
    'synchronous_commit = off',
  )
})

test('refuses a standby', () => {
  expect(checkServer({ ...sound, is_standby: true }, 'disk')).toContain('is a standby')
})

test('calls a standby away, because after a failover it becomes the primary a moment later', async () => {
  const query = () => Promise.resolve({ rows: [{ ...sound, is_standby: true }] })
  const client = { query } as unknown as pg.ClientBase
  const preparing = prepareSession(client, { timeouts: requestTimeouts, durability: 'disk' })
  await expect(preparing).rejects.toMatchObject({ code: '25006' })
})

test('accepts a standby, and one that may lose commits, for a server that only reads', () => {
  const standby = { ...sound, is_standby: true, fsync: 'off', synchronous_commit: 'local' }
  expect(checkServer(standby, 'read-only')).toBeUndefined()
  expect(checkServer({ ...standby, server_version_num: '140012' }, 'read-only')).toContain('15 or newer')
})

test('says every reason at once', () => {
  const refusal = checkServer(
    { ...sound, is_standby: true, fsync: 'off', full_page_writes: 'off', synchronous_commit: 'local' },
    'standby',
  )
  for (const reason of [
    'is a standby',
    'fsync = off',
    'full_page_writes = off',
    'synchronous_commit = local',
  ])
    expect(refusal).toContain(reason)
  expect(refusal).toContain('demands a synchronous standby')
})
