import { randomUUID } from 'node:crypto'
import type { StaffId } from '@provender/domain/ids'
import type { StaffRole } from '@provender/domain/permission/permission'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tokenIn, workAccountJobs } from '../../testing/emails.fixture.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { openStaffSession } from './staff-sessions.ts'
import { addStaff } from './store.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

interface Signed {
  readonly id: StaffId
  readonly secret: string
}

async function signed(name: string, role: StaffRole): Promise<Signed> {
  const { db } = shop.deps
  const email = `${name.toLowerCase()}@staff.example`
  const id = await addStaff(db, { email, name, role, passwordHash: 'x' })
  return {
    id,
    secret: await openStaffSession(db, id, { nowMs: shop.clock.nowMs(), device: `Chrome · ${name}` }),
  }
}

const fields = `{ code version name role state lastUsedAt sessions { id device isCurrent }
  changes { kind byName before after } }`
const change = async ({ secret }: Signed, mutation: string, server = shop) =>
  await server.askAs(secret, `mutation { changed: ${mutation} ${fields} }`)
const changed = async (by: Signed, mutation: string) =>
  // oxlint-disable-next-line typescript/no-explicit-any -- the query decides the shape
  (await change(by, mutation)).result.data?.['changed'] as any
const refusal = async (by: Signed, mutation: string) => refusalIn(await change(by, mutation))?.key
const isLetIn = async ({ secret }: Signed) =>
  refusalIn(await shop.askAs(secret, '{ officeMe { name } }')) === undefined
const setRole = ({ id }: Signed, version: number, role: StaffRole) =>
  `officeChangeStaffRole(code: "${id}", version: ${version}, role: ${role})`
const endAccess = ({ id }: Signed, version: number) =>
  `officeEndStaffAccess(code: "${id}", version: ${version})`

describe('a manager', () => {
  test('sees who is signed in where, and which session is theirs', async () => {
    const [ruth, dee] = [await signed('Ruth', 'MANAGER'), await signed('Dee', 'WAREHOUSE')]
    const { result } = await shop.askAs(ruth.secret, `{ officeStaffMembers ${fields} }`)
    expect(result.data?.['officeStaffMembers']).toMatchObject([
      { code: String(dee.id), name: 'Dee', sessions: [{ device: 'Chrome · Dee', isCurrent: false }] },
      { code: String(ruth.id), name: 'Ruth', sessions: [{ device: 'Chrome · Ruth', isCurrent: true }] },
    ])
  })

  test('changes a role, which counts at once, and is recorded with both roles', async () => {
    const [ruth, dee] = [await signed('Ruth', 'MANAGER'), await signed('Dee', 'WAREHOUSE')]
    await isLetIn(dee)
    const member = await changed(ruth, setRole(dee, 1, 'ORDER_DESK'))
    expect(member).toMatchObject({
      role: 'ORDER_DESK',
      version: 2,
      changes: [{ kind: 'ROLE_CHANGED', byName: 'Ruth', before: 'WAREHOUSE', after: 'ORDER_DESK' }],
    })
    const { result } = await shop.askAs(dee.secret, '{ officeMe { role } }')
    expect(result.data).toEqual({ officeMe: { role: 'ORDER_DESK' } })
    expect(await refusal(ruth, setRole(dee, 1, 'DRIVER'))).toBe('STALE')
  })

  test('ends one session, or all of them, and no other', async () => {
    const [ruth, dee] = [await signed('Ruth', 'MANAGER'), await signed('Dee', 'WAREHOUSE')]
    const second = {
      ...dee,
      secret: await openStaffSession(shop.deps.db, dee.id, { nowMs: shop.clock.nowMs(), device: 'App' }),
    }
    const { rows } = await shop.deps.pool.query(`select id from staff_session where device = 'App'`)
    const { id } = rows[0]
    // A session counts only for the member whom the mutation names.
    await changed(ruth, `officeEndStaffSession(code: "${ruth.id}", id: "${id}")`)
    expect(await isLetIn(second)).toBe(true)
    await changed(ruth, `officeEndStaffSession(code: "${dee.id}", id: "${id}")`)
    expect([await isLetIn(dee), await isLetIn(second)]).toEqual([true, false])
    const member = await changed(ruth, `officeEndAllStaffSessions(code: "${dee.id}")`)
    expect(await isLetIn(dee)).toBe(false)
    expect(await isLetIn(ruth)).toBe(true)
    expect(member.changes).toMatchObject([
      { kind: 'ALL_SESSIONS_ENDED' },
      { kind: 'SESSION_ENDED', before: 'App' },
    ])
  })

  test('ends access with all sessions, and sends a link to give it back', async () => {
    const [ruth, dee] = [await signed('Ruth', 'MANAGER'), await signed('Dee', 'WAREHOUSE')]
    await isLetIn(dee)
    expect(await changed(ruth, endAccess(dee, 1))).toMatchObject({ state: 'LEFT', version: 2, sessions: [] })
    expect(await isLetIn(dee)).toBe(false)
    const back = await changed(ruth, `officeReturnStaffAccess(code: "${dee.id}", version: 2)`)
    expect(back).toMatchObject({
      state: 'INVITED',
      changes: [{ kind: 'ACCESS_RETURNED', byName: 'Ruth' }, { kind: 'ACCESS_ENDED' }],
    })
    expect(await isLetIn(dee)).toBe(false)
  })

  test('does not end their own access, also with another manager', async () => {
    const ruth = await signed('Ruth', 'MANAGER')
    await signed('Grace', 'MANAGER')
    expect(await refusal(ruth, endAccess(ruth, 1))).toBe('OWN_ACCESS')
    expect(await isLetIn(ruth)).toBe(true)
  })

  test('keeps the role while nobody else who may sign in has it', async () => {
    const [ruth, grace] = [await signed('Ruth', 'MANAGER'), await signed('Grace', 'MANAGER')]
    await changed(ruth, endAccess(grace, 1))
    expect(await refusal(ruth, setRole(ruth, 1, 'DRIVER'))).toBe('LAST_MANAGER')
    await changed(ruth, `officeReturnStaffAccess(code: "${grace.id}", version: 2)`)
    // Grace has not used her link.
    expect(await refusal(ruth, setRole(ruth, 1, 'DRIVER'))).toBe('LAST_MANAGER')
    const token = tokenIn((await workAccountJobs(shop)).at(-1))
    await shop.get(
      'visitor',
      `mutation { officeAcceptStaffInvitation(token: "${token}", password: "a password of hers") }`,
    )
    expect(await changed(ruth, setRole(ruth, 1, 'DRIVER'))).toMatchObject({ role: 'DRIVER' })
  })

  test('who was demoted on another server a moment ago changes nothing', async () => {
    const [ruth, grace] = [await signed('Ruth', 'MANAGER'), await signed('Grace', 'MANAGER')]
    const other = await shop.otherServer()
    await other.askAs(grace.secret, '{ officeMe { role } }')
    await changed(ruth, setRole(grace, 1, 'DRIVER'))
    expect(refusalIn(await change(grace, setRole(ruth, 1, 'DRIVER'), other))?.key).toBe('NOT_ALLOWED')
  })
})

