import { createSecretKey } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tokenIn, workAccountJobs } from '../../testing/emails.fixture.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const people = '{ logins { userCode email role } invitations { id email role } }'
const inviting = (email: string, role = 'BUYER') =>
  `mutation { inviteColleague(key: "${crypto.randomUUID()}", email: "${email}", role: ${role}) ${people} }`
const setting = (userCode: number, role: string) =>
  `mutation { setColleagueRole(userCode: "${userCode}", role: ${role}) ${people} }`
const removing = (userCode: number) => `mutation { removeColleague(userCode: "${userCode}") ${people} }`

const accept = (token: string, password = 'a password of hers') =>
  shop.execute(
    'visitor',
    'mutation ($token: String!, $password: String!) { acceptInvitation(token: $token, name: "Eve Sand", password: $password) }',
    { token, password },
  )
const invitationOf = async (token: string) =>
  (
    await shop.get(
      'visitor',
      'query ($token: String!) { invitation(token: $token) { email companyName inviterName } }',
      { token },
    )
  ).invitation

describe('an invitation', () => {
  test('adds a colleague through the link in the e-mail, in the named role, once', async () => {
    const { inviteColleague } = await shop.get('a1', inviting('eve@corner.example'))
    expect(inviteColleague.invitations).toMatchObject([{ email: 'eve@corner.example', role: 'BUYER' }])
    const [message] = await workAccountJobs(shop)
    expect(message).toMatchObject({
      to: 'eve@corner.example',
      subject: "Deniz invites you to order for Kaya's Corner",
    })
    expect(message?.text).toContain('https://orders.example/invitation#')
    expect(message?.html).toContain('Kaya&#39;s Corner')
    const token = tokenIn(message)
    expect(await invitationOf(token)).toEqual({
      email: 'eve@corner.example',
      companyName: "Kaya's Corner",
      inviterName: 'Deniz',
    })
    const { result } = await accept(token)
    const [notice, ...others] = await workAccountJobs(shop)
    expect([notice?.to, notice?.subject, others]).toEqual([
      'eve@corner.example',
      'New login to your account',
      [],
    ])
    const secret = String(result.data?.['acceptInvitation'])
    const answer = await shop.askAs(secret, '{ user { name email role companyName } }')
    expect(answer.result.data?.['user']).toEqual({
      name: 'Eve Sand',
      email: 'eve@corner.example',
      role: 'BUYER',
      companyName: "Kaya's Corner",
    })
    expect(refusalIn(await accept(token))).toMatchObject({ key: 'LINK_EXPIRED' })
    const after = await shop.get('a1', `{ companyPeople ${people} }`)
    expect(after.companyPeople.invitations).toEqual([])
    expect(after.companyPeople.logins).toHaveLength(4)
  })

  test('ends after a week, on withdrawal, when sent again, or when the sender may no longer invite', async () => {
    const send = async (): Promise<string> => {
      await shop.get('a1', inviting('eve@corner.example'))
      return tokenIn((await workAccountJobs(shop)).at(-1))
    }
    const first = await send()
    const second = await send()
    expect(await invitationOf(first)).toBeNull()
    expect(await invitationOf(second)).not.toBeNull()
    const { companyPeople } = await shop.get('a1', `{ companyPeople ${people} }`)
    expect(companyPeople.invitations).toHaveLength(1)
    await shop.get(
      'a1',
      `mutation { withdrawInvitation(id: "${companyPeople.invitations[0].id}") ${people} }`,
    )
    expect(refusalIn(await accept(second))).toMatchObject({ key: 'LINK_EXPIRED' })
    const third = await send()
    await shop.get('a1', setting(2, 'OWNER'))
    await shop.get('a2', setting(1, 'BUYER'))
    expect(await invitationOf(third)).toBeNull()
    await shop.get('a2', setting(1, 'OWNER'))
    expect(await invitationOf(third)).not.toBeNull()
    shop.clock.advance(7 * 86_400_000)
    expect(await invitationOf(third)).toBeNull()
  })

  test('that is forged, for another purpose or of another installation is invalid', async () => {
    await shop.get('a1', inviting('eve@corner.example'))
    const token = tokenIn((await workAccountJobs(shop))[0])
    const [id, signature = ''] = token.split('.')
    const other = await shop.otherServer({
      secrets: { ...shop.deps.secrets, tokenKey: createSecretKey(Buffer.alloc(32, 8)) },
    })
    for (const wrong of [String(id), `${id}.${'A'.repeat(43)}`, `${id}.${signature.toUpperCase()}`, ''])
      expect(await invitationOf(wrong)).toBeNull()
    const { result } = await other.execute(
      'visitor',
      'query ($token: String!) { invitation(token: $token) { email } }',
      { token },
    )
    expect(result.data).toEqual({ invitation: null })
  })

  test('reveals nothing about users of other companies to the sender, only to the recipient', async () => {
    const existing = await shop.get('a1', inviting('B1@shop.example'))
    const unknown = await shop.get('a1', inviting('eve@corner.example'))
    expect(existing.inviteColleague.invitations).toHaveLength(1)
    expect(unknown.inviteColleague.invitations).toHaveLength(2)
    const emails = await workAccountJobs(shop)
    expect(emails.map(({ to, text }) => [to, text.includes('#')])).toEqual([
      ['B1@shop.example', false],
      ['eve@corner.example', true],
    ])
    expect(refusalIn(await shop.execute('a1', inviting('A2@shop.example')))).toMatchObject({
      key: 'LOGIN_EXISTS',
    })
  })

  test('can be sent again at once when the clock was set back', async () => {
    for (let n = 0; n < 20; n += 1) await shop.get('a1', inviting(`x${n}@corner.example`))
    expect(refusalIn(await shop.execute('a1', inviting('eve@corner.example')))?.key).toBe('TOO_MANY_ATTEMPTS')
    shop.clock.advance(-86_400_000)
    await shop.get('a1', inviting('eve@corner.example'))
  })

  test('can be sent twenty times a day per company', async () => {
    for (let n = 0; n < 20; n += 1) await shop.get('a1', inviting(`x${n % 3}@corner.example`))
    expect(refusalIn(await shop.execute('a1', inviting('y@corner.example')))).toMatchObject({
      key: 'TOO_MANY_ATTEMPTS',
    })
    shop.clock.advance(86_400_000)
    await shop.get('a1', inviting('y@corner.example'))
    const { rows } = await shop.deps.pool.query('select count(*)::int as n from login_invitation')
    expect(rows[0].n).toBe(4)
  })
})

