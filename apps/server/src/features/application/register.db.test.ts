import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refusalIn } from '../../testing/test-shop.ts'
import { type ApplicationShop, openApplicationShop } from './application-shop.fixture.ts'
import { deleteExpired } from './cleanup-job.ts'
import { activateApplication, rejectApplication } from './decide-application.ts'

let applicationShop: ApplicationShop
beforeEach(async () => {
  applicationShop = await openApplicationShop()
})
afterEach(() => applicationShop.close())

const details = {
  companyName: 'Corner Café Ltd',
  companyNumber: '01234567',
  vatNumber: 'GB123456789',
  name: 'Zoë Łuk',
  email: 'zoe@corner.example',
  telephone: '0113 496 0000',
  address1: '1 High Street',
  address2: '',
  city: 'Leeds',
  postCode: 'LS1 1AA',
  country: '',
  password: 'a password of hers',
  marketingEmailEnabled: true,
  marketingSmsEnabled: false,
  acceptsTerms: true,
}
const terms = { code: 'C900', currencyCode: 'GBP', priceListId: null, routeId: null, creditLimit: null }

const apply = (
  change: object = {},
  { key = crypto.randomUUID(), proofs = [] as readonly string[], captcha = '', ip = '192.0.2.7' } = {},
) =>
  applicationShop.post(
    `mutation ($key: Uuid!, $application: ApplicationInput!, $proofs: [Uuid!]!, $captcha: String!) {
      register(key: $key, application: $application, proofs: $proofs, captcha: $captcha) }`,
    { key, application: { ...details, ...change }, proofs, captcha },
    { ip },
  )
const logIn = (email: string, password: string) =>
  applicationShop.post('mutation ($e: String!, $p: String!) { login(email: $e, password: $p) }', {
    e: email,
    p: password,
  })
const rows = async (table: string) =>
  (await applicationShop.shop.deps.pool.query(`select * from ${table} order by 1`)).rows
const upload = (payload: Buffer, headers: Record<string, string> = {}) =>
  applicationShop.app.inject({
    method: 'POST',
    url: '/proofs',
    headers: {
      deviceid: 'd1',
      'content-type': 'application/octet-stream',
      'x-file-name': 'bill.pdf',
      ...headers,
    },
    payload,
  })
const pdf = Buffer.from('%PDF-1.7\n<script>alert(1)</script>')
const proofFiles = (): readonly string[] => {
  const folder = join(applicationShop.dataFolder, 'proofs')
  return existsSync(folder) ? readdirSync(folder) : []
}

