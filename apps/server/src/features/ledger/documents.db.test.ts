import type { OrderNumber } from '@provender/domain/ids'
import { languages } from '@provender/domain/languages'
import type { Minor } from '@provender/domain/money/money'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEngine } from '../../composition/graphql/engine.ts'
import { createSchema } from '../../composition/graphql/schema.ts'
import { createApp } from '../../composition/http/app.ts'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { pickTestLines, placeTestOrder, applyTransitions } from '../order/order.fixture.ts'
import { creditInvoice } from './credit-invoice.ts'
import { readPdfText } from './pdf/pdf-text.fixture.ts'
import { recordPayment } from './record-payment.ts'

let shop: TestShop
let app: FastifyInstance
let number: OrderNumber

beforeEach(async () => {
  shop = await openTestShop()
  app = await createApp({
    deps: shop.deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    files: [],
    shop: () => Promise.reject(new Error('No page is requested')),
  })
  await shop.deps.pool.query(
    `update company set name = 'Żółć & Şişli Çağrı Ğ', address1 = 'ul. Świętokrzyska 1' where code = 'A'`,
  )
  number = await placeTestOrder(shop, 'a1', {
    lines: [
      [products.cola, '2', 3],
      [products.mince, '2', 5],
    ],
    paymentType: 'ACCOUNT',
  })
  await applyTransitions(shop, number, 'CONFIRM')
  await pickTestLines(shop, number, { position: 1, supplied: 3000 }, { position: 2, supplied: 4873 })
  await applyTransitions(shop, number, 'PACK', 'DISPATCH')
})
afterEach(async () => {
  await app.close()
  await shop.close()
})

async function bearerOf(email: string): Promise<string> {
  const { id } = await shop.deps.db
    .selectFrom('login')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return (await shop.deps.accounts.openSession(id, 'web')).secret
}

async function file(path: string, caller: string | null = 'a1@shop.example', language = 'en') {
  const bearer = caller === null ? {} : { authorization: `Bearer ${await bearerOf(caller)}` }
  return await app.inject({ url: path, headers: { ...bearer, 'accept-language': language } })
}

const credit = (gross: number) =>
  creditInvoice(shop.deps, number, {
    key: crypto.randomUUID(),
    request: { type: 'AMOUNT', gross: gross as Minor },
    reason: '=1+1, squashed',
    staffId: null,
  })

const pay = (amount: number, reference: string) =>
  recordPayment(shop.deps, {
    key: crypto.randomUUID(),
    companyCode: 'A',
    amount: amount as Minor,
    method: 'BANK_TRANSFER',
    reference,
    order: null,
    staffId: null,
    agreedBy: 'Ada',
    amountAgain: amount as Minor,
  })

describe('a document', () => {
  test.each(languages)('is a reproducible PDF, equal to the byte (%s)', async (language) => {
    await credit(1000)
    for (const name of ['INV-100001.pdf', 'CN-100001.pdf', 'statement.pdf']) {
      const first = await file(`/documents/${name}`, 'a1@shop.example', language)
      const again = await file(`/documents/${name}`, 'a2@shop.example', language)
      expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    }
  })

  test('prints pack sizes with typographic signs', async () => {
    const { rawPayload } = await file('/documents/INV-100001.pdf')
    expect(readPdfText(rawPayload)).toContain('24\u00A0×\u00A0330\u00A0ml')
  })

  test('is not cached, is downloaded instead of opened, and has a safe file name', async () => {
    const { headers } = await file('/documents/INV-100001.pdf')
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="INV-100001.pdf"',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const statement = await file('/documents/statement.pdf?from=2026-11-01&to=2026-11-30')
    expect(statement.headers['content-disposition']).toBe(
      'attachment; filename="statement-2026-11-01-2026-11-30.pdf"',
    )
  })

  test('of another company counts as missing, and a visitor has to sign in', async () => {
    const foreign = await file('/documents/INV-100001.pdf', 'b1@shop.example')
    const missing = await file('/documents/INV-999999.pdf', 'b1@shop.example')
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
    for (const path of ['INV-100001.pdf', 'statement.pdf', 'statement.csv'])
      expect((await file(`/documents/${path}`, null)).statusCode).toBe(401)
    const odd = ['..%2f..%2fetc%2fpasswd', 'INV-1%0d%0a.pdf', 'INV-100001', 'inv-100001.pdf', "INV-1'--.pdf"]
    for (const name of odd) expect((await file(`/documents/${name}`)).statusCode, name).toBe(404)
  })

  test('is refused as busy for a company with very many requests, so that others do not wait', async () => {
    const headers = { authorization: `Bearer ${await bearerOf('a1@shop.example')}` }
    const requestStatement = () => app.inject({ url: '/documents/statement.csv', headers })
    expect((await requestStatement()).statusCode).toBe(200)
    const answers = await Promise.all(Array.from({ length: 12 }, requestStatement))
    const putOff = answers.filter(({ statusCode }) => statusCode === 503)
    expect(putOff.map((each) => each.headers['retry-after'])).toEqual(['2', '2'])
    expect((await requestStatement()).statusCode).toBe(200)
  })

  test('with many lines continues over several pages', async () => {
    for (let index = 0; index < 120; index += 1) await pay(100 + index, `Payment ${index}`)
    const { rawPayload } = await file('/documents/statement.pdf')
    expect(rawPayload.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2)
  })
})

