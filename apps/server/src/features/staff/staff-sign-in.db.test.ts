import { TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { workAccountJobs } from '../../testing/emails.fixture.ts'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { startSecondFactor, turnOnSecondFactor } from '../account/second-factor/turn-on.ts'
import { endAllStaffSessions, endStaffSession } from './change-staff.ts'
import { setStaffPassword } from './set-staff-password.ts'
import { isKnownStaffDevice, signInStaff } from './staff-sign-in.ts'
import { addStaff, endAccess } from './store.ts'

const email = 'ada@provender.example'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  const passwordHash = await shop.deps.accounts.passwords.hash(testPassword, 'test')
  await addStaff(shop.deps.db, { email, name: 'Ada', role: 'MANAGER', passwordHash })
})
afterEach(() => shop.close())

const outcome = async (change: Partial<Parameters<typeof signInStaff>[1]> = {}) => {
  const origin = { ip: '192.0.2.9', deviceId: null, device: '' }
  const attempt = { email, password: testPassword, code: null, language: 'en', ...origin, ...change } as const
  const result = await signInStaff(shop.deps, attempt)
  return result.ok ? 'SIGNED_IN' : result.refusal.type
}

test('strangers lock no staff member out on a device that they have used before', async () => {
  expect(await outcome({ deviceId: 'desk' })).toBe('SIGNED_IN')
  for (let n = 0; n < 5; n += 1) await outcome({ password: 'wrong', ip: `198.51.${n}.1` })
  expect(await outcome({ ip: '198.51.100.1' })).toBe('TOO_MANY_ATTEMPTS')
  expect(await outcome({ ip: '198.51.100.1', deviceId: 'other' })).toBe('TOO_MANY_ATTEMPTS')
  expect(await outcome({ deviceId: 'desk' })).toBe('SIGNED_IN')
})

test('a network that waits does not keep a known device of the staff out', async () => {
  expect(await outcome({ deviceId: 'desk' })).toBe('SIGNED_IN')
  for (let n = 0; n < 30; n += 1) await outcome({ email: `x${n}@provender.example` })
  expect(await outcome()).toBe('TOO_MANY_ATTEMPTS')
  expect(await outcome({ deviceId: 'desk' })).toBe('SIGNED_IN')
})

test('guesses on the known device itself make it wait', async () => {
  expect(await outcome({ deviceId: 'desk' })).toBe('SIGNED_IN')
  for (let n = 0; n < 5; n += 1) await outcome({ password: 'wrong', deviceId: 'desk' })
  expect(await outcome({ deviceId: 'desk' })).toBe('TOO_MANY_ATTEMPTS')
})

test('a staff member is told about each new device, once', async () => {
  const [desk, phone] = [{ deviceId: 'desk', device: 'Chrome · Windows' }, { device: 'Safari · iPhone' }]
  for (const change of [desk, { ...desk, password: 'wrong' }, desk, phone, phone]) await outcome(change)
  const emails = await workAccountJobs(shop)
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual(
    [0, 1].map(() => [email, 'New sign-in to the office of Provender']),
  )
  expect(emails.map(({ text }) => /before: (.*)\./.exec(text)?.[1])).toEqual([desk.device, phone.device])
})

test('a device of the staff is unknown after its session, all sessions or access ended, and after a new password', async () => {
  const { db } = shop.deps
  const passwordHash = await shop.deps.accounts.passwords.hash(testPassword, 'test')
  const by = await addStaff(db, {
    email: 'ruth@provender.example',
    name: 'Ruth',
    role: 'MANAGER',
    passwordHash,
  })
  const { id: staffId } = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const reference = { staffId, by }
  const endings: readonly (() => Promise<unknown>)[] = [
    async () => {
      const { id } = await db.selectFrom('staff_session').select('id').executeTakeFirstOrThrow()
      await endStaffSession(shop.deps, { ...reference, sessionId: id })
    },
    () => endAllStaffSessions(shop.deps, reference),
    () =>
      db.transaction().execute(async (tx) => {
        await endAccess(tx, staffId, by)
        await tx.updateTable('staff').set({ active: true }).where('id', '=', staffId).execute()
      }),
    () =>
      db
        .transaction()
        .execute((tx) => setStaffPassword(tx, { staffId, email, passwordHash, deviceId: 'other' })),
  ]
  for (const end of endings) {
    expect(await outcome({ deviceId: 'thief' })).toBe('SIGNED_IN')
    expect(await isKnownStaffDevice(db, { email, deviceId: 'thief' })).toBe(true)
    await end()
    expect(await isKnownStaffDevice(db, { email, deviceId: 'thief' })).toBe(false)
  }
})

test('a staff member with a second factor signs in with a code, which works once', async () => {
  const { id } = await shop.deps.db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const secret = (await startSecondFactor(shop.deps, { staffId: id })) ?? ''
  const code = () => new TOTP({ secret }).generate({ timestamp: shop.clock.nowMs() })
  const record = () => Promise.resolve()
  const first = { code: code(), record, device: '', network: '' }
  expect((await turnOnSecondFactor(shop.deps, { staffId: id }, first)).ok).toBe(true)
  expect(await outcome()).toBe('SECOND_FACTOR_REQUIRED')
  expect(await outcome({ code: code() })).toBe('WRONG_CODE')
  shop.clock.advance(60_000)
  expect(await outcome({ code: code() })).toBe('SIGNED_IN')
  expect(await outcome({ code: code() })).toBe('WRONG_CODE')
})