describe('an applicant', () => {
  test('is notified by e-mail, waits for activation, and then signs in with the chosen password', async () => {
    await applicationShop.shop.deps.pool.query(
      `insert into config values ('contactEmailAddress', '"sales@shop.example"')`,
    )
    const { rows: versions } = await applicationShop.shop.deps.pool.query(
      `update version set n = n + 1 where name = 'settings' returning n`,
    )
    await applicationShop.shop.deps.wholesaler.syncTo(versions[0].n)
    expect((await apply()).data).toEqual({ register: true })
    expect((await logIn('Zoe@corner.example', details.password)).key).toBe('ACCOUNT_ACTIVATION_REQUIRED')
    expect((await logIn(details.email, 'guess')).key).toBe('WRONG_CREDENTIALS')
    const [application] = await rows('application')
    expect(JSON.stringify(application)).not.toContain(details.password)
    const emails = await applicationShop.emails()
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['zoe@corner.example', 'We have your application'],
      ['sales@shop.example', 'New application: Corner Café Ltd'],
    ])

    const done = await activateApplication(applicationShop.shop.deps.db, {
      id: application.id,
      staffId: null,
      terms,
    })
    expect(done.ok).toBe(true)
    expect((await logIn(details.email, details.password)).data.login).toBeTypeOf('string')
    expect((await rows('login')).at(-1)).toMatchObject({
      email: details.email,
      active: true,
      marketing_email_enabled: true,
      marketing_sms_enabled: false,
    })
    const activated = (await applicationShop.emails()).find(
      ({ subject }) => subject === 'Your account is activated',
    )
    expect(activated?.raw).toContain('https://orders.example/login')
    expect((await rows('application'))[0]).toMatchObject({ state: 'ACTIVATED', password_hash: null })
    const again = await activateApplication(applicationShop.shop.deps.db, {
      id: application.id,
      staffId: null,
      terms,
    })
    expect(again).toMatchObject({ ok: false, refusal: { type: 'NOT_WAITING' } })
  })

  test('with an e-mail in use gets the usual response, and only an e-mail says so', async () => {
    const known = await apply({ email: 'A1@shop.example' })
    const unknown = await apply({})
    expect(known.data).toEqual(unknown.data)
    const emails = await applicationShop.emails()
    expect(emails.find(({ to }) => to === 'A1@shop.example')?.subject).toBe('You already have an account')
    // The stranger's password opens nothing.
    expect((await logIn('a1@shop.example', details.password)).key).toBe('WRONG_CREDENTIALS')
    const [application] = await rows('application')
    expect(
      await activateApplication(applicationShop.shop.deps.db, { id: application.id, staffId: null, terms }),
    ).toMatchObject({ ok: false, refusal: { type: 'LOGIN_EXISTS', company: "Kaya's Corner" } })
  })

  test('who sends one form twice applies once', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all([apply({}, { key }), apply({}, { key }), apply({}, { key })])
    expect(answers.map(({ data }) => data)).toEqual([
      { register: true },
      { register: true },
      { register: true },
    ])
    expect(await rows('application')).toHaveLength(1)
    expect(await applicationShop.emails()).toHaveLength(1)
  })

  test('a rejected applicant learns the reason, and a month later everything is deleted', async () => {
    const proof = (await upload(pdf)).json().id
    await apply({}, { proofs: [proof] })
    const [{ id }] = await rows('application')
    const reject = (reason: string) =>
      rejectApplication(applicationShop.shop.deps.db, { id, staffId: null, reason })
    expect(await reject('')).toEqual({ ok: false, refusal: { type: 'REASON_MISSING' } })
    expect(await applicationShop.emails()).toHaveLength(1)
    await reject('We do not deliver to Leeds.')
    const emails = await applicationShop.emails()
    expect(emails.find(({ subject }) => subject === 'About your application')?.raw).toContain(
      'We do not deliver to Leeds.',
    )
    expect((await logIn(details.email, details.password)).key).toBe('WRONG_CREDENTIALS')
    await deleteExpired(applicationShop.shop.deps)
    expect(proofFiles()).toHaveLength(1)
    await applicationShop.shop.deps.pool.query(
      `update application set decided_at = now() - interval '31 days'`,
    )
    await deleteExpired(applicationShop.shop.deps)
    expect(proofFiles()).toEqual([])
    expect(await rows('application')).toEqual([])
  })

  test('who leaves out a field is refused with its name', async () => {
    expect((await apply({ companyName: '  ' })).key).toBe('BAD_INPUT')
    expect((await apply({ acceptsTerms: false })).key).toBe('BAD_INPUT')
    expect(await rows('application')).toEqual([])
  })

  test('cannot send control characters', async () => {
    await apply({ companyName: 'Evil\u001B[2J\r\nBcc: x@y.example', name: 'Zoë \u202ELuk' })
    expect((await rows('application'))[0]).toMatchObject({
      company_name: 'Evil [2J Bcc: x@y.example',
      name: 'Zoë Luk',
    })
  })

  test('is delayed after too many forms from one network, but other networks are not', async () => {
    for (let n = 0; n < 10; n += 1) expect((await apply()).data).toEqual({ register: true })
    expect((await apply()).key).toBe('TOO_MANY_ATTEMPTS')
    expect((await apply({}, { ip: '198.51.100.1' })).data).toEqual({ register: true })
    applicationShop.shop.clock.advance(600_000)
    expect((await apply()).data).toEqual({ register: true })
  })

  test('has to pass the captcha if there is one, and an inconclusive result fails', async () => {
    const { pool, wholesaler } = applicationShop.shop.deps
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
      const other = await applicationShop.shop.otherServer({ verifyCaptcha: () => Promise.resolve(verdict) })
      const answer = await other.execute(
        'visitor',
        `mutation ($key: Uuid!, $application: ApplicationInput!) {
          register(key: $key, application: $application, proofs: [], captcha: "answer") }`,
        { key: crypto.randomUUID(), application: details },
      )
      expect(refusalIn(answer)?.key).toBe(key)
    }
    expect(await rows('application')).toHaveLength(1)
  })
})

