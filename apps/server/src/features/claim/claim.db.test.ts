import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OrderNumber } from '@provender/domain/ids'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runInTest } from '../../cli/run-in-test.fixture.ts'
import { staffCommand } from '../../cli/staff-command.ts'
import { products } from '../../testing/fill-test-shop.ts'
import { refusalIn, type TestLogin } from '../../testing/test-shop.ts'
import { type ApplicationShop, openApplicationShop } from '../application/application-shop.fixture.ts'
import { deleteExpired } from '../application/cleanup-job.ts'
import { pickTestOrder, placeTestOrder, applyTransitions } from '../order/order.fixture.ts'

let applicationShop: ApplicationShop
let order: OrderNumber
let foreign: OrderNumber
beforeEach(async () => {
  applicationShop = await openApplicationShop()
  order = await placeTestOrder(applicationShop.shop, 'a1', {
    lines: [
      [products.cola, '2', 3],
      [products.mince, '2', 5],
    ],
  })
  foreign = await placeTestOrder(applicationShop.shop, 'b1', { lines: [[products.beans, '2', 1]] })
})
afterEach(() => applicationShop.close())

const fields = `number orderNumber type state message lines { quantity line { position code } }
  pictures { path fileName } answers { text } creditNotes`
const report = (change: object = {}) => ({
  order,
  type: 'DAMAGED',
  message: 'Two boxes came squashed.\n\nThe driver saw it.',
  lines: [{ position: 1, quantity: 2 }],
  pictures: [],
  ...change,
})
const send = (caller: TestLogin, claim: object, key: string = crypto.randomUUID()) =>
  applicationShop.shop.execute(
    caller,
    `mutation ($key: Uuid!, $claim: ClaimInput!) { sendClaim(key: $key, claim: $claim) { ${fields} } }`,
    { key, claim },
  )
const sentSchema = v.object({
  sendClaim: v.object({
    number: v.string(),
    pictures: v.array(v.object({ path: v.string(), fileName: v.string() })),
  }),
})
const sent = async (claim: object = {}) =>
  v.parse(sentSchema, (await send('a1', report(claim))).result.data).sendClaim
const claimOf = (caller: TestLogin, number: string) =>
  applicationShop.shop.execute(caller, `query ($number: Int64!) { claim(number: $number) { ${fields} } }`, {
    number,
  })
const count = async (table: string): Promise<number> =>
  (await applicationShop.shop.deps.pool.query(`select from ${table}`)).rowCount ?? 0
const staff = async (...args: readonly string[]) => {
  const ran = await runInTest(staffCommand, ['claims', ...args], {
    database: { ...applicationShop.shop.deps, description: 'of a test', close: () => Promise.resolve() },
    environment: { DATA_DIR: applicationShop.dataFolder },
  })
  return [...ran.output, ...ran.errors].join('\n')
}

const secrets = new Map<TestLogin, string>()
beforeEach(() => secrets.clear())
const bearerOf = async (caller: TestLogin): Promise<string> => {
  const existing = secrets.get(caller)
  if (existing) return existing
  const { db, accounts } = applicationShop.shop.deps
  const login = await db
    .selectFrom('login')
    .select('id')
    .where('email', '=', `${caller}@shop.example`)
    .executeTakeFirstOrThrow()
  const { secret } = await accounts.openSession(login.id, 'web')
  secrets.set(caller, secret)
  return secret
}
const headersOf = async (caller: TestLogin) => ({
  authorization: `Bearer ${await bearerOf(caller)}`,
  deviceid: 'd1',
})
const upload = async (caller: TestLogin, payload: Buffer, fileName = 'box.png') =>
  await applicationShop.app.inject({
    method: 'POST',
    url: '/claims/pictures',
    headers: {
      ...(await headersOf(caller)),
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(fileName),
    },
    payload,
  })
const keyOf = (answer: Awaited<ReturnType<typeof upload>>) => JSON.parse(answer.json().errors[0].message).key
const show = async (caller: TestLogin, id: string) =>
  await applicationShop.app.inject({ url: `/claims/pictures/${id}`, headers: await headersOf(caller) })
const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'CANARY-exif' } })
    .png()
    .toBuffer()
const storedFiles = () => {
  const folder = join(applicationShop.dataFolder, 'claims')
  return existsSync(folder) ? readdirSync(folder) : []
}
const setFlag = async (name: string, value: string) => {
  const { pool, wholesaler } = applicationShop.shop.deps
  await pool.query(
    `insert into config values ($1, $2) on conflict (key) do update set value = excluded.value`,
    [name, value],
  )
  const { rows } = await pool.query(`update version set n = n + 1 where name = 'settings' returning n`)
  await wholesaler.syncTo(rows[0].n)
}