describe('a colleague', () => {
  test('who is removed is signed out everywhere, and the address is free again', async () => {
    const { accounts, pool } = shop.deps
    await shop.get('a2', 'mutation { addFavorites(productId: [1]) }')
    const { secret } = await accounts.openSession(2 as never, 'native')
    expect(await accounts.userOfSecret(secret)).toBeDefined()
    const { removeColleague } = await shop.get('a1', removing(2))
    expect(removeColleague.logins.map(({ email }: { email: string }) => email)).toEqual([
      'a1@shop.example',
      'new@shop.example',
    ])
    expect(await accounts.userOfSecret(secret)).toBeUndefined()
    expect(refusalIn(await shop.execute('a2', '{ user { name } }'))).toMatchObject({ code: 401 })
    const { rows } = await pool.query('select name, email, password_hash, active from login where id = 2')
    expect(rows).toEqual([
      { name: 'Ada', email: 'closed-2@login.invalid', password_hash: null, active: false },
    ])
    await shop.get('a1', inviting('a2@shop.example', 'OWNER'))
    const token = tokenIn((await workAccountJobs(shop)).at(-1))
    expect((await accept(token)).result.errors).toBeUndefined()
  })

  test('of another company counts as missing', async () => {
    for (const call of [setting(4, 'BUYER'), removing(4), removing(99), removing(1)])
      expect(refusalIn(await shop.execute('a1', call))).toMatchObject({ code: 404 })
    const { companyPeople } = await shop.get('b1', `{ companyPeople ${people} }`)
    expect(companyPeople.logins).toHaveLength(1)
  })

  test('the last owner cannot become a buyer', async () => {
    expect(refusalIn(await shop.execute('a1', setting(1, 'BUYER')))).toMatchObject({ key: 'LAST_OWNER' })
    await shop.get('a1', setting(2, 'OWNER'))
    await shop.get('a1', setting(1, 'BUYER'))
    expect(refusalIn(await shop.execute('a1', setting(1, 'OWNER')))).toMatchObject({ key: 'NOT_ALLOWED' })
    expect(refusalIn(await shop.execute('a2', setting(2, 'BUYER')))).toMatchObject({ key: 'LAST_OWNER' })
  })

  test('two owners who demote each other at once leave one owner', async () => {
    for (let round = 0; round < 8; round += 1) {
      await shop.deps.pool.query(`update login set role = 'OWNER' where id in (1, 2)`)
      await shop.deps.accounts.invalidateCompany(1 as never)
      await Promise.all([shop.get('a1', '{ user { name } }'), shop.get('a2', '{ user { name } }')])
      await Promise.all([shop.execute('a1', setting(2, 'BUYER')), shop.execute('a2', setting(1, 'BUYER'))])
      const { rows } = await shop.deps.pool.query(
        `select count(*)::int as n from login where company_id = 1 and role = 'OWNER'`,
      )
      expect(rows[0].n).toBe(1)
    }
  })
})

