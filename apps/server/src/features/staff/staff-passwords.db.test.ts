import type { StaffId } from '@provender/domain/ids'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashSecret } from '../../kernel/hash-secret.ts'
import { tokenIn, workAccountJobs } from '../../testing/emails.fixture.ts'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { addStaffMember } from './staff-accounts.ts'
import { openStaffSession } from './staff-sessions.ts'
import { addStaff, endAccess } from './store.ts'

let shop: TestShop
let ruth: { readonly id: StaffId; readonly secret: string }
beforeEach(async () => {
  shop = await openTestShop()
  const { db, accounts } = shop.deps
  const passwordHash = await accounts.passwords.hash(testPassword, 'test')
  const id = await addStaff(db, { email, name: 'Ruth', role: 'MANAGER', passwordHash })
  ruth = { id, secret: await openStaffSession(db, id, { nowMs: shop.clock.nowMs() }) }
})
afterEach(() => shop.close())

const email = 'ruth@staff.example'
const chosen = 'a later one of hers'
const query = async (statement: string) => (await shop.deps.pool.query(statement)).rows
const asVisitor = async (document: string, server = shop) => await server.execute('visitor', document)
const keyOf = (answer: Parameters<typeof refusalIn>[0]) => refusalIn(answer)?.key
const request = async (address = email) =>
  await asVisitor(`mutation { officeRequestPasswordReset(email: "${address}") }`)
const link = async () => {
  await request()
  return tokenIn((await workAccountJobs(shop)).at(-1))
}
const reset = async (token: string, password = chosen, server = shop) =>
  await asVisitor(`mutation { officeResetPassword(token: "${token}", password: "${password}") }`, server)
const linkEmail = async (token: string) =>
  (await shop.get('visitor', `{ officePasswordReset(token: "${token}") }`)).officePasswordReset
const signIn = async (password: string) =>
  keyOf(await asVisitor(`mutation { officeLogin(email: "${email}", password: "${password}") }`))
const isLetIn = async () => keyOf(await shop.askAs(ruth.secret, '{ officeMe { name } }')) === undefined

