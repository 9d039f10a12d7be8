import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workAccountJobs } from '../../testing/emails.fixture.ts'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { signInAttempt } from './sign-in-attempt.fixture.ts'
import { signIn } from './sign-in.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const user = `name contactName telephone marketingEmailEnabled marketingSmsEnabled marketingNotificationEnabled
  showAllPricesIncludingVat role`

test('a change of a user’s or company’s details is visible at once, and affects no other', async () => {
  await shop.get('a2', '{ user { name } }')
  const { updateUser } = await shop.get('a1', `mutation { updateUser(name: "  Deniz Kaya ") { ${user} } }`)
  expect(updateUser).toMatchObject({ name: 'Deniz Kaya', role: 'OWNER' })
  const { updateCompanyContact } = await shop.get(
    'a1',
    `mutation { updateCompanyContact(contactName: "Ada", telephone: "+44 113 496 0123", telephone2: "",
      mobile: "", fax: "") { ${user} } }`,
  )
  expect(updateCompanyContact).toMatchObject({ contactName: 'Ada', telephone: '+44 113 496 0123' })
  expect((await shop.get('a2', `{ user { ${user} } }`)).user).toMatchObject({
    name: 'Ada',
    contactName: 'Ada',
    telephone: '+44 113 496 0123',
    role: 'BUYER',
  })
  expect((await shop.get('b1', `{ user { ${user} } }`)).user).toMatchObject({
    contactName: '',
    telephone: '',
  })
})

test.each([
  ['updateUser(name: " ") { name }', 'name'],
  ['updateUser(name: "   ") { name }', 'name'],
  [
    'updateCompanyContact(contactName: "", telephone: "call me", telephone2: "", mobile: "", fax: "") { name }',
    'telephone',
  ],
])('%s is refused', async (call) => {
  expect(refusalIn(await shop.execute('a1', `mutation { ${call} }`))).toMatchObject({ key: 'BAD_INPUT' })
})

test('preferences belong to one user: a colleague still sees prices without VAT', async () => {
  const { updatePreferences } = await shop.get(
    'a1',
    `mutation { updatePreferences(marketingEmailEnabled: true, marketingSmsEnabled: false,
      marketingNotificationEnabled: true, showAllPricesIncludingVat: true) { ${user} } }`,
  )
  expect(updatePreferences).toMatchObject({
    marketingEmailEnabled: true,
    marketingNotificationEnabled: true,
    showAllPricesIncludingVat: true,
  })
  const settingQuery = '{ user { showAllPricesIncludingVat } }'
  expect((await shop.get('a1', settingQuery)).user.showAllPricesIncludingVat).toBe(true)
  expect((await shop.get('a2', settingQuery)).user.showAllPricesIncludingVat).toBe(false)
})

describe('a change of the password', () => {
  const change = (password: string, newPassword = 'another good one') =>
    shop.execute(
      'a1',
      'mutation ($password: String!, $newPassword: String!) { changePassword(password: $password, newPassword: $newPassword) }',
      { password, newPassword },
    )
  const signsIn = async (password: string) => (await signIn(shop.deps, signInAttempt({ password }))).ok

  test('ends every other session, opens a new one, and is confirmed by e-mail', async () => {
    const { accounts } = shop.deps
    const otherSession = await accounts.openSession((await login('a1@shop.example')).id, 'web')
    const colleague = await accounts.openSession((await login('a2@shop.example')).id, 'web')
    expect(await accounts.userOfSecret(otherSession.secret)).toBeDefined()
    const { result } = await change(testPassword)
    expect(result.errors).toBeUndefined()
    expect(await accounts.userOfSecret(otherSession.secret)).toBeUndefined()
    expect(await accounts.userOfSecret(colleague.secret)).toBeDefined()
    const token = String(result.data?.['changePassword'])
    expect((await shop.askAs(token, '{ user { email } }')).result.data).toEqual({
      user: { email: 'a1@shop.example' },
    })
    expect(await signsIn(testPassword)).toBe(false)
    expect(await signsIn('another good one')).toBe(true)
    const all = await workAccountJobs(shop)
    const emails = all.filter(({ subject }) => subject !== 'New login to your account')
    expect(emails).toMatchObject([{ to: 'a1@shop.example', subject: 'Your password was changed' }])
    expect(emails[0]?.text).toContain('Monday, 23 November 2026')
    expect(emails[0]?.text).not.toContain('another good one')
  })

  test('needs the current password, slows guesses down, and changes nothing on failure', async () => {
    for (let n = 0; n < 5; n += 1)
      expect(refusalIn(await change('a guess'))).toMatchObject({ code: 422, key: 'WRONG_PASSWORD' })
    expect(refusalIn(await change(testPassword))).toMatchObject({ key: 'TOO_MANY_ATTEMPTS' })
    expect(await signsIn(testPassword)).toBe(true)
    expect((await workAccountJobs(shop)).map(({ subject }) => subject)).toEqual(['New login to your account'])
  })

  test('to one that is too short or too long is refused', async () => {
    for (const newPassword of ['short', 'x'.repeat(257)])
      expect(refusalIn(await change(testPassword, newPassword))).toMatchObject({ key: 'BAD_INPUT' })
  })
})

async function login(email: string) {
  return await shop.deps.db
    .selectFrom('login')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
}