describe('a problem with an order', () => {
  test('is reported once, however often it is sent, and the wholesaler gets an e-mail', async () => {
    await setFlag('contactEmailAddress', '"hello@wholesaler.example"')
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send('a1', report(), key)))
    const numbers = answers.map(
      ({ result }) => (result.data as { sendClaim: { number: string } }).sendClaim.number,
    )
    expect(new Set(numbers).size).toBe(1)
    expect([await count('claim'), await count('claim_line')]).toEqual([1, 1])
    expect(refusalIn(await send('a1', report({ message: 'Three boxes.' }), key))?.key).toBe('KEY_REUSED')
    const emails = await applicationShop.emails()
    expect(emails).toHaveLength(1)
    expect(emails[0]).toMatchObject({
      to: 'hello@wholesaler.example',
      subject: `Problem with order ${order}: Kaya's Corner`,
    })
    expect(emails[0]?.raw).toMatch(/^Reply-To: .*<a1@shop\.example>$/m)
    expect(emails[0]?.raw).toContain('The driver saw it.')
  })

  test.each([
    ['goods, and none are named', { lines: [] }],
    ['more than was ordered', { lines: [{ position: 1, quantity: 4 }] }],
    ['half a box', { lines: [{ position: 1, quantity: 0.5 }] }],
    [
      'a line twice',
      {
        lines: [
          { position: 1, quantity: 1 },
          { position: 1, quantity: 1 },
        ],
      },
    ],
    ['a line that is not there', { lines: [{ position: 9, quantity: 1 }] }],
    ['an empty message', { message: ' \n ' }],
    ['a message that is too long', { message: 'x'.repeat(2001) }],
  ])('is refused with %s', async (_what, change) => {
    expect(refusalIn(await send('a1', report(change)))?.key).toBe('BAD_INPUT')
    expect(await count('claim')).toBe(0)
  })

  test('cannot be reported if the wholesaler disables it, but earlier claims are still answered', async () => {
    const { number } = await sent()
    await setFlag('show', '{"reportAProblem": false}')
    expect(refusalIn(await send('a1', report()))?.key).toBe('NOT_FOUND')
    expect(keyOf(await upload('a1', await photo()))).toBe('NOT_FOUND')
    expect(refusalIn(await claimOf('a1', number))).toBeUndefined()
  })

  test('of another company counts as missing, for order, lines, pictures and claim', async () => {
    const missing = await send('a1', report({ order: '999999' }))
    expect((await send('a1', report({ order: foreign }))).result).toEqual(missing.result)
    const picture = (await upload('a1', await photo())).json().id
    const stolen = { order: foreign, lines: [{ position: 1, quantity: 1 }], pictures: [picture] }
    const unknown = { ...stolen, pictures: [crypto.randomUUID()] }
    expect((await send('b1', report(stolen))).result).toEqual((await send('b1', report(unknown))).result)
    const { number } = await sent({ pictures: [picture] })
    expect((await claimOf('b1', number)).result).toEqual((await claimOf('b1', '424242')).result)
    expect((await applicationShop.shop.get('b1', '{ claims { total } }')).claims.total).toBe(0)
    expect((await applicationShop.shop.get('a2', '{ claims { total } }')).claims.total).toBe(1)
    const [foreignPicture, none] = [await show('b1', picture), await show('b1', crypto.randomUUID())]
    expect([foreignPicture.statusCode, foreignPicture.body]).toEqual([none.statusCode, none.body])
    expect(foreignPicture.statusCode).toBe(404)
    expect((await applicationShop.app.inject({ url: `/claims/pictures/${picture}` })).statusCode).toBe(404)
    expect(await count('claim')).toBe(1)
  })
})

describe('the pictures of a claim', () => {
  test('are re-encoded without metadata, and served to their company as harmless files', async () => {
    const { id } = (await upload('a1', await photo(), 'zdjęcie.png')).json()
    const claim = await sent({ pictures: [id] })
    expect(claim.pictures).toEqual([{ path: `/claims/pictures/${id}`, fileName: 'zdjęcie.png' }])
    const answer = await show('a2', id)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'attachment; filename="picture.jpg"',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 40 })
    expect(answer.rawPayload.toString('latin1')).not.toContain('CANARY')
    // A picture belongs to one claim only.
    expect(refusalIn(await send('a1', report({ pictures: [id] })))?.key).toBe('PROOF_GONE')
  })

  test.each([
    ['one of an iPhone', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00', 'latin1'), 'PICTURE_HEIC'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'PICTURE_NOT_TAKEN'],
    ['a page', Buffer.from('<!doctype html><script>1</script>'), 'PICTURE_NOT_TAKEN'],
    ['half of one', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]), 'PICTURE_NOT_TAKEN'],
  ])('cannot be %s', async (_what, content, key) => {
    expect(keyOf(await upload('a1', content))).toBe(key)
    expect(storedFiles()).toEqual([])
  })

  test('are limited to five and 5 MB per claim, and 50 MB per company; visitors send none', async () => {
    const five = Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)])
    expect((await upload('a1', five)).statusCode).toBe(413)
    const ids = []
    for (let n = 0; n < 6; n += 1) ids.push((await upload('a1', await photo())).json().id)
    expect(refusalIn(await send('a1', report({ pictures: ids })))?.key).toBe('BAD_INPUT')
    const { pool } = applicationShop.shop.deps
    await pool.query('update claim_picture set bytes = 2000000')
    expect(refusalIn(await send('a1', report({ pictures: ids.slice(0, 3) })))?.key).toBe('PROOFS_TOO_LARGE')
    await pool.query('update claim_picture set bytes = 10000000')
    expect(keyOf(await upload('a1', await photo()))).toBe('PICTURES_FULL')
    expect((await upload('b1', await photo())).statusCode).toBe(200)
    const stranger = { method: 'POST', url: '/claims/pictures', headers: { deviceid: 'd1' } } as const
    expect(keyOf(await applicationShop.app.inject({ ...stranger, payload: await photo() }))).toBe(
      'NOT_SIGNED_IN',
    )
    expect(storedFiles()).toHaveLength(7)
  })

  test('are deleted a week after an unsent report, and three months after a claim is closed', async () => {
    const { pool } = applicationShop.shop.deps
    const [used, unused] = [
      (await upload('a1', await photo())).json().id,
      (await upload('a1', await photo())).json().id,
    ]
    const { number } = await sent({ pictures: [used] })
    await pool.query(`update claim_picture set uploaded_at = now() - interval '8 days'`)
    await deleteExpired(applicationShop.shop.deps)
    expect(storedFiles()).toEqual([`${used}.jpg`])
    expect((await show('a1', unused)).statusCode).toBe(404)
    await staff('answer', number, '--note', 'Sorry.')
    await staff('close', number)
    await pool.query(`update claim set closed_at = now() - interval '91 days'`)
    await deleteExpired(applicationShop.shop.deps)
    expect([storedFiles(), await count('claim_picture')]).toEqual([[], 0])
  })
})

