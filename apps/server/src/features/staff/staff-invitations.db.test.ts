import { randomUUID } from 'node:crypto'
import type { StaffId } from '@provender/domain/ids'
import type { StaffRole } from '@provender/domain/permission/permission'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashSecret } from '../../kernel/hash-secret.ts'
import { tokenIn, workAccountJobs } from '../../testing/emails.fixture.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { untilStatementsWait } from '../../testing/waiting-statements.fixture.ts'
import { addStaffMember } from './staff-accounts.ts'
import { openStaffSession } from './staff-sessions.ts'
import { addStaff, endAccess, lockManagers } from './store.ts'

let shop: TestShop
let ruth: { readonly id: StaffId; readonly secret: string }
beforeEach(async () => {
  shop = await openTestShop()
  ruth = await manager('Ruth')
})
afterEach(() => shop.close())

const query = async (statement: string, values: readonly unknown[] = []) =>
  (await shop.deps.pool.query(statement, [...values])).rows
const jo = 'jo@staff.example'
const password = 'a password of hers'
const fields =
  '{ code version name role state hasJoined invitation { isValid } changes { kind byName before after } }'

async function manager(name: string) {
  const { db } = shop.deps
  const member = {
    email: `${name.toLowerCase()}@staff.example`,
    name,
    role: 'MANAGER',
    passwordHash: 'x',
  } as const
  const id = await addStaff(db, member)
  return { id, secret: await openStaffSession(db, id, { nowMs: shop.clock.nowMs() }) }
}

const send = async (mutation: string, { by = ruth.secret, server = shop } = {}) =>
  await server.askAs(by, `mutation { changed: ${mutation} ${fields} }`)
const inviting = (email: string, role: StaffRole = 'WAREHOUSE', key: string = randomUUID()) =>
  `officeInviteStaff(key: "${key}", name: "Jo Hill", email: "${email}", role: ${role})`
// oxlint-disable-next-line typescript/no-explicit-any -- the query decides the shape
const changed = async (mutation: string): Promise<any> => (await send(mutation)).result.data?.['changed']
const refusal = async (mutation: string, by?: string) =>
  refusalIn(await send(mutation, by === undefined ? {} : { by }))?.key
const again = ({ code, version }: { readonly code: string; readonly version: number }) =>
  `officeReturnStaffAccess(code: "${code}", version: ${version})`
const withdrawing = ({ code, version }: { readonly code: string; readonly version: number }) =>
  `officeEndStaffAccess(code: "${code}", version: ${version})`
const invite = async () => {
  const member = await changed(inviting(jo))
  return { member, token: tokenIn((await workAccountJobs(shop)).at(-1)) }
}
const stateOf = async (token: string) =>
  (await shop.get('visitor', `{ officeStaffLink(token: "${token}") { state email inviterName } }`))
    .officeStaffLink
const accept = async (token: string, chosen = password, server = shop) =>
  await server.execute(
    'visitor',
    `mutation { officeAcceptStaffInvitation(token: "${token}", password: "${chosen}") }`,
  )
const signIn = async (chosen = password) =>
  refusalIn(await shop.execute('visitor', `mutation { officeLogin(email: "${jo}", password: "${chosen}") }`))
    ?.key

