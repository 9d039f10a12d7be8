import type { UserId } from '@provender/domain/ids'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Mailer } from '../../kernel/mail/mailer.ts'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { untilStatementsWait } from '../../testing/waiting-statements.fixture.ts'
import { setPassword } from '../account/set-password.ts'
import { type ApplicationShop, openApplicationShop } from './application-shop.fixture.ts'
import { mailReset } from './email/mail-reset.ts'

let applicationShop: ApplicationShop
beforeEach(async () => {
  applicationShop = await openApplicationShop()
})
afterEach(() => applicationShop.close())

const requestReset = (
  email: string,
  from: { readonly ip?: string; readonly headers?: Record<string, string> } = {},
) => applicationShop.post('mutation ($e: String!) { requestPasswordReset(email: $e) }', { e: email }, from)
const reset = (token: string, password: string) =>
  applicationShop.post('mutation ($t: String!, $p: String!) { resetPassword(token: $t, password: $p) }', {
    t: token,
    p: password,
  })
const isOpen = async (token: string): Promise<boolean> =>
  (await applicationShop.post('query ($t: String!) { isPasswordResetOpen(token: $t) }', { t: token })).data
    .isPasswordResetOpen
const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  applicationShop.post(
    'mutation ($e: String!, $p: String!) { login(email: $e, password: $p) }',
    { e: email, p: password },
    { headers },
  )
const tokens = async (): Promise<readonly string[]> =>
  (await applicationShop.emails()).flatMap(
    ({ raw }) => /^[^<]*https:\/\/orders\.example\/reset-password\?new=1#([\w-]{43})$/m.exec(raw)?.[1] ?? [],
  )

