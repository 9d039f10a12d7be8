import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runInTest } from '../../cli/run-in-test.fixture.ts'
import { staffCommand } from '../../cli/staff-command.ts'
import { refusalIn } from '../../testing/test-shop.ts'
import { type ApplicationShop, openApplicationShop } from '../application/application-shop.fixture.ts'

let applicationShop: ApplicationShop
beforeEach(async () => {
  applicationShop = await openApplicationShop()
  await configure('contactEmailAddress', '"hello@wholesaler.example"')
})
afterEach(() => applicationShop.close())

const message = {
  name: 'Zoë Łuk',
  email: 'zoe@corner.example',
  telephone: '',
  message: 'Do you deliver?\nTo LS1.',
}
const writing = `mutation ($key: Uuid!, $contact: ContactInput!, $captcha: String!) {
  contactUs(key: $key, contact: $contact, captcha: $captcha) }`
const write = (change: object = {}, { key = crypto.randomUUID(), ip = '192.0.2.7' } = {}) =>
  applicationShop.post(writing, { key, contact: { ...message, ...change }, captcha: '' }, { ip })
const rows = async () =>
  (await applicationShop.shop.deps.pool.query('select * from contact_message order by id')).rows
const staff = async (...args: readonly string[]) =>
  await runInTest(staffCommand, ['messages', ...args], {
    database: { ...applicationShop.shop.deps, description: 'of a test', close: () => Promise.resolve() },
  })
async function configure(key: string, value: string): Promise<void> {
  const { pool, wholesaler } = applicationShop.shop.deps
  await pool.query(
    `insert into config values ($1, $2) on conflict (key) do update set value = excluded.value`,
    [key, value],
  )
  const { rows: versions } = await pool.query(
    `update version set n = n + 1 where name = 'settings' returning n`,
  )
  await wholesaler.syncTo(versions[0].n)
}

describe('a message to the wholesaler', () => {
  test('is e-mailed once, can be replied to, and is listed until it is dealt with', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all([write({}, { key }), write({}, { key })])
    expect(answers.map(({ data }) => data)).toEqual([{ contactUs: true }, { contactUs: true }])
    const emails = await applicationShop.emails()
    expect(emails).toHaveLength(1)
    expect(emails[0]).toMatchObject({ to: 'hello@wholesaler.example', subject: 'Message from Zoë Łuk' })
    expect(emails[0]?.raw).toMatch(/^Reply-To: .*<zoe@corner\.example>$/m)
    expect(emails[0]?.raw).toContain('To LS1.')
    const [{ id }] = await rows()
    expect((await staff()).output.join('\n')).toMatch(
      /Zoë Łuk <zoe@corner\.example>\n {4}Do you deliver\?\n {4}To LS1\./,
    )
    expect((await staff('done', String(id))).output).toEqual([`Message ${id} is resolved.`])
    expect((await staff()).output).toEqual(['There are no open messages.'])
    expect((await staff('done', String(id))).exitCode).toBe(0)
    expect((await staff('done', '4711')).exitCode).toBe(1)
  })

  test('cannot inject headers into the e-mail or control characters into a terminal', async () => {
    await write({ name: 'Zoë\r\nBcc: all@evil.example', message: 'Hi\u001B[2J\r\n.\r\nQUIT' })
    await write({ email: 'zoe@corner.example\r\nBcc: all@evil.example' })
    expect(await rows()).toEqual([])
    await write({ message: 'Hi\u001B[2J\r\n.\r\nQUIT' })
    expect((await rows())[0].message).toBe('Hi [2J\n.\nQUIT')
    const [message] = await applicationShop.emails()
    expect(message?.raw).not.toMatch(/^Bcc:/m)
  })

  test('is refused if a field is missing or the text is too long', async () => {
    await configure('contactUsFormCharLimit', '40')
    for (const change of [
      { name: '' },
      { email: 'nowhere' },
      { telephone: 'call' },
      { message: 'x'.repeat(41) },
    ])
      expect((await write(change)).key).toBe('BAD_INPUT')
    expect((await write({ message: 'x'.repeat(40) })).data).toEqual({ contactUs: true })
  })

  test('is refused if the form is disabled', async () => {
    await configure('show', '{"contactUs": false}')
    expect((await write()).key).toBe('NOT_FOUND')
    expect(await rows()).toEqual([])
  })

  test('waits in the list if the wholesaler has no address', async () => {
    await configure('contactEmailAddress', '""')
    await write()
    expect([(await rows()).length, await applicationShop.emails()]).toEqual([1, []])
  })

  test('is throttled per network, but a signed-in customer is not affected by strangers', async () => {
    for (let n = 0; n < 10; n += 1) expect((await write()).data).toEqual({ contactUs: true })
    expect((await write()).key).toBe('TOO_MANY_ATTEMPTS')
    const key = crypto.randomUUID()
    const customer = await applicationShop.shop.execute('a1', writing, { key, contact: message, captcha: '' })
    expect(customer.result.data).toEqual({ contactUs: true })
    expect((await rows()).at(-1).login_id).toBe(1)
    applicationShop.shop.clock.advance(600_000)
    expect((await write()).data).toEqual({ contactUs: true })
  })

  test('has to pass the captcha, if there is one, unless the user is signed in', async () => {
    await configure('hCaptchaSiteKey', '"site"')
    for (const [verdict, key] of [
      ['refused', 'CAPTCHA_FAILED'],
      ['unknown', 'CAPTCHA_UNREACHABLE'],
      ['human', undefined],
    ] as const) {
      const other = await applicationShop.shop.otherServer({ verifyCaptcha: () => Promise.resolve(verdict) })
      const newRequest = () => ({ key: crypto.randomUUID(), contact: message, captcha: 'answer' })
      expect(refusalIn(await other.execute('visitor', writing, newRequest()))?.key).toBe(key)
      expect(refusalIn(await other.execute('a1', writing, newRequest()))).toBeUndefined()
    }
    expect(await rows()).toHaveLength(4)
  })
})