describe('an invited person', () => {
  test('chooses a password with the link of the e-mail, once, and signs in with it', async () => {
    const member = await changed(inviting(jo, 'ORDER_DESK'))
    expect(member).toMatchObject({
      state: 'INVITED',
      role: 'ORDER_DESK',
      invitation: { isValid: true },
      changes: [{ kind: 'INVITED', byName: 'Ruth', before: null, after: 'ORDER_DESK' }],
    })
    const emails = await workAccountJobs(shop)
    expect(emails).toMatchObject([{ to: jo, subject: 'Ruth invites you to the office of Provender' }])
    expect(emails[0]?.text).toContain('https://orders.example/office/invitation#')
    const token = tokenIn(emails[0])
    expect(await stateOf(token)).toEqual({ state: 'OPEN', email: jo, inviterName: 'Ruth' })
    expect(await signIn()).toBe('WRONG_CREDENTIALS')
    expect((await accept(token)).result.data).toEqual({ officeAcceptStaffInvitation: jo })
    expect(await signIn()).toBeUndefined()
    expect(await stateOf(token)).toEqual({ state: 'USED', email: null, inviterName: 'Ruth' })
    expect(refusalIn(await accept(token, 'another password'))?.key).toBe('LINK_EXPIRED')
    expect(await signIn()).toBeUndefined()
    const changes = await query(
      'select kind, by_staff_id from staff_change where staff_id = $1 order by id',
      [member.code],
    )
    expect(changes).toEqual([
      { kind: 'INVITED', by_staff_id: ruth.id },
      { kind: 'JOINED', by_staff_id: Number(member.code) },
    ])
    const events = await query(`select staff_id, network from security_event where kind = 'STAFF_JOINED'`)
    expect(events).toEqual([{ staff_id: Number(member.code), network: '192.0.2' }])
  })

  test('has a secret only in the e-mail', async () => {
    const { token } = await invite()
    const [row] = await query('select token_hash from staff_invitation')
    expect(hashSecret(token).equals(row.token_hash)).toBe(true)
    const rows = await query('select * from job, staff_invitation, staff_change')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('chooses a password by the rules of the shop', async () => {
    const { token } = await invite()
    expect(refusalIn(await accept(token, 'short'))?.key).toBe('BAD_INPUT')
    expect(refusalIn(await accept(token, 'jo hill 12'))?.key).toBe('PASSWORD_TOO_COMMON')
    expect(await stateOf(token)).toMatchObject({ state: 'OPEN' })
  })

  test.each([
    ['a week later', 'EXPIRED', () => shop.clock.advance(7 * 86_400_000)],
    ['sent again', 'REPLACED', async (member) => await changed(again(member))],
    ['withdrawn', 'WITHDRAWN', async (member) => await changed(withdrawing(member))],
    [
      'once whoever sent it is no manager',
      'WITHDRAWN',
      async () => await query(`update staff set role = 'DRIVER' where id = $1`, [ruth.id]),
    ],
    [
      'once they are let in otherwise',
      'WITHDRAWN',
      async () => await query('update staff set active = true where email = $1', [jo]),
    ],
    [
      'once a command has set a password',
      'WITHDRAWN',
      async () => {
        const { passwords } = shop.deps.accounts
        const readPassword = () => Promise.resolve('one of the command')
        await addStaffMember(
          shop.deps,
          { email: jo, name: 'Jo', role: 'DRIVER' },
          { passwords, readPassword },
        )
      },
    ],
  ] satisfies readonly (readonly [string, string, (member: { code: string; version: number }) => unknown])[])(
    'is not let in by a link %s',
    async (_, state, change) => {
      const { member, token } = await invite()
      await change(member)
      expect(await stateOf(token)).toMatchObject({ state, email: null })
      expect(refusalIn(await accept(token))?.key).toBe('LINK_EXPIRED')
      expect(await signIn()).toBe('WRONG_CREDENTIALS')
    },
  )

  test('is let in by the later of two links', async () => {
    const { member } = await invite()
    const sent = await changed(again(member))
    expect(sent).toMatchObject({
      state: 'INVITED',
      changes: [{ kind: 'INVITATION_SENT_AGAIN' }, { kind: 'INVITED' }],
    })
    const [email] = await workAccountJobs(shop)
    await accept(tokenIn(email))
    expect(await signIn()).toBeUndefined()
  })

  test.each([
    ['was withdrawn', async (member) => await changed(withdrawing(member))],
    ['has expired', () => shop.clock.advance(7 * 86_400_000)],
    [
      'is of no manager any more',
      async () => await query(`update staff set role = 'DRIVER' where id = $1`, [ruth.id]),
    ],
  ] satisfies readonly (readonly [string, (member: { code: string; version: number }) => unknown])[])(
    'gets no e-mail for an invitation that %s before it was sent',
    async (_, change) => {
      await change(await changed(inviting(jo)))
      expect(await workAccountJobs(shop)).toEqual([])
    },
  )

  test.each([
    ['again from their page', again],
    ['as if they were new', () => inviting(jo)],
  ])('who never joined is invited %s, and does not come back', async (_, inviteAgain) => {
    const { member } = await invite()
    const withdrawn = await changed(withdrawing(member))
    expect(withdrawn).toMatchObject({ state: 'LEFT', hasJoined: false })
    const invited = await changed(inviteAgain(withdrawn))
    expect(invited).toMatchObject({
      state: 'INVITED',
      hasJoined: false,
      changes: [{ kind: 'INVITED' }, {}, {}],
    })
    await accept(tokenIn((await workAccountJobs(shop)).at(-1)))
    const left = await changed(withdrawing({ ...invited, version: invited.version + 1 }))
    expect(left).toMatchObject({ state: 'LEFT', hasJoined: true })
    const back = await changed(again(left))
    expect(back.changes[0]).toMatchObject({ kind: 'ACCESS_RETURNED' })
    // The password of before is forgotten, but not that they had one.
    expect(await changed(withdrawing(back))).toMatchObject({ state: 'LEFT', hasJoined: true })
  })

  test('who comes back needs the link, not the password or the second factor of before', async () => {
    const { member, token } = await invite()
    await accept(token)
    await query(`insert into second_factor (staff_id, sealed_secret, on_since) values ($1, 'x', now())`, [
      member.code,
    ])
    const left = await changed(withdrawing({ ...member, version: member.version + 1 }))
    expect(left).toMatchObject({ state: 'LEFT', invitation: null })
    const back = await changed(inviting(jo, 'DRIVER'))
    expect(back).toMatchObject({ code: member.code, state: 'INVITED', role: 'DRIVER' })
    expect(back.changes[0]).toEqual({
      kind: 'ACCESS_RETURNED',
      byName: 'Ruth',
      before: 'WAREHOUSE',
      after: 'DRIVER',
    })
    expect(await signIn()).toBe('WRONG_CREDENTIALS')
    await accept(tokenIn((await workAccountJobs(shop)).at(-1)), 'a later one of hers')
    expect(await signIn()).toBe('WRONG_CREDENTIALS')
    expect(await signIn('a later one of hers')).toBeUndefined()
  })
})

test('a link that was never sent is wrong', async () => {
  expect(await stateOf('x'.repeat(40))).toEqual({ state: 'WRONG', email: null, inviterName: null })
})

test('somebody who is on the list or invited is not invited once more', async () => {
  await invite()
  expect(await refusal(inviting('JO@Staff.example'))).toBe('STAFF_EXISTS')
  expect(await refusal(inviting('ruth@staff.example'))).toBe('STAFF_EXISTS')
  expect(await refusal(inviting('no address'))).toBe('BAD_INPUT')
})

test('a manager sends at most forty links a day', async () => {
  let member = await changed(inviting(jo))
  for (let sent = 1; sent < 40; sent += 1) member = await changed(again(member))
  expect(await refusal(again(member))).toBe('TOO_MANY_ATTEMPTS')
  shop.clock.advance(86_400_001)
})

describe('at once', () => {
  const people = async () => await query(`select active, password_hash from staff where email = $1`, [jo])

  test('two presses invite once', async () => {
    const pressed = inviting(jo, 'WAREHOUSE', randomUUID())
    const server = await shop.otherServer()
    const answers = await Promise.all([send(pressed), send(pressed, { server })])
    expect(answers.map((answer) => refusalIn(answer)?.key)).toEqual([undefined, undefined])
    expect(await workAccountJobs(shop)).toHaveLength(1)
    expect(await people()).toHaveLength(1)
  })

  test('two managers who invite the same person send one link', async () => {
    const grace = await manager('Grace')
    const server = await shop.otherServer()
    const answers = await Promise.all([send(inviting(jo)), send(inviting(jo), { by: grace.secret, server })])
    const keys = answers.map((answer) => refusalIn(answer)?.key)
    expect(new Set(keys)).toEqual(new Set(['STAFF_EXISTS', undefined]))
    expect(await workAccountJobs(shop)).toHaveLength(1)
  })

  test('two uses of a link set one password', async () => {
    const { token } = await invite()
    const server = await shop.otherServer()
    const answers = await Promise.all([
      accept(token, 'the first of two'),
      accept(token, 'the second of two', server),
    ])
    expect(answers.filter((answer) => refusalIn(answer) === undefined)).toHaveLength(1)
    expect(await query(`select kind from staff_change where kind = 'JOINED'`)).toHaveLength(1)
  })

  test('two uses set two passwords if the link is read before the member is locked, as a naive one does', async () => {
    const { token } = await invite()
    const bothHaveRead = Promise.withResolvers<void>()
    let readers = 0
    let uses = 0
    const use = async (hash: string): Promise<void> => {
      const [link] = await query(
        'select staff_id from staff_invitation where token_hash = $1 and ended_at is null',
        [hashSecret(token)],
      )
      readers += 1
      if (readers === 2) bothHaveRead.resolve()
      await bothHaveRead.promise
      await query('update staff set password_hash = $1, active = true where id = $2', [hash, link.staff_id])
      await query(`update staff_invitation set ended_at = now(), ended_by = 'USED'`)
      uses += 1
    }
    await Promise.all([use('one'), use('two')])
    expect(uses).toBe(2)
  })

  test('a withdrawal and a use of the link leave one of the two', async () => {
    const { member, token } = await invite()
    const { db } = shop.deps
    const committing = Promise.withResolvers<void>()
    const withdrawn = Promise.withResolvers<void>()
    const withdrawal = db.transaction().execute(async (tx) => {
      await lockManagers(tx)
      await tx.selectFrom('staff').select('id').where('email', '=', jo).forUpdate().execute()
      await endAccess(tx, Number(member.code) as StaffId, ruth.id)
      withdrawn.resolve()
      await committing.promise
    })
    await withdrawn.promise
    const use = accept(token)
    await untilStatementsWait(shop, 1).finally(committing.resolve)
    await withdrawal
    expect(refusalIn(await use)?.key).toBe('LINK_EXPIRED')
    expect(await people()).toEqual([{ active: false, password_hash: null }])
  })
})
