import { expect, test } from 'vitest'
import { judgeServer, type ServerFacts } from './session.ts'

const sound: ServerFacts = {
  server_version: '15.18',
  server_version_num: '150018',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
}

test('a durable PostgreSQL 15 is accepted', () => {
  expect(judgeServer(sound, 'required')).toBeUndefined()
})

test('a server older than 15 is refused by its version, for tests too', () => {
  const old = { ...sound, server_version: '14.12', server_version_num: '140012' }
  expect(judgeServer(old, 'required')).toContain('this server is 14.12')
  expect(judgeServer(old, 'relaxed')).toContain('this server is 14.12')
})

test.each(['fsync', 'full_page_writes', 'synchronous_commit'] as const)(
  'a server with %s off is refused by that name, unless it is a throwaway one',
  (setting) => {
    expect(judgeServer({ ...sound, [setting]: 'off' }, 'required')).toContain(`${setting} = off`)
    expect(judgeServer({ ...sound, [setting]: 'off' }, 'relaxed')).toBeUndefined()
  },
)

test('a server that waits for its own disk but not for its replicas is durable', () => {
  expect(judgeServer({ ...sound, synchronous_commit: 'local' }, 'required')).toBeUndefined()
})