describe('a forgotten password', () => {
  test('is replaced through the link in an e-mail, once, which ends every session', async () => {
    const { data } = await logIn('a1@shop.example', testPassword)
    expect((await requestReset(' A1@shop.example ')).data).toEqual({ requestPasswordReset: true })
    const [token = ''] = await tokens()
    expect(await isOpen(token)).toBe(true)
    expect((await reset(token, 'a brand new one')).data).toEqual({ resetPassword: true })
    expect(await isOpen(token)).toBe(false)
    expect((await reset(token, 'another one yet')).key).toBe('RESET_LINK_USED')
    const answer = await applicationShop.post(
      '{ user { name } }',
      {},
      { headers: { authorization: `Bearer ${data.login}` } },
    )
    expect(answer.key).toBe('NOT_SIGNED_IN')
    expect((await logIn('a1@shop.example', testPassword)).key).toBe('WRONG_CREDENTIALS')
    expect((await logIn('a1@shop.example', 'a brand new one')).data.login).toBeTypeOf('string')
    const subjects = (await applicationShop.emails()).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['New password for Provender', 'Your password was changed'])
  })

  test('cannot be replaced by a common password', async () => {
    await requestReset('a1@shop.example')
    const [token = ''] = await tokens()
    for (const password of ['password', '12345678', 'hasło123', "Kaya's Corner 1"])
      expect((await reset(token, password)).key).toBe('PASSWORD_TOO_COMMON')
    expect((await reset(token, 'a brand new one')).data).toEqual({ resetPassword: true })
  })

  test('sends at most five e-mails an hour to one address, from any number of networks', async () => {
    for (let index = 0; index < 12; index += 1) {
      // Within a minute it would count as a repeat.
      applicationShop.shop.clock.advance(61_000)
      const answer = await requestReset(index % 2 ? 'a1@shop.example' : 'A1@shop.example', {
        ip: `198.51.${index}.1`,
      })
      expect(answer.data).toEqual({ requestPasswordReset: true })
    }
    expect(await tokens()).toHaveLength(5)
    await requestReset('a2@shop.example', { ip: '198.51.1.1' })
    expect(await tokens()).toHaveLength(6)
  })

  test('gets new links at once when the clock was set back', async () => {
    for (let n = 0; n < 5; n += 1) {
      await requestReset('a1@shop.example')
      applicationShop.shop.clock.advance(61_000)
    }
    expect(await tokens()).toHaveLength(5)
    applicationShop.shop.clock.advance(-86_400_000)
    await requestReset('a1@shop.example')
    expect(await tokens()).toHaveLength(6)
  })

  test('has its token only in the e-mail, and its hash in the database', async () => {
    await requestReset('a1@shop.example')
    const [token = ''] = await tokens()
    const { rows } = await applicationShop.shop.deps.pool.query('select * from password_reset')
    expect(rows).toHaveLength(1)
    const all = await applicationShop.shop.deps.pool.query(
      'select * from job, password_reset, security_event',
    )
    expect(JSON.stringify(all.rows)).not.toContain(token)
  })

  test('cannot be replaced after half an hour, by too short a password, or with a wrong token', async () => {
    await requestReset('a1@shop.example')
    const [token = ''] = await tokens()
    expect((await reset(token, 'short')).key).toBe('BAD_INPUT')
    expect((await reset(`${token}x`, 'a brand new one')).key).toBe('RESET_LINK_USED')
    applicationShop.shop.clock.advance(1_800_001)
    expect((await reset(token, 'a brand new one')).key).toBe('RESET_LINK_USED')
  })

  test('is replaced by one of two simultaneous requests', async () => {
    await requestReset('a1@shop.example')
    const [token = ''] = await tokens()
    const answers = await Promise.all(['the first one', 'the second one'].map((each) => reset(token, each)))
    expect(answers.filter(({ data }) => data?.resetPassword)).toHaveLength(1)
  })

  test('gets the same response for unknown and inactive users, who differ only in e-mails', async () => {
    for (const email of ['nobody@shop.example', 'new@shop.example', 'b1@shop.example'])
      expect((await requestReset(email)).data).toEqual({ requestPasswordReset: true })
    const emails = await applicationShop.emails()
    expect(emails.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
      'b1@shop.example New password for Provender',
      'new@shop.example Account Activation Required',
    ])
  })

  test('takes the same steps during the request for every address', async () => {
    const statements = async (email: string): Promise<readonly string[]> => {
      const { pool } = applicationShop.shop.deps
      const before = (await pool.query('select kind, payload from job')).rowCount
      await requestReset(email)
      const { rows } = await pool.query('select kind, payload from job order by id')
      return rows.slice(before ?? 0).map(({ kind, payload }) => `${kind} ${Object.keys(payload).join()}`)
    }
    expect(await statements('a1@shop.example')).toEqual(await statements('nobody@shop.example'))
  })

  test('that strangers request often sends no more e-mails, except to the owner’s device, and all its links work', async () => {
    await applicationShop.shop.deps.pool.query(
      `insert into login_device values (1, sha256('id till'), now())`,
    )
    for (let n = 0; n < 12; n += 1) {
      await requestReset('a1@shop.example')
      if (n < 6) applicationShop.shop.clock.advance(60_000)
    }
    expect((await requestReset('a1@shop.example')).key).toBe('TOO_MANY_ATTEMPTS')
    const mine = await requestReset('a1@shop.example', { headers: { deviceid: 'till' } })
    expect(mine.data).toEqual({ requestPasswordReset: true })
    const sent = await tokens()
    expect(sent).toHaveLength(6)
    expect((await reset(sent[0] ?? '', 'a brand new one')).data).toEqual({ resetPassword: true })
    expect(await isOpen(sent[5] ?? '')).toBe(false)
  })

  test('can be requested by the neighbours of a host that requests too many, until all of them do', async () => {
    const from = async (ip: string) => (await requestReset('a1@shop.example', { ip })).key
    for (let n = 0; n < 10; n += 1) expect(await from('203.0.113.1')).toBeUndefined()
    expect(await from('203.0.113.1')).toBe('TOO_MANY_ATTEMPTS')
    for (let n = 0; n < 40; n += 1) expect(await from(`203.0.113.${2 + (n % 30)}`)).toBeUndefined()
    expect(await from('203.0.113.200')).toBe('TOO_MANY_ATTEMPTS')
    expect(await from('198.51.100.1')).toBeUndefined()
  })

  test('is requested in three languages, and its link never uses the host of the request', async () => {
    for (const language of ['pl', 'tr'])
      await requestReset('a1@shop.example', { headers: { cookie: `lang=${language}`, host: 'evil.example' } })
    const emails = await applicationShop.emails()
    expect(emails.map(({ subject }) => subject).toSorted()).toEqual([
      'Nowe hasło do Provender',
      'Provender için yeni şifre',
    ])
    for (const { raw } of emails) expect(raw).not.toContain('evil.example')
  })

  test('is e-mailed in the user’s language, not in that of the request', async () => {
    await applicationShop.shop.deps.pool.query(
      `update login set language = 'tr' where email = 'a1@shop.example'`,
    )
    await requestReset('a1@shop.example', { headers: { cookie: 'lang=pl' } })
    const [token = ''] = await tokens()
    await reset(token, 'a brand new one')
    const subjects = (await applicationShop.emails()).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['Provender için yeni şifre', 'Şifreniz değiştirildi'])
  })

  test('is recorded with event, user and network, without e-mail or token', async () => {
    await logIn('a1@shop.example', 'wrong')
    await requestReset('a1@shop.example')
    const [token = ''] = await tokens()
    await reset(token, 'a brand new one')
    const { rows } = await applicationShop.shop.deps.pool.query('select * from security_event order by id')
    expect(rows.map(({ kind, login_id, network }) => [kind, login_id, network])).toEqual([
      ['SIGN_IN_FAILED', 1, '192.0.2'],
      ['RESET_LETTER_SENT', 1, ''],
      ['PASSWORD_RESET', 1, '192.0.2'],
    ])
    const change = (statement: string) => applicationShop.shop.deps.pool.query(statement)
    await expect(change(`update security_event set kind = 'x'`)).rejects.toThrow('never changed')
    await expect(change('delete from security_event')).rejects.toThrow('never changed')
  })
})

