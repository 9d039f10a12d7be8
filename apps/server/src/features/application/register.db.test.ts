import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sweepFiles } from '../../kernel/files/sweep-files.ts'
import { refusalIn } from '../../testing/test-shop.ts'
import { deleteExpired } from './cleanup-job.ts'
import { activateApplication, rejectApplication } from './decide-application.ts'
import { applicant, openRegisterShop, pdf, type RegisterShop } from './register-shop.fixture.ts'

let registerShop: RegisterShop
beforeEach(async () => {
  registerShop = await openRegisterShop()
})
afterEach(() => registerShop.close())

const terms = { code: 'C900', currencyCode: 'GBP', priceListId: null, routeId: null, creditLimit: null }

const logIn = (email: string, password: string) =>
  registerShop.post('mutation ($e: String!, $p: String!) { login(email: $e, password: $p) }', {
    e: email,
    p: password,
  })

async function setContactAddress(): Promise<void> {
  const { pool, wholesaler } = registerShop.shop.deps
  await pool.query(`insert into config values ('contactEmailAddress', '"sales@shop.example"')`)
  const { rows } = await pool.query(`update version set n = n + 1 where name = 'settings' returning n`)
  await wholesaler.syncTo(rows[0].n)
}

describe('an applicant', () => {
  test('is notified by e-mail, waits for activation, and then signs in with the chosen password', async () => {
    await setContactAddress()
    expect((await registerShop.apply()).data).toEqual({ register: true })
    expect((await logIn('Zoe@corner.example', applicant.password)).key).toBe('ACCOUNT_ACTIVATION_REQUIRED')
    expect((await logIn(applicant.email, 'guess')).key).toBe('WRONG_CREDENTIALS')
    const [application] = await registerShop.rows('application')
    expect(JSON.stringify(application)).not.toContain(applicant.password)
    const emails = await registerShop.emails()
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['zoe@corner.example', 'We have your application'],
      ['sales@shop.example', 'New application: Corner Café Ltd'],
    ])

    const done = await activateApplication(registerShop.shop.deps.db, {
      id: application.id,
      staffId: null,
      terms,
    })
    expect(done.ok).toBe(true)
    expect((await logIn(applicant.email, applicant.password)).data.login).toBeTypeOf('string')
    expect((await registerShop.rows('login')).at(-1)).toMatchObject({
      email: applicant.email,
      active: true,
      marketing_email_enabled: true,
      marketing_sms_enabled: false,
    })
    const activated = (await registerShop.emails()).find(
      ({ subject }) => subject === 'Your account is activated',
    )
    expect(activated?.raw).toContain('https://orders.example/login')
    expect((await registerShop.rows('application'))[0]).toMatchObject({
      state: 'ACTIVATED',
      password_hash: null,
    })
    const again = await activateApplication(registerShop.shop.deps.db, {
      id: application.id,
      staffId: null,
      terms,
    })
    expect(again).toMatchObject({ ok: false, refusal: { type: 'NOT_WAITING' } })
  })

  test('with an e-mail in use gets the usual response, and only an e-mail says so', async () => {
    const repeated = await registerShop.apply({ email: 'A1@shop.example' })
    const unknown = await registerShop.apply({})
    expect(repeated.data).toEqual(unknown.data)
    const emails = await registerShop.emails()
    expect(emails.find(({ to }) => to === 'A1@shop.example')?.subject).toBe('You already have an account')
    // The stranger's password opens nothing.
    expect((await logIn('a1@shop.example', applicant.password)).key).toBe('WRONG_CREDENTIALS')
    const [application] = await registerShop.rows('application')
    expect(
      await activateApplication(registerShop.shop.deps.db, { id: application.id, staffId: null, terms }),
    ).toMatchObject({ ok: false, refusal: { type: 'LOGIN_EXISTS', company: "Kaya's Corner" } })
  })

  test('whose address a stranger also applies with keeps the password, and after activation chooses one by e-mail', async () => {
    await registerShop.apply()
    await registerShop.apply({ email: 'Zoe@corner.example', password: 'of a stranger' })
    expect((await logIn(applicant.email, applicant.password)).key).toBe('ACCOUNT_ACTIVATION_REQUIRED')
    expect((await logIn(applicant.email, 'of a stranger')).key).toBe('WRONG_CREDENTIALS')
    const { db } = registerShop.shop.deps
    const [first, second] = await registerShop.rows('application')
    await rejectApplication(db, { id: first.id, staffId: null, reason: 'The same twice.' })
    expect((await activateApplication(db, { id: second.id, staffId: null, terms })).ok).toBe(true)
    for (const password of [applicant.password, 'of a stranger'])
      expect((await logIn(applicant.email, password)).key).toBe('WRONG_CREDENTIALS')
    const activated = (await registerShop.emails()).find(({ raw }) => raw.includes('is activated'))
    expect(activated?.raw).toContain('https://orders.example/reset-password')
  })

  test('who sends one form twice applies once', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all([
      registerShop.apply({}, { key }),
      registerShop.apply({}, { key }),
      registerShop.apply({}, { key }),
    ])
    expect(answers.map(({ data }) => data)).toEqual([
      { register: true },
      { register: true },
      { register: true },
    ])
    expect(await registerShop.rows('application')).toHaveLength(1)
    expect(await registerShop.emails()).toHaveLength(1)
  })

  test('a rejected applicant learns the reason, and a month later everything is deleted', async () => {
    const proof = (await registerShop.upload(pdf)).json().id
    await registerShop.apply({}, { proofs: [proof] })
    const [{ id }] = await registerShop.rows('application')
    const reject = (reason: string) =>
      rejectApplication(registerShop.shop.deps.db, { id, staffId: null, reason })
    expect(await reject('')).toEqual({ ok: false, refusal: { type: 'REASON_MISSING' } })
    expect(await registerShop.emails()).toHaveLength(1)
    await reject('We do not deliver to Leeds.')
    const emails = await registerShop.emails()
    expect(emails.find(({ subject }) => subject === 'About your application')?.raw).toContain(
      'We do not deliver to Leeds.',
    )
    expect((await logIn(applicant.email, applicant.password)).key).toBe('WRONG_CREDENTIALS')
    await deleteExpired(registerShop.shop.deps)
    expect(registerShop.proofFiles()).toHaveLength(1)
    await registerShop.shop.deps.pool.query(`update application set decided_at = now() - interval '31 days'`)
    await deleteExpired(registerShop.shop.deps)
    await sweepFiles(registerShop.shop.deps)
    expect(registerShop.proofFiles()).toEqual([])
    expect(await registerShop.rows('application')).toEqual([])
  })

  test('who leaves out a field is refused with its name', async () => {
    expect((await registerShop.apply({ companyName: '  ' })).key).toBe('BAD_INPUT')
    expect((await registerShop.apply({ acceptsTerms: false })).key).toBe('BAD_INPUT')
    expect(await registerShop.rows('application')).toEqual([])
  })

  test('cannot send control characters', async () => {
    await registerShop.apply({ companyName: 'Evil\u001B[2J\r\nBcc: x@y.example', name: 'Zoë \u202ELuk' })
    expect((await registerShop.rows('application'))[0]).toMatchObject({
      company_name: 'Evil [2J Bcc: x@y.example',
      name: 'Zoë Luk',
    })
  })

  test('is not mailed without end: three e-mails a day to an address, twenty an hour to the wholesaler', async () => {
    await setContactAddress()
    for (let n = 0; n < 30; n += 1) {
      const email = n < 8 ? ['zoe@corner.example', 'Zoe@corner.example'][n % 2] : `x${n}@corner.example`
      const answer = await registerShop.apply({ email }, { ip: `198.51.${n}.1` })
      expect(answer.data).toEqual({ register: true })
    }
    const to = (await registerShop.emails()).map((each) => each.to.toLowerCase())
    expect(to.filter((each) => each === 'zoe@corner.example')).toHaveLength(3)
    expect(to.filter((each) => each === 'sales@shop.example')).toHaveLength(20)
    expect(to).toContain('x29@corner.example')
    expect(await registerShop.rows('application')).toHaveLength(30)
    registerShop.shop.clock.advance(3_600_000)
    await registerShop.apply()
    expect((await registerShop.emails()).filter((each) => each.to === 'sales@shop.example')).toHaveLength(21)
  })

  test('may be a stranger who entered the address: the e-mail repeats nothing of the form', async () => {
    const form = { companyName: 'Win a Prize Ltd', name: 'Call Us Now' }
    expect((await registerShop.apply(form)).data).toEqual({ register: true })
    await registerShop.post('mutation { requestPasswordReset(email: "zoe@corner.example") }', {})
    const emails = await registerShop.emails()
    expect(emails).toHaveLength(2)
    for (const { raw } of emails) expect(raw).not.toMatch(/Prize|Us Now/)
  })

  test('is delayed after too many forms from one host, but its neighbours are not', async () => {
    for (let n = 0; n < 10; n += 1) expect((await registerShop.apply()).data).toEqual({ register: true })
    expect((await registerShop.apply()).key).toBe('TOO_MANY_ATTEMPTS')
    expect((await registerShop.apply({}, { ip: '192.0.2.8' })).data).toEqual({ register: true })
    registerShop.shop.clock.advance(600_000)
    expect((await registerShop.apply()).data).toEqual({ register: true })
  })

  test('has to pass the captcha if there is one, and an inconclusive result fails', async () => {
    const { pool, wholesaler } = registerShop.shop.deps
    await pool.query(`insert into config values ('hCaptchaSiteKey', '"site"')`)
    const { rows: versions } = await pool.query(
      `update version set n = n + 1 where name = 'settings' returning n`,
    )
    await wholesaler.syncTo(versions[0].n)
    for (const [verdict, key] of [
      ['refused', 'CAPTCHA_FAILED'],
      ['unknown', 'CAPTCHA_UNREACHABLE'],
      ['human', undefined],
    ] as const) {
      const other = await registerShop.shop.otherServer({ verifyCaptcha: () => Promise.resolve(verdict) })
      const answer = await other.execute(
        'visitor',
        `mutation ($key: Uuid!, $application: ApplicationInput!) {
          register(key: $key, application: $application, proofs: [], captcha: "answer") }`,
        { key: crypto.randomUUID(), application: applicant },
      )
      expect(refusalIn(answer)?.key).toBe(key)
    }
    expect(await registerShop.rows('application')).toHaveLength(1)
  })
})

