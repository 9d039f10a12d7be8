import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDatabase } from '@provender/testing/test-database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecrets } from '../kernel/secrets.ts'
import { hostCommand } from './host-command.ts'
import { runInTest } from './run-in-test.fixture.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provender-keys-'))
})
afterEach(() => rm(folder, { recursive: true }))

const renew = (environment: Readonly<Record<string, string>>) =>
  withDatabase((database) => runInTest(hostCommand, ['secrets', 'renew'], { database, environment }))

test('mounted keys are renewed into DATA_DIR and stay valid beside the new ones', async () => {
  const [mounted, own] = [join(folder, 'mounted'), join(folder, 'own')]
  const former = await loadSecrets(mounted)
  const { output } = await renew({
    DATA_DIR: own,
    TOKEN_KEY_FILE: join(mounted, 'secrets.json'),
    PUSH_KEYS_FILE: join(mounted, 'push-keys.json'),
  })
  expect(output[0]).toContain(`Mount secrets.json and push-keys.json from ${own}`)
  const renewed = await loadSecrets(own)
  expect(renewed.tokenKey.equals(former.tokenKey)).toBe(false)
  expect(renewed.previousTokenKey?.equals(former.tokenKey)).toBe(true)
  expect(renewed.previousPushKeys).toEqual(former.pushKeys)
  expect((await loadSecrets(mounted)).tokenKey.equals(former.tokenKey)).toBe(true)
})

test('keys are not renewed where there are none', async () => {
  expect((await renew({ DATA_DIR: folder })).errors[0]).toContain('has no keys')
})