describe('a link to choose a new password', () => {
  const query = (statement: string) => applicationShop.shop.deps.pool.query(statement)

  test('that was used stays closed, even if its e-mail is sent again', async () => {
    await requestReset('a1@shop.example')
    const [token = ''] = await tokens()
    // The mail server's response was lost, or the server was killed before it recorded the response.
    await query(`update job set done_at = null, due_at = now() where kind = 'RESET_MAIL'`)
    expect((await reset(token, 'a brand new one')).data).toEqual({ resetPassword: true })
    await applicationShop.emails()
    expect(await isOpen(token)).toBe(false)
    expect((await reset(token, 'another one yet')).key).toBe('RESET_LINK_USED')
  })

  test('is no longer sent once the password is changed', async () => {
    for (let request = 0; request < 3; request += 1) {
      await requestReset('a1@shop.example')
      applicationShop.shop.clock.advance(61_000)
    }
    await requestReset('a2@shop.example')
    // The mail server was unreachable, and the other e-mails are still waiting for their next attempt.
    await query(`update job set due_at = now() + interval '1 hour' where id <> (select max(id) - 1 from job)`)
    const [token = ''] = await tokens()
    await reset(token, 'a brand new one')
    await query('update job set due_at = now()')
    const others = (await tokens()).filter((each) => each !== token)
    expect(others).toHaveLength(1)
    expect((await reset(others[0] ?? '', 'a brand new one')).data).toEqual({ resetPassword: true })
    expect((await logIn('a2@shop.example', 'a brand new one')).data.login).toBeTypeOf('string')
  })

  test('is not sent while the password is being changed', async () => {
    await requestReset('a1@shop.example')
    const { deps } = applicationShop.shop
    const { rows } = await query('select id, kind, key, payload, 1 as n from job')
    const sent: string[] = []
    const mailer: Mailer = { send: ({ to }) => Promise.resolve(void sent.push(to.address)) }
    const committing = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const changing = deps.db.transaction().execute(async (tx) => {
      await setPassword(tx, { id: 1 as UserId, passwordHash: 'another' })
      written.resolve()
      await committing.promise
    })
    await written.promise
    const sending = mailReset(deps, mailer)(rows[0])
    await untilStatementsWait(applicationShop.shop, 1).finally(committing.resolve)
    await Promise.all([changing, sending])
    expect(sent).toEqual([])
    expect((await query('select from password_reset')).rowCount).toBe(0)
  })

  test('is not sent more than half an hour late', async () => {
    await requestReset('a1@shop.example')
    await query(`update job set created_at = created_at - interval '31 minutes'`)
    expect(await applicationShop.emails()).toEqual([])
    expect((await query('select from job where done_at is null')).rowCount).toBe(0)
  })
})