test('an application that looks like a customer is told as such to who decides, in their language', async () => {
  const { shop } = registerShop
  await shop.deps.pool.query(
    `insert into config values ('contactEmailAddress', '"sales@shop.example"'), ('availableLanguages', '["pl"]')
     on conflict (key) do update set value = excluded.value`,
  )
  const { rows } = await shop.deps.pool.query(
    `update version set n = n + 1 where name = 'settings' returning n`,
  )
  await shop.deps.wholesaler.syncTo(rows[0].n)
  expect((await registerShop.apply({ companyName: 'Каyа’s\u200b Corner' })).data).toEqual({ register: true })
  const email = (await registerShop.emails()).find(({ to }) => to === 'sales@shop.example')
  for (const word of ['różnych alfabetów', 'Twojego klienta A']) expect(email?.raw).toContain(word)
})

test('an application that looks like another is told as such to who decides', async () => {
  await setContactAddress()
  await registerShop.apply()
  await registerShop.apply({ email: 'other@corner.example', companyName: 'Соrner Cafe Ltd' })
  await registerShop.apply({ companyName: 'Another', email: 'ZOE@corner.example' })
  await registerShop.apply({ companyName: 'Nobody else', email: 'nobody@corner.example' })
  const warnings = (await registerShop.emails())
    .filter(({ to }) => to === 'sales@shop.example')
    .map(({ raw }) => /application \d+ is like this one/.exec(raw)?.[0])
  const like = (number: number) => `application ${number} is like this one`
  const [{ id }] = await registerShop.rows('application')
  // The e-mails are written when all have applied, so the first one names the others.
  expect(warnings).toEqual([like(id + 1), like(id), like(id), undefined])
})
