import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { applyTransitions, placeTestOrder } from '../../order/order.fixture.ts'
import { dispatchOrder, endHold, runPaymentJobs, twoBoxes } from '../payment.fixture.ts'
import { openPageShop, type PageShop } from './payment-page.fixture.ts'

let pages: PageShop
beforeEach(async () => {
  pages = await openPageShop()
})
afterEach(() => pages.shop.close())

const newOrder = { purpose: 'NEW_ORDER', amount: '26.40' }
const minutes = (n: number) => pages.shop.clock.advance(n * 60_000)
const byCard = (token: string) => placeTestOrder(pages.shop, 'a1', { lines: twoBoxes, card: { token } })
const paymentOf = async (number: string): Promise<string> =>
  (
    await pages.shop.deps.pool.query(
      'select payment.id from payment join orders on orders.id = order_id where number = $1',
      [number],
    )
  ).rows[0].id

async function invoiced(): Promise<string> {
  const number = await placeTestOrder(pages.shop, 'a1', { lines: twoBoxes, paymentType: 'ACCOUNT' })
  await dispatchOrder(pages.shop, number)
  return (await pages.shop.deps.pool.query(`select number from ledger_document where kind = 'INVOICE'`))
    .rows[0].number
}

describe('a ticket', () => {
  test('opens its page once', async () => {
    const { ticket } = await pages.createTicket('a1', newOrder)
    expect(ticket).toMatch(/^[\w-]{43}$/)
    expect(await pages.open(ticket)).toEqual({
      refusal: null,
      language: 'en',
      secret: expect.stringMatching(/^[\w-]{43}$/),
      page: {
        purpose: 'NEW_ORDER',
        number: null,
        amount: '26.40',
        currencyCode: 'GBP',
        companyName: "Kaya's Corner",
        isDone: false,
        gateway: 'SANDBOX',
        formKey: null,
        challengeSecret: null,
      },
    })
    expect(await pages.open(ticket)).toMatchObject({
      refusal: 'INVALID',
      secret: null,
      page: null,
      language: 'en',
    })
  })

  test('opens once for many browsers at once, over two servers', async () => {
    const other = await pages.shop.otherServer()
    const { ticket } = await pages.createTicket('a1', newOrder)
    const opened = await Promise.all(
      Array.from({ length: 12 }, (_, n) => pages.open(ticket, 'visitor', n % 2 ? other : pages.shop)),
    )
    expect(opened.filter(({ secret }) => secret !== null)).toHaveLength(1)
    expect(opened.filter(({ refusal }) => refusal === 'INVALID')).toHaveLength(11)
  })

  test('expires after 10 minutes', async () => {
    const { id, ticket } = await pages.createTicket('a1', newOrder)
    minutes(9)
    const later = await pages.createTicket('a2', newOrder)
    minutes(1)
    expect(await pages.open(ticket)).toMatchObject({ refusal: 'INVALID', language: 'en' })
    expect((await pages.open(later.ticket)).refusal).toBeNull()
    expect(
      (await pages.inApp('a1', `{ paymentTicket(id: "${id}") { state card { token } } }`)).paymentTicket,
    ).toEqual({ state: 'ENDED', card: null })
  })

  test('ends, with its page, when the same app creates another one', async () => {
    const first = await pages.createTicket('a1', newOrder)
    const second = await pages.createTicket('a1', newOrder)
    expect((await pages.open(first.ticket)).refusal).toBe('INVALID')
    const { secret } = await pages.open(second.ticket)
    await pages.createTicket('a1', newOrder)
    expect(
      (await pages.shop.get('visitor', `{ paymentPage(page: "${secret}") { purpose } }`)).paymentPage,
    ).toBeNull()
    expect(
      (await pages.inApp('a1', `{ paymentTicket(id: "${first.id}") { state } }`)).paymentTicket,
    ).toBeNull()
  })

  test('ends with the session of the app, and opens for nobody once its user is inactive', async () => {
    const { accounts, pool } = pages.shop.deps
    const left = await pages.createTicket('a1', newOrder)
    const session = await accounts.userOfSecret(await pages.secretOf('a1', 'native'))
    await accounts.endSession(session!.sessionId)
    expect((await pages.open(left.ticket)).refusal).toBe('INVALID')
    const { ticket } = await pages.createTicket('a2', newOrder)
    await pool.query(`update login set active = false where email = 'a2@shop.example'`)
    expect((await pages.open(ticket)).refusal).toBe('INVALID')
    await pool.query('update login set active = true')
    await pool.query('update session set expires_at = $1', [new Date(pages.shop.clock.nowMs())])
    expect((await pages.open(ticket)).refusal).toBe('INVALID')
  })

  test('does not open in a browser where another user is signed in, and stays valid', async () => {
    const { ticket } = await pages.createTicket('a1', newOrder)
    for (const caller of ['a2', 'b1'] as const)
      expect((await pages.open(ticket, caller)).refusal).toBe('INVALID')
    expect((await pages.open(ticket, 'a1')).refusal).toBeNull()
  })

  test('does not open for staff', async () => {
    const { ticket } = await pages.createTicket('a1', newOrder)
    const answer = await pages.shop.askAs(
      await pages.staffSecret(),
      `mutation { openPaymentPage(ticket: "${ticket}") { refusal } }`,
    )
    expect(answer.result.data).toEqual({ openPaymentPage: { refusal: 'INVALID' } })
    expect((await pages.open(ticket)).refusal).toBeNull()
  })

  test.each(['', 'a'.repeat(43), "'; drop table payment_ticket; --", 'x'.repeat(5000)])(
    'that does not exist opens nothing: %s',
    async (ticket) => {
      expect(await pages.open(ticket)).toMatchObject({ refusal: 'INVALID', language: null, page: null })
    },
  )

  test('is stored as a hash only, like the secret of its page', async () => {
    const { ticket } = await pages.createTicket('a1', newOrder)
    const { secret } = await pages.open(ticket)
    const { rows } = await pages.shop.deps.pool.query('select to_jsonb(t)::text as row from payment_ticket t')
    for (const each of [ticket, secret]) {
      expect(rows[0].row).not.toContain(each)
      for (const encoding of ['utf8', 'base64url'] as const)
        expect(rows[0].row).not.toContain(Buffer.from(each, encoding).toString('hex'))
    }
  })

  test('is in the language of the app', async () => {
    await pages.shop.deps.pool.query(`update login set language = 'pl' where email = 'a1@shop.example'`)
    const { ticket } = await pages.createTicket('a1', newOrder)
    expect((await pages.open(ticket)).language).toBe('pl')
  })
})