const invite = async (by: Signed, server = shop) => {
  const mutation = `officeInviteStaff(key: "${randomUUID()}", name: "Jo Hill", email: "jo@staff.example", role: DRIVER)`
  // oxlint-disable-next-line typescript/no-explicit-any -- the query decides the shape
  return (await change(by, mutation, server)).result.data?.['changed'] as any
}

test.each([
  ['is demoted', (sender: Signed) => setRole(sender, 1, 'DRIVER')],
  ['leaves', (sender: Signed) => endAccess(sender, 1)],
])('the links of a manager who %s stay invalid, also once they are one again', async (_, ending) => {
  const [ruth, grace] = [await signed('Ruth', 'MANAGER'), await signed('Grace', 'MANAGER')]
  const { code } = await invite(ruth)
  const token = tokenIn((await workAccountJobs(shop)).at(-1))
  await changed(grace, ending(ruth))
  await shop.deps.pool.query(`update staff set role = 'MANAGER', active = true where id = $1`, [ruth.id])
  const { officeStaffLink } = await shop.get('visitor', `{ officeStaffLink(token: "${token}") { state } }`)
  expect(officeStaffLink).toEqual({ state: 'WITHDRAWN' })
  const { result } = await shop.askAs(grace.secret, `{ officeStaffMembers ${fields} }`)
  const members = result.data?.['officeStaffMembers'] as { readonly code: string }[]
  expect(members.find((member) => member.code === code)).toMatchObject({
    state: 'LEFT',
    version: 3,
    changes: [{ kind: 'INVITATION_WITHDRAWN', byName: 'Grace' }, { kind: 'INVITED' }],
  })
})

test('who invites needs no second connection while the managers are locked', async () => {
  const ruth = await signed('Ruth', 'MANAGER')
  const server = await shop.otherServer({
    readNowMs: async () => {
      await shop.deps.pool.query('select from staff for update nowait')
      return shop.clock.nowMs()
    },
  })
  const { code, version } = await invite(ruth, server)
  const again = `officeReturnStaffAccess(code: "${code}", version: ${version})`
  expect(refusalIn(await change(ruth, again, server))).toBeUndefined()
})

test('a code that names no member is refused', async () => {
  const ruth = await signed('Ruth', 'MANAGER')
  expect(await refusal(ruth, 'officeEndAllStaffSessions(code: "987654")')).toBe('NOT_FOUND')
})

const managersLeft = async () => {
  const { rows } = await shop.deps.pool.query(
    `select count(*)::int as n from staff where active and role = 'MANAGER'`,
  )
  return rows[0].n
}

describe('two managers who demote each other, or themselves, at once', () => {
  test.each([
    ['each other', (one: Signed, two: Signed) => [two, one] as const],
    ['themselves', (one: Signed, two: Signed) => [one, two] as const],
  ])('leave one manager: %s', async (_, targets) => {
    const [ruth, grace] = [await signed('Ruth', 'MANAGER'), await signed('Grace', 'MANAGER')]
    const [ofRuth, ofGrace] = targets(ruth, grace)
    const other = await shop.otherServer()
    const answers = await Promise.all([
      change(ruth, setRole(ofRuth, 1, 'DRIVER')),
      change(grace, setRole(ofGrace, 1, 'DRIVER'), other),
    ])
    expect(answers.filter((answer) => refusalIn(answer) === undefined)).toHaveLength(1)
    expect(await managersLeft()).toBe(1)
  })

  test('leave none if the rule is read before it is written, as a naive one does', async () => {
    const [ruth, grace] = [await signed('Ruth', 'MANAGER'), await signed('Grace', 'MANAGER')]
    const bothHaveRead = Promise.withResolvers<void>()
    let readers = 0
    const demote = async ({ id }: Signed): Promise<void> => {
      const others = (await managersLeft()) - 1
      readers += 1
      if (readers === 2) bothHaveRead.resolve()
      await bothHaveRead.promise
      if (others > 0) await shop.deps.pool.query(`update staff set role = 'DRIVER' where id = $1`, [id])
    }
    await Promise.all([demote(ruth), demote(grace)])
    expect(await managersLeft()).toBe(0)
  })
})
