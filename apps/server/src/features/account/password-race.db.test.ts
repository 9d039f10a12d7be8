import type { UserId } from '@provender/domain/ids'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../../kernel/deps.ts'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { untilStatementsWait } from '../../testing/waiting-statements.fixture.ts'
import { activateUser, deactivateUser } from '../company-user/staff-user-changes.ts'
import { addStaffMember, deactivateStaffMember } from '../staff/staff-accounts.ts'
import { signInStaff } from '../staff/staff-sign-in.ts'
import { confirmEmailChange, requestEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { requestDeletion } from './deletion/delete-account.ts'
import { linkToken } from './email/link-token.ts'
import { setPassword } from './set-password.ts'
import { signInAttempt } from './sign-in-attempt.fixture.ts'
import { signIn } from './sign-in.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const email = 'a1@shop.example'
const user = { id: 1 as UserId, email }
const ip = '192.0.2.9'
const wrongCredentials = { ok: false, refusal: { type: 'WRONG_CREDENTIALS' } }

/** Runs work that checks a password, and makes a change right after the check has succeeded. */
async function withChange<Value>(
  work: (deps: Deps) => Promise<Value>,
  change: () => Promise<unknown>,
): Promise<Value> {
  const { accounts } = shop.deps
  const { check } = accounts.passwords
  const passwords: Deps['accounts']['passwords'] = {
    ...accounts.passwords,
    check: async (...of) => {
      const checked = await check(...of)
      expect(checked).toBe('right')
      await change()
      return checked
    },
  }
  return await work({ ...shop.deps, accounts: { ...accounts, passwords } })
}

async function setOtherPassword(): Promise<void> {
  const passwordHash = await shop.deps.accounts.passwords.hash('another good one', 'test')
  await shop.deps.db.transaction().execute((tx) => setPassword(tx, { ...user, passwordHash }))
}

async function customer() {
  const { secret } = await shop.deps.accounts.openSession(user.id, 'web')
  const caller = await shop.deps.accounts.userOfSecret(secret)
  if (!caller) throw new Error('No session was opened')
  return caller
}

const rowsOf = async (table: string) => (await shop.deps.pool.query(`select from ${table}`)).rowCount

describe('a sign-in', () => {
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    'whose password is replaced': setOtherPassword,
    'whose password its user changes': async () => {
      const done = await changePassword(shop.deps, {
        user: await customer(),
        password: testPassword,
        newPassword: 'another good one',
        language: 'en',
        origin: { device: '', network: '' },
      })
      if (!done.ok) throw new Error(done.refusal.type)
      await shop.deps.accounts.endSession(done.value.sessionId)
    },
    'whose user is deactivated': async () => {
      await deactivateUser(shop.deps.db, { email, staffId: null })
    },
  }
  test.each(Object.keys(changes))(
    '%s during the check fails, even if the user is active again',
    async (name) => {
      const change = changes[name] ?? setOtherPassword
      const signedIn = await withChange((deps) => signIn(deps, signInAttempt()), change)
      expect(signedIn).toEqual(wrongCredentials)
      await activateUser(shop.deps, { email, staffId: null })
      expect(await rowsOf('session')).toBe(0)
      expect(await rowsOf(`security_event where kind = 'SIGN_IN_FAILED'`)).toBe(1)
      expect(await rowsOf(`sign_in_failure where subject like 'network %' and failures > 0`)).toBe(1)
    },
  )

  test('waits for a change that is not committed yet', async () => {
    const passwordHash = await shop.deps.accounts.passwords.hash('another good one', 'test')
    const committing = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const changing = shop.deps.db.transaction().execute(async (tx) => {
      await setPassword(tx, { ...user, passwordHash })
      written.resolve()
      await committing.promise
    })
    await written.promise
    const signingIn = signIn(shop.deps, signInAttempt())
    await untilStatementsWait(shop, 1)
    committing.resolve()
    expect(await signingIn).toEqual(wrongCredentials)
    await changing
    expect(await rowsOf('session')).toBe(0)
  })

  test('of a staff member who is deactivated during the check fails, even if reinstated since', async () => {
    const { passwords } = shop.deps.accounts
    const ada = { email: 'ada@provender.example', name: 'Ada', role: 'WAREHOUSE' } as const
    const add = (password: string) =>
      addStaffMember(shop.deps, ada, { passwords, readPassword: () => Promise.resolve(password) })
    await add(testPassword)
    const signedIn = await withChange(
      (deps) =>
        signInStaff(deps, {
          email: ada.email,
          password: testPassword,
          code: null,
          ip,
          deviceId: null,
          language: 'en',
          device: '',
        }),
      async () => {
        await deactivateStaffMember(shop.deps, ada.email)
        await add('another good one')
      },
    )
    expect(signedIn).toEqual(wrongCredentials)
    expect(await rowsOf('staff_session')).toBe(0)
    expect(await rowsOf(`security_event where kind = 'STAFF_SIGN_IN_FAILED'`)).toBe(1)
  })
})

type By = Parameters<typeof requestDeletion>[1]

test.each([
  [
    'a change of the address',
    'login_email_change',
    (deps: Deps, by: By) => requestEmailChange(deps, { ...by, email: 'kaya@shop.example' }),
  ],
  ['a deletion of the account', 'login_deletion', (deps: Deps, by: By) => requestDeletion(deps, by)],
] as const)('%s needs the password that its user has at that time', async (_what, table, request) => {
  await shop.deps.pool.query(`update login set role = 'OWNER' where id = 2`)
  const by = { user: await customer(), password: testPassword, language: 'en' } as const
  const requested = await withChange<unknown>((deps) => request(deps, by), setOtherPassword)
  expect(requested).toEqual({ ok: false, refusal: { type: 'WRONG_PASSWORD' } })
  expect(await rowsOf(table)).toBe(0)
})

test('a link that confirms an address, opened while a new password is set, has expired', async () => {
  const { db, pool, accounts, secrets } = shop.deps
  const by = { user: await customer(), password: testPassword, language: 'en' } as const
  await requestEmailChange(shop.deps, { ...by, email: 'kaya@shop.example' })
  const { rows } = await pool.query('select id from login_email_change')
  const passwordHash = await accounts.passwords.hash('another good one', 'test')
  const { confirming } = await db.transaction().execute(async (tx) => {
    await sql`select from login where id = ${user.id} for no key update`.execute(tx)
    const confirmation = confirmEmailChange(shop.deps, linkToken(secrets.tokenKey, 'email', rows[0].id))
    await untilStatementsWait(shop, 1)
    // Would deadlock if the confirmation had locked the change of the address already.
    await setPassword(tx, { ...user, passwordHash })
    return { confirming: confirmation }
  })
  expect(await confirming).toEqual({ ok: false, refusal: { type: 'LINK_EXPIRED' } })
  expect(await rowsOf(`login where email = '${email}'`)).toBe(1)
})