describe('a link for a forgotten password', () => {
  test('sets a new one, once, ends every session, and is told by e-mail', async () => {
    await isLetIn()
    const token = await link()
    expect(await linkEmail(token)).toBe(email)
    expect(await isLetIn()).toBe(true)
    expect((await reset(token)).result.data).toEqual({ officeResetPassword: email })
    expect(await isLetIn()).toBe(false)
    expect([await signIn(testPassword), await signIn(chosen)]).toEqual(['WRONG_CREDENTIALS', undefined])
    expect((await workAccountJobs(shop))[0]).toMatchObject({
      to: email,
      subject: 'Your password was changed',
    })
    expect(await linkEmail(token)).toBeNull()
    expect(keyOf(await reset(token, 'yet another one'))).toBe('RESET_LINK_USED')
    expect(await query('select kind, by_staff_id from staff_change')).toEqual([
      { kind: 'PASSWORD_RESET', by_staff_id: ruth.id },
    ])
  })

  test('gets the same answer for every address, and only members get an e-mail', async () => {
    for (const address of ['nobody@staff.example', email])
      expect((await request(address)).result.data).toEqual({ officeRequestPasswordReset: true })
    expect((await workAccountJobs(shop)).map(({ to }) => to)).toEqual([email])
  })

  test('lasts for half an hour, and lets nobody in whose access ended', async () => {
    const late = await link()
    shop.clock.advance(1_800_001)
    expect(keyOf(await reset(late))).toBe('RESET_LINK_USED')
    const token = await link()
    await endAccess(shop.deps.db, ruth.id, null)
    expect(keyOf(await reset(token))).toBe('RESET_LINK_USED')
  })

  test('ends with access, also if access is given back', async () => {
    const token = await link()
    shop.clock.advance(61_000)
    await request()
    await endAccess(shop.deps.db, ruth.id, null)
    await query('update staff set active = true')
    expect(keyOf(await reset(token))).toBe('RESET_LINK_USED')
    expect(await workAccountJobs(shop)).toEqual([])
  })

  test('ends once a command lets the member in again', async () => {
    const token = await link()
    await query('update staff set active = false')
    const { passwords } = shop.deps.accounts
    const member = { email, name: 'Ruth', role: 'MANAGER' } as const
    await addStaffMember(shop.deps, member, { passwords, readPassword: () => Promise.resolve(chosen) })
    expect(keyOf(await reset(token, 'yet another one'))).toBe('RESET_LINK_USED')
  })

  test('is never of a customer', async () => {
    const token = await link()
    const answer = await asVisitor(`mutation { resetPassword(token: "${token}", password: "${chosen}") }`)
    expect(keyOf(answer)).toBe('RESET_LINK_USED')
    expect(await linkEmail(token)).toBe(email)
  })

  test('is in the e-mail alone, and ends with a new password', async () => {
    const [first, second] = [await link(), (shop.clock.advance(61_000), await link())]
    expect(JSON.stringify(await query('select * from job, password_reset'))).not.toContain(first)
    await reset(second)
    expect(keyOf(await reset(first, 'yet another one'))).toBe('RESET_LINK_USED')
  })

  test('is requested at most ten times from a network', async () => {
    for (let n = 0; n < 10; n += 1) expect(keyOf(await request(`n${n}@staff.example`))).toBeUndefined()
    expect(keyOf(await request())).toBe('TOO_MANY_ATTEMPTS')
  })

  test('sets one password if it is used twice at once', async () => {
    const token = await link()
    const server = await shop.otherServer()
    const answers = await Promise.all([
      reset(token, 'the first of two'),
      reset(token, 'the second of two', server),
    ])
    expect(answers.filter((answer) => keyOf(answer) === undefined)).toHaveLength(1)
  })

  test('sets two if it is read before it is ended, as a naive one does', async () => {
    const token = await link()
    const bothHaveRead = Promise.withResolvers<void>()
    let readers = 0
    let uses = 0
    const use = async (): Promise<void> => {
      const { rows } = await shop.deps.pool.query(
        'select staff_id from password_reset where token_hash = $1',
        [hashSecret(token)],
      )
      readers += 1
      if (readers === 2) bothHaveRead.resolve()
      await bothHaveRead.promise
      await shop.deps.pool.query(`delete from password_reset`)
      uses += rows.length
    }
    await Promise.all([use(), use()])
    expect(uses).toBe(2)
  })
})

const fields = '{ version }'
const changes: readonly (readonly [string, (code: string) => string])[] = [
  [
    'inviting somebody',
    () =>
      `officeInviteStaff(key: "${crypto.randomUUID()}", name: "Jo Hill", email: "jo@staff.example", role: DRIVER)`,
  ],
  ['changing a role', (code) => `officeChangeStaffRole(code: "${code}", version: 1, role: DRIVER)`],
  ['ending access', (code) => `officeEndStaffAccess(code: "${code}", version: 1)`],
  ['giving access back', (code) => `officeReturnStaffAccess(code: "${code}", version: 1)`],
]

test.each(changes)('%s needs the password, unless it was typed within ten minutes', async (_, mutation) => {
  const code = String(
    await addStaff(shop.deps.db, {
      email: 'dee@staff.example',
      name: 'Dee',
      role: 'WAREHOUSE',
      passwordHash: 'x',
    }),
  )
  const change = async () => keyOf(await shop.askAs(ruth.secret, `mutation { ${mutation(code)} ${fields} }`))
  const confirm = async (password: string) =>
    keyOf(await shop.askAs(ruth.secret, `mutation { officeConfirmPassword(password: "${password}") }`))
  await isLetIn()
  shop.clock.advance(11 * 60_000)
  expect(await change()).toBe('PASSWORD_NEEDED')
  expect(await confirm('wrong')).toBe('WRONG_PASSWORD')
  expect(await change()).toBe('PASSWORD_NEEDED')
  expect(await confirm(testPassword)).toBeUndefined()
  expect(await change()).toBeUndefined()
})
