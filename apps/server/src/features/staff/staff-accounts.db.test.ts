import { fixedClock } from '@provender/testing/fixed-clock'
import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { expect, test, vi } from 'vitest'
import { createPasswords } from '../account/passwords.ts'
import { addStaffMember, deactivateStaffMember, findActingStaff } from './staff-accounts.ts'
import { createStaffSessions } from './staff-sessions.ts'

const passwords = createPasswords()
const grace = { email: 'Grace@provender.example', name: 'Grace', role: 'MANAGER' } as const

const ada = { email: 'ada@provender.example', name: 'Ada', role: 'MANAGER' } as const

const depsOf = ({ db }: TestDb) => ({
  db,
  staffSessions: createStaffSessions({ db, clock: fixedClock(0) }),
})

async function add(
  database: TestDb,
  password = 'a good one',
  member: Parameters<typeof addStaffMember>[1] = grace,
) {
  return await addStaffMember(depsOf(database), member, { passwords, readPassword: async () => password })
}

test('an active staff member is not added again, and no password is read for it', async () => {
  await withDatabase(async (database) => {
    expect(await add(database)).toEqual({ ok: true, value: 'ADDED' })
    const readPassword = vi.fn<() => Promise<string>>()
    const email = 'grace@PROVENDER.example'
    expect(await addStaffMember(depsOf(database), { ...grace, email }, { passwords, readPassword })).toEqual({
      ok: false,
      refusal: { type: 'ALREADY_ACTIVE' },
    })
    expect(readPassword).not.toHaveBeenCalled()
  })
})

test('a deactivated staff member is reinstated with a new name, role and password', async () => {
  await withDatabase(async (database) => {
    await add(database)
    await add(database, 'a good one', ada)
    await deactivateStaffMember(depsOf(database), grace.email)
    const driver = { ...grace, name: 'Grace H.', role: 'DRIVER' } as const
    expect(await add(database, 'the second one', driver)).toEqual({ ok: true, value: 'REINSTATED' })
    const staff = await database.db.selectFrom('staff').selectAll().where('email', '=', grace.email).execute()
    expect(staff).toMatchObject([{ name: 'Grace H.', role: 'DRIVER', active: true }])
    expect(await passwords.check(staff[0]?.password_hash, 'the second one', 'test')).toBe('right')
    const changes = await database.db
      .selectFrom('staff_change')
      .innerJoin('staff', 'staff.id', 'staff_change.staff_id')
      .select(['kind', 'before', 'after'])
      .where('email', '=', grace.email)
      .orderBy('staff_change.id')
      .execute()
    expect(changes).toEqual([
      { kind: 'ADDED', before: null, after: 'MANAGER' },
      { kind: 'ACCESS_ENDED', before: null, after: null },
      { kind: 'ACCESS_RETURNED', before: 'MANAGER', after: 'DRIVER' },
    ])
  })
})

test('of two who add the same address at once, one is refused', async () => {
  await withDatabase(async (database) => {
    const added = await Promise.all([add(database, 'a good one'), add(database, 'another good one')])
    expect(added.filter(({ ok }) => ok)).toHaveLength(1)
    expect(added).toContainEqual({ ok: false, refusal: { type: 'ALREADY_ACTIVE' } })
  })
})

test.each([
  ['short', { type: 'TOO_SHORT', min: 8, length: 5 }],
  ['x'.repeat(257), { type: 'TOO_LONG', max: 256 }],
  ['password', { type: 'TOO_COMMON' }],
])('nobody is added with the password %s', async (password, refusal) => {
  await withDatabase(async (database) => {
    expect(await add(database, password)).toEqual({ ok: false, refusal })
    expect(await database.db.selectFrom('staff').select('id').execute()).toEqual([])
  })
})

test('only an active staff member can act', async () => {
  await withDatabase(async (database) => {
    const notFound = { ok: false, refusal: { type: 'STAFF_NOT_FOUND' } }
    expect(await findActingStaff(database.db, grace.email)).toEqual(notFound)
    expect(await deactivateStaffMember(depsOf(database), grace.email)).toEqual(notFound)
    await add(database)
    await add(database, 'a good one', ada)
    expect((await findActingStaff(database.db, grace.email)).ok).toBe(true)
    await deactivateStaffMember(depsOf(database), grace.email)
    expect(await findActingStaff(database.db, grace.email)).toEqual(notFound)
  })
})

test('the only manager is not deactivated, and of two at once, one stays', async () => {
  await withDatabase(async (database) => {
    const onlyManager = { ok: false, refusal: { type: 'LAST_MANAGER' } }
    const deactivate = async ({ email }: { readonly email: string }) =>
      await deactivateStaffMember(depsOf(database), email)
    await add(database)
    await add(database, 'a good one', { ...ada, email: 'driver@provender.example', role: 'DRIVER' })
    expect(await deactivate(grace)).toEqual(onlyManager)
    await add(database, 'a good one', ada)
    const deactivated = await Promise.all([deactivate(grace), deactivate(ada)])
    expect(deactivated.filter(({ ok }) => ok)).toHaveLength(1)
    expect(deactivated).toContainEqual(onlyManager)
  })
})
