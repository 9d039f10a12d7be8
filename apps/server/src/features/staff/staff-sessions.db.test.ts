import type { StaffId } from '@provender/domain/ids'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { addStaffMember, deactivateStaffMember } from './staff-accounts.ts'
import { createStaffSessions, openStaffSession, staffSessionKey } from './staff-sessions.ts'
import { addStaff } from './store.ts'

const grace = { email: 'grace@provender.example', name: 'Grace', role: 'MANAGER' } as const
const minuteMs = 60_000

let shop: TestShop
let staffId: StaffId
beforeEach(async () => {
  shop = await openTestShop()
  staffId = await addStaff(shop.deps.db, { ...grace, passwordHash: 'x' })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await shop.close()
})

const open = () => openStaffSession(shop.deps.db, staffId, { nowMs: shop.clock.nowMs() })
const isKnown = async (secret: string, { deps } = shop) =>
  (await deps.staffSessions.memberOfSecret(secret)) !== undefined

test('requests within five seconds read a session once', async () => {
  const secret = await open()
  const reads = vi.spyOn(shop.deps.db, 'selectFrom')
  for (const _ of [1, 2, 3]) expect(await isKnown(secret)).toBe(true)
  expect(reads).toHaveBeenCalledOnce()
})

test('signing out ends this session at once, and no other', async () => {
  const [here, there] = [await open(), await open()]
  expect([await isKnown(here), await isKnown(there)]).toEqual([true, true])
  await shop.deps.staffSessions.end(here)
  expect([await isKnown(here), await isKnown(there)]).toEqual([false, true])
})

test('a deactivated staff member is refused at once, also when reinstated with another role', async () => {
  const secret = await open()
  expect(await isKnown(secret)).toBe(true)
  await addStaff(shop.deps.db, { ...grace, email: 'ada@provender.example', passwordHash: 'x' })
  await deactivateStaffMember(shop.deps, grace.email)
  expect(await isKnown(secret)).toBe(false)
  const password = { passwords: shop.deps.accounts.passwords, readPassword: async () => 'another good one' }
  await addStaffMember(shop.deps, { ...grace, role: 'DRIVER' }, password)
  expect(await isKnown(secret)).toBe(false)
  expect(await shop.deps.staffSessions.memberOfSecret(await open())).toMatchObject({ role: 'DRIVER' })
})

test('a role that another process changed counts once the member is dropped from the cache', async () => {
  const secret = await open()
  const role = async () => (await shop.deps.staffSessions.memberOfSecret(secret))?.role
  expect(await role()).toBe('MANAGER')
  await shop.deps.pool.query(`update staff set role = 'DRIVER'`)
  expect(await role()).toBe('MANAGER')
  await shop.deps.staffSessions.invalidate(staffId)
  expect(await role()).toBe('DRIVER')
})

test('a member who signs out on one server is signed out on another within five seconds', async () => {
  const other = await shop.otherServer()
  const secret = await open()
  const statusAt = async (server: TestShop) =>
    refusalIn(await server.askAs(secret, '{ officeMe { email } }'))?.code
  expect([await statusAt(shop), await statusAt(other)]).toEqual([undefined, undefined])
  await shop.askAs(secret, 'mutation { officeLogout }')
  expect([await statusAt(shop), await statusAt(other)]).toEqual([401, undefined])
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5001)
  // The cache looks at the clock once in a millisecond.
  await expect.poll(() => statusAt(other)).toBe(401)
})

test('a cached session ends to the minute without use, and to the millisecond in total', async () => {
  const [idle, used] = [await open(), await open()]
  for (const secret of [idle, used]) expect(await isKnown(secret)).toBe(true)
  for (let minute = 29; minute < 720; minute += 29) {
    shop.clock.advance(29 * minuteMs)
    expect(await isKnown(used)).toBe(true)
    if (minute > 29) expect(await isKnown(idle)).toBe(false)
  }
  shop.clock.advance(24 * minuteMs - 1)
  expect(await isKnown(used)).toBe(true)
  shop.clock.advance(1)
  expect(await isKnown(used)).toBe(false)
})

test('asking which sessions are alive is no use of them', async () => {
  const [secret, ended] = [await open(), await open()]
  const sessions = createStaffSessions(shop.deps)
  await sessions.end(ended)
  const keys = [secret, ended].map(staffSessionKey)
  shop.clock.advance(29 * minuteMs)
  expect(await sessions.readAlive(keys)).toEqual(new Set([staffSessionKey(secret)]))
  shop.clock.advance(minuteMs)
  expect(await sessions.readAlive(keys)).toEqual(new Set())
})
