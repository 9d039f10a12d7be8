import { expect, test } from 'vitest'
import { checkServer, type ServerDetails } from './session.ts'

const sound: ServerDetails = {
  server_version: '15.18',
  server_version_num: '150018',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
}

test('accepts a durable PostgreSQL 15', () => {
  expect(checkServer(sound, 'required')).toBeUndefined()
})

test('refuses a server older than 15, for tests too', () => {
  const old = { ...sound, server_version: '14.12', server_version_num: '140012' }
  expect(checkServer(old, 'required')).toContain('this server is 14.12')
  expect(checkServer(old, 'relaxed')).toContain('this server is 14.12')
})

test.each(['fsync', 'full_page_writes', 'synchronous_commit'] as const)(
  'refuses a server with %s off and names the setting, unless it is a throwaway one',
  (setting) => {
    expect(checkServer({ ...sound, [setting]: 'off' }, 'required')).toContain(`${setting} = off`)
    expect(checkServer({ ...sound, [setting]: 'off' }, 'relaxed')).toBeUndefined()
  },
)

test('accepts a server that waits for its own disk but not for its replicas', () => {
  expect(checkServer({ ...sound, synchronous_commit: 'local' }, 'required')).toBeUndefined()
})