describe('the only site of a colleague', () => {
  const sites = { a1: '', b1: '' }
  beforeEach(async () => {
    for (const caller of ['a1', 'b1'] as const) {
      const { addDeliverySite } = await shop.get(
        caller,
        `mutation { addDeliverySite(key: "${crypto.randomUUID()}", site: { name: "Kirkgate kitchen", address1: "7 Kirkgate", address2: "", address3: "",
          city: "Wakefield", postCode: "WF1 1AA", contactName: "", telephone: "", instructions: "" }) { site { id } } }`,
      )
      sites[caller] = addDeliverySite[0].site.id
    }
  })
  beforeEach(() =>
    shop.get(
      'a2',
      'mutation { addBasketProduct(productId: 1, quantity: 1, unit: "2", price: null) { version } }',
    ),
  )
  const bind =
    'mutation ($userCode: String!, $siteId: Uuid) { setColleagueSite(userCode: $userCode, siteId: $siteId) {'
  const binding = `${bind} logins { userCode site { id name isOpen } } } }`
  const siteOf = async (userCode: string) =>
    (
      await shop.get('a1', '{ companyPeople { logins { userCode site { id name isOpen } } } }')
    ).companyPeople.logins.find((user: { userCode: string }) => user.userCode === userCode).site
  const readSiteNames = async () =>
    (await shop.get('a2', '{ checkoutQuote { sites { name } } }')).checkoutQuote.sites.map(
      ({ name }: { name: string }) => name,
    )

  test('is set by the owner, and applies from the next checkout', async () => {
    expect(await readSiteNames()).toEqual(["Kaya's Corner", 'Kirkgate kitchen'])
    const bound = await shop.get('a1', binding, { userCode: '2', siteId: sites.a1 })
    const kitchen = { id: sites.a1, name: 'Kirkgate kitchen', isOpen: true }
    expect(bound.setColleagueSite.logins).toContainEqual({ userCode: '2', site: kitchen })
    expect(await readSiteNames()).toEqual(['Kirkgate kitchen'])
    await shop.get('a1', binding, { userCode: '2' })
    expect(await siteOf('2')).toBeNull()
    expect(await readSiteNames()).toEqual(["Kaya's Corner", 'Kirkgate kitchen'])
    const { rows } = await shop.deps.pool.query(
      `select kind, login_id from security_event where kind like 'LOGIN_SITE%'`,
    )
    expect(rows).toEqual([
      { kind: 'LOGIN_SITE_CHANGED', login_id: 2 },
      { kind: 'LOGIN_SITE_CHANGED', login_id: 2 },
    ])
  })

  test('has to be an open site of the company; others count as missing', async () => {
    await shop.get('a1', `mutation { closeDeliverySite(id: "${sites.a1}") { site { id } } }`)
    for (const wrong of [
      { userCode: '2', siteId: sites.a1 },
      { userCode: '2', siteId: sites.b1 },
      { userCode: '2', siteId: crypto.randomUUID() },
      { userCode: '4', siteId: sites.b1 },
      { userCode: '4' },
    ])
      expect(refusalIn(await shop.execute('a1', binding, wrong))).toMatchObject({ key: 'NOT_FOUND' })
    expect(refusalIn(await shop.execute('a2', binding, { userCode: '2' }))).toMatchObject({
      key: 'NOT_ALLOWED',
    })
    expect(await siteOf('2')).toBeNull()
  })

  test('is shown as closed once it is, and leaves only collection', async () => {
    await shop.get('a1', binding, { userCode: '2', siteId: sites.a1 })
    await shop.get('a1', `mutation { closeDeliverySite(id: "${sites.a1}") { site { id } } }`)
    expect(await siteOf('2')).toMatchObject({ name: 'Kirkgate kitchen', isOpen: false })
    expect(await readSiteNames()).toEqual([])
  })
})
