import { afterEach, beforeEach, expect, test } from 'vitest'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { findUser } from '../company-user/staff-user-changes.ts'
import { signInAttempt } from './sign-in-attempt.fixture.ts'
import { signIn } from './sign-in.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const accepted = [
  "pat.o'brien@corner.example",
  'sam&co@corner.example',
  'sam+orders@corner.example',
  'info@müller.example',
  'info@xn--bcher-kva.example',
]
const refused = ['info@corner', '"a b"@corner.example', 'a b@corner.example', 'a@corner.example:25']

const registering = `mutation ($key: Uuid!, $email: String!) { register(key: $key, proofs: [], captcha: "", application: {
  companyName: "A", companyNumber: "", vatNumber: "", name: "X", email: $email, telephone: "0113 496 0001 ext. 12",
  address1: "1 High Street", address2: "", city: "Leeds", postCode: "LS1 1AA", country: "", password: "a quiet orchard",
  marketingEmailEnabled: false, marketingSmsEnabled: false, acceptsTerms: true }) }`
const questions = {
  register: registering,
  requestPasswordReset: 'mutation ($email: String!) { requestPasswordReset(email: $email) }',
  requestEmailChange: `mutation ($email: String!) { requestEmailChange(email: $email, password: "${testPassword}") }`,
  inviteColleague:
    'mutation ($key: Uuid!, $email: String!) { inviteColleague(key: $key, email: $email, role: BUYER) { invitations { email } } }',
  contactUs: `mutation ($key: Uuid!, $email: String!) { contactUs(key: $key, captcha: "",
    contact: { name: "X", email: $email, telephone: "0113 496 0001 x12", message: "Hello" }) }`,
}

test.each(Object.entries(questions))(
  '%s accepts existing addresses and refuses the others',
  async (name, query) => {
    const caller = name === 'register' || name === 'requestPasswordReset' ? 'visitor' : 'a1'
    const taken: string[] = []
    for (const email of [...accepted, ...refused]) {
      const variables = { email, ...(query.includes('$key') ? { key: crypto.randomUUID() } : {}) }
      const { key } = refusalIn(await shop.execute(caller, query, variables)) ?? {}
      if (key !== 'BAD_INPUT') taken.push(email)
    }
    expect(taken).toEqual(accepted)
  },
)

test('an account is found by either spelling of its domain', async () => {
  const { db, pool } = shop.deps
  await pool.query(`update login set email = 'info@müller.example' where email = 'a1@shop.example'`)
  for (const email of ['info@müller.example', 'INFO@xn--mller-kva.example', ' Info@MÜLLER.example ']) {
    expect(await signIn(shop.deps, signInAttempt({ email }))).toMatchObject({ ok: true })
    expect(await findUser(db, email)).toMatchObject({ email: 'info@müller.example' })
  }
})

test('no second user can take the same address in another spelling', async () => {
  await shop.get('a1', '{ user { email } }')
  await shop.deps.pool.query(`update login set email = 'info@müller.example' where email = 'a1@shop.example'`)
  const invited = await shop.execute('a1', questions.inviteColleague, {
    key: crypto.randomUUID(),
    email: 'Info@xn--mller-kva.example',
  })
  expect(refusalIn(invited)).toMatchObject({ key: 'LOGIN_EXISTS' })
})