describe('supporting documents', () => {
  test('are stored by content: a PDF unchanged, a picture re-encoded without metadata', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'CANARY-exif' } })
      .png()
      .toBuffer()
    expect(photo.toString('latin1')).toContain('CANARY-exif')
    const sent = [await upload(pdf), await upload(photo, { 'x-file-name': encodeURIComponent('ład.html') })]
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const ids = sent.map((answer) => answer.json().id as string)
    await apply({}, { proofs: ids })
    expect((await rows('proof')).map(({ application_id }) => application_id)).toEqual([1, 1])
    const folder = join(applicationShop.dataFolder, 'proofs')
    expect(readFileSync(join(folder, `${ids[0]}.pdf`))).toEqual(pdf)
    const picture = readFileSync(join(folder, `${ids[1]}.jpg`))
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 40 })
    expect(picture.toString('latin1')).not.toContain('CANARY')
    expect(statSync(folder).mode & 0o077).toBe(0)
    // No address serves them under any name.
    for (const path of [`/proofs/${ids[0]}.pdf`, `/proofs/${ids[0]}`, `/pictures/../proofs/${ids[0]}.pdf`]) {
      const answer = await applicationShop.app.inject({ url: path })
      expect(answer.body).not.toContain('PDF')
    }
  })

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['nothing', Buffer.alloc(0)],
  ])('cannot be %s, whatever the name', async (_what, content) => {
    const answer = await upload(content, { 'content-type': 'application/pdf' })
    expect(answer.statusCode).toBe(200)
    expect(JSON.parse(answer.json().errors[0].message).key).toBe('FILE_NOT_TAKEN')
    expect(proofFiles()).toEqual([])
  })

  test('are at most 5 MB, each and together in one form', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(3 * 1024 * 1024)])
    const most = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024 - pdf.length)])
    expect((await upload(most)).statusCode).toBe(200)
    expect((await upload(Buffer.concat([most, Buffer.from('.')]))).statusCode).toBe(413)
    const ids = [(await upload(large)).json().id, (await upload(large)).json().id]
    expect((await apply({}, { proofs: ids })).key).toBe('PROOFS_TOO_LARGE')
    expect((await apply({}, { proofs: ids.slice(0, 1) })).data).toEqual({ register: true })
    // Another form cannot use it as well.
    expect((await apply({}, { proofs: ids.slice(0, 1) })).key).toBe('PROOF_GONE')
  })

  test('of a form that is never sent are deleted after two hours', async () => {
    await upload(pdf)
    await deleteExpired(applicationShop.shop.deps)
    expect(proofFiles()).toHaveLength(1)
    await applicationShop.shop.deps.pool.query(
      `update proof set uploaded_at = now() - interval '121 minutes'`,
    )
    await deleteExpired(applicationShop.shop.deps)
    expect([proofFiles(), await rows('proof')]).toEqual([[], []])
  })

  test('that a killed server left behind are deleted after a day', async () => {
    const { id } = (await upload(pdf)).json()
    const [folder, orphan] = [join(applicationShop.dataFolder, 'proofs'), crypto.randomUUID()]
    for (const name of [`${orphan}.pdf.sent`, `${orphan}.pdf`]) writeFileSync(join(folder, name), pdf)
    await deleteExpired(applicationShop.shop.deps)
    expect(proofFiles()).toHaveLength(3)
    for (const name of proofFiles()) utimesSync(join(folder, name), 1, 1)
    await deleteExpired(applicationShop.shop.deps)
    expect(proofFiles()).toEqual([`${id}.pdf`])
  })

  test('are at most 40 in two hours from one network, so that none fills the disk', async () => {
    for (let n = 0; n < 40; n += 1) {
      expect((await upload(pdf)).statusCode).toBe(200)
      if (n % 20 === 0) applicationShop.shop.clock.advance(601_000)
    }
    expect((await upload(pdf)).statusCode).toBe(429)
    applicationShop.shop.clock.advance(7_200_000)
    expect((await upload(pdf)).statusCode).toBe(200)
  })

  describe('over slow or broken connections', () => {
    /** Starts an upload and stops. */
    const begin = async (from: string): Promise<Socket> => {
      const { port } = applicationShop.app.server.address() as AddressInfo
      const socket = connect({ host: '127.0.0.1', port, localAddress: from })
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(
        'POST /proofs HTTP/1.1\r\nhost: shop\r\ndeviceid: d1\r\ncontent-type: application/pdf\r\ncontent-length: 100\r\n\r\n%PDF-',
      )
      return socket
    }
    const nextText = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0])

    test('take five slots of their network and none of others', async () => {
      await applicationShop.app.listen({ host: '127.0.0.1', port: 0 })
      const applications = await Promise.all(Array.from({ length: 6 }, () => begin('127.0.0.1')))
      expect(await Promise.race(applications.map(nextText))).toContain('503')
      const other = await begin('127.0.9.1')
      other.write('x'.repeat(95))
      expect(await nextText(other)).toContain('200')
      for (const socket of [...applications, other]) socket.destroy()
    })

    test('free their slots', async () => {
      await applicationShop.app.listen({ host: '127.0.0.1', port: 0 })
      for (let n = 0; n < 6; n += 1) (await begin('127.0.0.1')).resetAndDestroy()
      const taken = async () => (await upload(pdf)).statusCode
      await expect.poll(taken, { interval: 500, timeout: 10_000 }).toBe(200)
    })
  })

  test('are accepted only from the shop’s own pages', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await upload(pdf, headers)).statusCode).toBe(403)
    expect(proofFiles()).toEqual([])
  })
})