describe('staff', () => {
  test('list claims, save their pictures, credit, answer and close them, and the customer is notified', async () => {
    await applyTransitions(applicationShop.shop, order, 'CONFIRM')
    await pickTestOrder(applicationShop.shop, order)
    await applyTransitions(applicationShop.shop, order, 'PACK', 'DISPATCH', 'DELIVER')
    const { id } = (await upload('a1', await photo())).json()
    const { number } = await sent({ pictures: [id] })
    expect(await staff()).toMatch(
      new RegExp(`^${number} .* received +damaged +order ${order} +A Kaya's Corner$`),
    )
    const folder = join(applicationShop.dataFolder, 'saved')
    const shown = await staff('show', number, '--pictures', folder)
    expect(shown).toMatch(/Line 1 +2 box of/)
    expect(readFileSync(join(folder, 'picture-1.jpg')).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    expect(await staff('close', number)).toContain('Not possible while the claim is received')
    expect(await staff('look', number)).toContain('looked-at')
    expect(await staff('credit', number, '1=9', '--note', 'Squashed')).toContain(
      'Line 1: at most 2 can be credited',
    )
    expect(await staff('credit', number, '--note', 'Squashed')).toContain('Credit note CN-100001 is issued')
    expect(await staff('credit', number, '--note', 'Squashed again')).toContain(
      'The whole claim is credited already',
    )
    await staff('answer', number, '--note', 'Sorry! Two boxes are credited.')
    const { result } = await claimOf('a1', number)
    expect(result.data).toMatchObject({
      claim: {
        state: 'ANSWERED',
        answers: [{ text: 'Sorry! Two boxes are credited.' }],
        creditNotes: ['CN-100001'],
      },
    })
    const { notifications } = await applicationShop.shop.get(
      'a1',
      '{ notifications { notifications { notificationType claimNumber } } }',
    )
    expect(notifications.notifications).toContainEqual({ notificationType: 'GENERAL', claimNumber: number })
    const message = (await applicationShop.emails()).find(({ to }) => to === 'a1@shop.example')
    expect(message?.subject).toBe(`Our answer about order ${order}`)
    expect(message?.raw).toContain('Credit note: CN-100001')
    expect(message?.raw).toContain(`https://orders.example/account/help-centre/reports/${number}`)
    expect(await staff('close', number)).toContain('closed')
    expect(await staff('answer', number, '--note', 'More')).toContain('while the claim is closed')
    expect(await staff()).toBe('There are none.')
  })

  test('answer in the language of the report, and not to users who have left', async () => {
    const { pool } = applicationShop.shop.deps
    const { number } = await sent()
    await pool.query(`update claim set language = 'tr'`)
    await staff('answer', number, '--note', 'Özür dileriz.')
    expect((await applicationShop.emails()).at(-1)?.subject).toBe(
      `${order} numaralı sipariş hakkında yanıtımız`,
    )
    await pool.query(`update login set active = false, closed_at = now() where email = 'a1@shop.example'`)
    await staff('answer', number, '--note', 'Bir daha.')
    expect(await applicationShop.emails()).toHaveLength(1)
    expect((await pool.query('select from notification where claim_id is not null')).rowCount).toBe(1)
  })

  test('update the company’s open pages with an answer', async () => {
    const { number } = await sent()
    const version = async () =>
      (await applicationShop.shop.deps.pool.query('select version from company_orders where company_id = 1'))
        .rows[0].version
    const before = await version()
    await staff('answer', number, '--note', 'Sorry.')
    expect(await version()).toBeGreaterThan(before)
  })
})
