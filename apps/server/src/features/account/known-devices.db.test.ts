import type { UserId } from '@provender/domain/ids'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { signInAttempt } from './sign-in-attempt.fixture.ts'
import { recordSignedInDevice, type SignIn, signIn } from './sign-in.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const told = async (): Promise<readonly string[]> => {
  const { rows } = await shop.deps.pool.query(
    `select payload->>'device' as device from job where payload->>'about' = 'NEW_DEVICE' order by id`,
  )
  return rows.map(({ device }) => device)
}
const from = async (deviceId: string | null, device: string, change: Partial<SignIn> = {}) =>
  await signIn(shop.deps, signInAttempt({ deviceId, device, ...change }))

test('a user is told about each new device, once', async () => {
  await from('till', 'Chrome · Windows')
  await from('till', 'Chrome · Windows')
  await from('phone', 'Safari · iPhone')
  await from('till', 'Firefox · Windows', { ip: '198.51.100.7' })
  expect(await told()).toEqual(['Chrome · Windows', 'Safari · iPhone'])
})

test('nobody avoids the e-mail by sending no device id', async () => {
  await from('till', 'Chrome · Windows')
  await from(null, 'Chrome · Windows')
  await from(null, 'Chrome · Windows')
  await from(null, 'Chrome · Windows', { ip: '198.51.100.7' })
  expect(await told()).toHaveLength(3)
})

test('a wrong password makes no device known and sends nothing', async () => {
  await from('till', 'Chrome · Windows', { password: 'wrong' })
  expect(await told()).toEqual([])
  expect((await shop.deps.pool.query('select from login_device')).rowCount).toBe(0)
})

test('a sign-in whose session a new password has ended meanwhile makes no device known', async () => {
  const ended = { ...signInAttempt({ deviceId: 'thief' }), sessionId: crypto.randomUUID() }
  await recordSignedInDevice(shop.deps, 1 as UserId, ended)
  expect(await told()).toEqual([])
  expect((await shop.deps.pool.query('select from login_device')).rowCount).toBe(0)
})
