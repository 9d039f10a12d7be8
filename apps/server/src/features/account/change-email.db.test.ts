import { afterEach, beforeEach, expect, test } from 'vitest'
import { tokenIn, workAccountJobs } from '../../testing/emails.fixture.ts'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { signInAttempt } from './sign-in-attempt.fixture.ts'
import { signIn } from './sign-in.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const requestChange = (caller: TestUser, email: string, password = testPassword) =>
  shop.execute(
    caller,
    'mutation ($email: String!, $password: String!) { requestEmailChange(email: $email, password: $password) }',
    { email, password },
  )
const confirm = (token: string) =>
  shop.execute('visitor', 'mutation ($token: String!) { confirmEmailChange(token: $token) }', { token })
const emailOf = async (caller: TestUser) => (await shop.get(caller, '{ user { email } }')).user.email
const signsIn = async (email: string) => (await signIn(shop.deps, signInAttempt({ email }))).ok
const emailsOf = async () => {
  const emails = await workAccountJobs(shop)
  return { emails, to: (address: string) => emails.find(({ to }) => to === address) }
}

test('an address changes only when it is confirmed; then it signs in, and open sessions stay', async () => {
  expect((await requestChange('a1', ' Deniz@new.example ')).result.errors).toBeUndefined()
  const { emails, to } = await emailsOf()
  expect(emails).toHaveLength(2)
  expect(to('a1@shop.example')).toMatchObject({ subject: 'Request to change your e-mail address' })
  expect(to('a1@shop.example')?.text).not.toContain('Deniz@new.example')
  expect(await emailOf('a1')).toBe('a1@shop.example')
  expect(await signsIn('deniz@new.example')).toBe(false)

  const token = tokenIn(to('Deniz@new.example'))
  expect(refusalIn(await confirm(`${token}x`))).toMatchObject({ key: 'LINK_EXPIRED' })
  expect((await confirm(token)).result.data).toEqual({ confirmEmailChange: 'Deniz@new.example' })
  expect((await confirm(token)).result.data).toEqual({ confirmEmailChange: 'Deniz@new.example' })
  expect(await emailOf('a1')).toBe('Deniz@new.example')
  expect([await signsIn('deniz@new.example'), await signsIn('a1@shop.example')]).toEqual([true, false])
  const isOfChange = ({ subject }: { readonly subject: string }) => subject !== 'New login to your account'
  expect((await emailsOf()).emails.filter(isOfChange)).toEqual([
    expect.objectContaining({ to: 'a1@shop.example', subject: 'Your e-mail address was changed' }),
  ])
})

test('a change needs the password, and the latest e-mail confirmed within a day', async () => {
  expect(refusalIn(await requestChange('a1', 'deniz@new.example', 'a guess'))).toMatchObject({
    key: 'WRONG_PASSWORD',
  })
  expect((await emailsOf()).emails).toEqual([])
  await requestChange('a1', 'first@new.example')
  const early = tokenIn((await emailsOf()).to('first@new.example'))
  await requestChange('a1', 'second@new.example')
  const late = tokenIn((await emailsOf()).to('second@new.example'))
  expect(refusalIn(await confirm(early))).toMatchObject({ key: 'LINK_EXPIRED' })
  shop.clock.advance(86_400_001)
  expect(refusalIn(await confirm(late))).toMatchObject({ key: 'LINK_EXPIRED' })
  expect(await emailOf('a1')).toBe('a1@shop.example')
})

test('a change to an address in use reveals nothing and sends its owner no link', async () => {
  expect((await requestChange('a1', 'B1@shop.example')).result).toEqual(
    (await requestChange('a1', 'free@new.example')).result,
  )
  await requestChange('a1', 'B1@shop.example')
  const { emails } = await emailsOf()
  const warning = emails.find(({ to }) => to === 'B1@shop.example')
  expect(warning).toMatchObject({ subject: 'This address already has an account' })
  expect(tokenIn(warning)).toBe('')
})

test('an address that another user takes meanwhile stays with that user', async () => {
  await requestChange('a1', 'deniz@new.example')
  const token = tokenIn((await emailsOf()).to('deniz@new.example'))
  await shop.deps.pool.query(
    `insert into login (company_id, email, name, active) values (2, 'DENIZ@new.example', 'Other', true)`,
  )
  expect(refusalIn(await confirm(token))).toMatchObject({ key: 'LINK_EXPIRED' })
  expect(await emailOf('a1')).toBe('a1@shop.example')
})

test('a change of password cancels the change, because the requester knew the old one', async () => {
  await requestChange('a1', 'thief@new.example')
  const token = tokenIn((await emailsOf()).to('thief@new.example'))
  await shop.get(
    'a1',
    'mutation ($p: String!) { changePassword(password: $p, newPassword: "another good one") }',
    { p: testPassword },
  )
  expect(refusalIn(await confirm(token))).toMatchObject({ key: 'LINK_EXPIRED' })
})

test('a change cancels every link to choose a password, sent or not, because the old address received it', async () => {
  const { pool } = shop.deps
  await pool.query(`insert into password_reset values ('sent', 1, now(), now() + interval '30 minutes')`)
  await pool.query(`
    insert into job (kind, key, payload) values
      ('RESET_MAIL', 'waiting', '{"email":"A1@shop.example","language":"en"}'),
      ('RESET_MAIL', 'of another user', '{"email":"a2@shop.example","language":"en"}')`)
  await requestChange('a1', 'deniz@new.example')
  await confirm(tokenIn((await emailsOf()).to('deniz@new.example')))
  expect((await pool.query('select from password_reset')).rowCount).toBe(0)
  expect((await pool.query(`select key from job where kind = 'RESET_MAIL'`)).rows).toEqual([
    { key: 'of another user' },
  ])
})

test('a user may request five changes an hour', async () => {
  for (let time = 1; time <= 5; time += 1)
    expect((await requestChange('a1', `n${time}@new.example`)).result.errors).toBeUndefined()
  expect(refusalIn(await requestChange('a1', 'n6@new.example'))).toMatchObject({ key: 'TOO_MANY_ATTEMPTS' })
  expect((await requestChange('a2', 'n6@new.example')).result.errors).toBeUndefined()
})