describe('only the session of an installed app creates a ticket', () => {
  test('a browser, a visitor and staff do not', async () => {
    expect(await pages.refusalOfTicket(await pages.secretOf('a1', 'web'), newOrder)).toBe('NOT_ALLOWED')
    expect(await pages.refusalOfTicket('A'.repeat(43), newOrder)).toBe('NOT_SIGNED_IN')
    expect(await pages.refusalOfTicket(await pages.staffSecret(), newOrder)).toBe('NOT_ALLOWED')
    const { rows } = await pages.shop.deps.pool.query('select from payment_ticket')
    expect(rows).toEqual([])
  })

  test('another user does not see it', async () => {
    const { id } = await pages.createTicket('a1', newOrder)
    const seen = `{ paymentTicket(id: "${id}") { state } }`
    expect((await pages.inApp('a1', seen)).paymentTicket).toEqual({ state: 'OPEN' })
    for (const caller of ['a2', 'b1'] as const)
      expect((await pages.inApp(caller, seen)).paymentTicket).toBeNull()
    expect((await pages.shop.get('a1', seen)).paymentTicket).toBeNull()
  })
})

describe('the purpose of a ticket', () => {
  test('may be an order whose card was declined, with the amount to hold', async () => {
    const number = await byCard('DECLINES')
    const request = { purpose: 'ORDER', number, amount: '1.00' }
    const { ticket } = await pages.createTicket('a2', request)
    expect((await pages.open(ticket)).page).toMatchObject({ number, amount: '26.40', currencyCode: 'GBP' })
    const b1 = await pages.secretOf('b1', 'native')
    expect(await pages.refusalOfTicket(b1, request)).toBe('NOT_FOUND')
    expect(await pages.refusalOfTicket(b1, { purpose: 'ORDER', number: '999999' })).toBe('NOT_FOUND')
  })

  test('must not be an order that is paid, too late, or not by card', async () => {
    const a1 = await pages.secretOf('a1', 'native')
    const refusal = (number: string) => pages.refusalOfTicket(a1, { purpose: 'ORDER', number })
    expect(await refusal(await byCard('SUCCEEDS'))).toBe('NOT_NOW')
    const late = await byCard('DECLINES')
    await endHold(pages.shop, late)
    expect(await refusal(late)).toBe('NOT_NOW')
    const onAccount = await placeTestOrder(pages.shop, 'a1', { lines: [[3, '2', 1]], paymentType: 'ACCOUNT' })
    expect(await refusal(onAccount)).toBe('NOT_AVAILABLE')
  })

  test('may be an invoice up to its open amount', async () => {
    const number = await invoiced()
    const { ticket } = await pages.createTicket('a1', { purpose: 'INVOICE', number, amount: '10.00' })
    expect((await pages.open(ticket)).page).toMatchObject({ number, amount: '10.00', purpose: 'INVOICE' })
    const invoice = (amount: string) => ({ purpose: 'INVOICE', number, amount })
    const a1 = await pages.secretOf('a1', 'native')
    expect(await pages.refusalOfTicket(a1, invoice('26.41'))).toBe('NOT_NOW')
    expect(await pages.refusalOfTicket(a1, invoice('0.00'))).toBe('BAD_INPUT')
    expect(await pages.refusalOfTicket(await pages.secretOf('b1', 'native'), invoice('1.00'))).toBe(
      'NOT_FOUND',
    )
  })

  test('must not be an amount of an invoice that the gateway cannot charge', async () => {
    const number = await invoiced()
    const { gateway } = pages.shop.deps
    const bounds = { least: 50 as Minor, largest: 2600 as Minor }
    Object.assign(pages.shop.deps, { gateway: { ...gateway!, chargeBounds: () => bounds } })
    const a1 = await pages.secretOf('a1', 'native')
    const refusal = (amount: string) => pages.refusalOfTicket(a1, { purpose: 'INVOICE', number, amount })
    expect(await refusal('0.49')).toBe('NOT_AVAILABLE')
    expect(await refusal('26.01')).toBe('NOT_AVAILABLE')
    expect(await refusal('0.50')).toBeNull()
  })

  test('may be a payment that waits for approval', async () => {
    const payment = await paymentOf(await byCard('CHALLENGES'))
    const request = { purpose: 'APPROVAL', payment }
    expect(await pages.refusalOfTicket(await pages.secretOf('b1', 'native'), request)).toBe('NOT_FOUND')
    const { ticket } = await pages.createTicket('a1', request)
    expect((await pages.open(ticket)).page).toMatchObject({ purpose: 'APPROVAL', amount: '26.40' })
    await pages.shop.get('a1', `mutation { answerTestBank(payment: "${payment}", approve: true) { number } }`)
    expect(await pages.refusalOfTicket(await pages.secretOf('a1', 'native'), request)).toBe('NOT_NOW')
  })

  test('is settled if it was paid before the page opened', async () => {
    const number = await byCard('DECLINES')
    const order = await pages.createTicket('a1', { purpose: 'ORDER', number })
    await pages.shop.get(
      'a2',
      `mutation { payOrder(key: "${crypto.randomUUID()}", number: "${number}", card: { token: "SUCCEEDS" }) { refusal } }`,
    )
    expect(await pages.open(order.ticket)).toMatchObject({ refusal: 'SETTLED', page: null, secret: null })
    const payment = await paymentOf(await byCard('CHALLENGES'))
    const approval = await pages.createTicket('a1', { purpose: 'APPROVAL', payment })
    await pages.shop.get(
      'a1',
      `mutation { answerTestBank(payment: "${payment}", approve: false) { number } }`,
    )
    expect(await pages.open(approval.ticket)).toMatchObject({ refusal: 'SETTLED', page: null, secret: null })
  })

  test('counts as settled without a gateway', async () => {
    const { ticket } = await pages.createTicket('a1', newOrder)
    const without = await pages.shop.otherServer({ gateway: null })
    expect(await pages.open(ticket, 'visitor', without)).toMatchObject({ refusal: 'SETTLED', page: null })
  })

  test.each([
    { purpose: 'NEW_ORDER' },
    { purpose: 'ORDER' },
    { purpose: 'INVOICE', number: 'INV-1' },
    { purpose: 'APPROVAL' },
  ])('has to be complete: $purpose', async (request) => {
    expect(await pages.refusalOfTicket(await pages.secretOf('a1', 'native'), request)).toBe('BAD_INPUT')
  })
})

test('an order that is delivered and charged needs no payment', async () => {
  const number = await byCard('SUCCEEDS')
  await dispatchOrder(pages.shop, number)
  await runPaymentJobs(pages.shop, pages.shop.deps)
  await applyTransitions(pages.shop, number, 'DELIVER')
  const a1 = await pages.secretOf('a1', 'native')
  expect(await pages.refusalOfTicket(a1, { purpose: 'ORDER', number })).toBe('NOT_NOW')
})