describe('a statement', () => {
  test('as CSV has the running balance and no formula', async () => {
    await credit(1000)
    await pay(2000, '=HYPERLINK("x")')
    shop.clock.advance(86_400_000)
    await pay(500, 'later')
    const { body } = await file('/documents/statement.csv?to=2026-11-23')
    expect(body.split('\r\n')).toEqual([
      '\uFEFFn,date,kind,reference,order,due,owed,balance,currency',
      ',2000-01-01,opening balance,,,,,0.00,GBP',
      `1,2026-11-23,invoice,INV-100001,${number},2026-12-23,65.37,65.37,GBP`,
      `2,2026-11-23,credit note,CN-100001,${number},,-10.00,55.37,GBP`,
      `3,2026-11-23,payment,"'=HYPERLINK(""x"")",,,-20.00,35.37,GBP`,
      '',
    ])
    const later = await file('/documents/statement.csv?from=2026-11-24')
    expect(later.body.split('\r\n').slice(1, 3)).toEqual([
      ',2026-11-24,opening balance,,,,,35.37,GBP',
      '4,2026-11-24,payment,later,,,-5.00,30.37,GBP',
    ])
    for (const query of [
      'from=yesterday',
      'from=2026-13-01',
      'to=0001-01-01',
      'from=2026-11-01&from=2026-11-02',
    ])
      expect((await file(`/documents/statement.csv?${query}`)).statusCode, query).toBe(404)
  })

  test.each([
    [
      'pl',
      'lp.;data;rodzaj;numer;zamówienie;termin;kwota;saldo;waluta',
      ';2000-01-01;saldo początkowe;;;;;0,00;GBP',
      (number: string) => `1;2026-11-23;faktura;INV-100001;${number};2026-12-23;65,37;65,37;GBP`,
      `2;2026-11-23;wpłata;'＝1+1;;;-20,00;45,37;GBP`,
    ],
    [
      'tr',
      'sıra;tarih;tür;referans;sipariş;vade;tutar;bakiye;para birimi',
      ';2000-01-01;açılış bakiyesi;;;;;0,00;GBP',
      (number: string) => `1;2026-11-23;fatura;INV-100001;${number};2026-12-23;65,37;65,37;GBP`,
      `2;2026-11-23;ödeme;'＝1+1;;;-20,00;45,37;GBP`,
    ],
  ] as const)('as CSV opens in a spreadsheet in %s', async (language, header, opening, invoice, payment) => {
    await pay(2000, '＝1+1')
    const { body } = await file('/documents/statement.csv', 'a1@shop.example', language)
    expect(body.split('\r\n')).toEqual([`\uFEFF${header}`, opening, invoice(number), payment, ''])
  })

  test('whose first day is after its last is refused', async () => {
    await pay(500, 'First')
    for (const query of ['from=2026-11-30&to=2026-11-01', 'from=2026-11-24'])
      for (const name of ['statement.pdf', 'statement.csv'])
        expect((await file(`/documents/${name}?${query}`)).statusCode, `${name} ${query}`).toBe(404)
    for (const args of ['from: "2026-11-30", to: "2026-11-01"', 'from: "2026-11-24"'])
      expect(
        refusalIn(await shop.execute('a1', `{ accountStatement(${args}) { total entries { n } } }`)),
      ).toMatchObject({ code: 400, key: 'BAD_INPUT' })
    expect((await file('/documents/statement.pdf?from=2026-11-23&to=2026-11-23')).statusCode).toBe(200)
  })

  test('as CSV has every entry of a long ledger once, in order', async () => {
    await shop.deps.pool
      .query(`insert into ledger_entry (company_id, currency_code, kind, owed, booked_on, booked_at, method)
      select 1, 'GBP', 'PAYMENT', -1, '2026-11-23', now(), 'CASH' from generate_series(1, 2100)`)
    const { body } = await file('/documents/statement.csv')
    const numbers = body
      .split('\r\n')
      .slice(2, -1)
      .map((row: string) => Number(row.split(',')[0]))
    expect(numbers).toEqual(Array.from({ length: 2101 }, (_, index) => index + 1))
  })

  test('has opening and closing balance, entries by page, and the debt by age', async () => {
    await pay(1537, 'First')
    shop.clock.advance(2 * 86_400_000)
    await pay(1000, 'Second')
    const statement = async (args: string) =>
      (
        await shop.get(
          'a1',
          `{ accountStatement(${args}) { from to currencyCode opening closing total entries { n kind owed balance reference }
            ageing { current days30 overdue } credit { left } } }`,
        )
      ).accountStatement
    expect(await statement('from: "2026-11-24", to: "2026-11-30"')).toEqual({
      from: '2026-11-24',
      to: '2026-11-30',
      currencyCode: 'GBP',
      opening: '50.00',
      closing: '40.00',
      total: 1,
      entries: [{ n: 3, kind: 'PAYMENT', owed: '-10.00', balance: '40.00', reference: 'Second' }],
      ageing: { current: '40.00', days30: '0.00', overdue: '0.00' },
      credit: { left: '2460.00' },
    })
    expect(await statement('to: "2027-01-10"')).toMatchObject({
      opening: '0.00',
      ageing: { current: '0.00', days30: '40.00', overdue: '40.00' },
    })
    expect((await statement('page: 2, pageSize: 2')).entries).toMatchObject([{ n: 3 }])
    const own = await shop.get('b1', '{ accountStatement { total closing } }')
    expect(own.accountStatement).toEqual({ total: 0, closing: '0.00' })
  })
})
