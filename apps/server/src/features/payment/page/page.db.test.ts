import { pageMinutes } from '@provender/domain/payment/payment-page'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEngine } from '../../../composition/graphql/engine.ts'
import { createSchema } from '../../../composition/graphql/schema.ts'
import { createApp } from '../../../composition/http/app.ts'
import { deleteExpired } from '../../application/cleanup-job.ts'
import { placeTestOrder } from '../../order/order.fixture.ts'
import { twoBoxes } from '../payment.fixture.ts'
import { openPageShop, type PageShop } from './payment-page.fixture.ts'
import { findPage, markPageDone } from './ticket-store.ts'

let pages: PageShop
beforeEach(async () => {
  pages = await openPageShop()
})
afterEach(() => pages.shop.close())

const newOrder = { purpose: 'NEW_ORDER', amount: '26.40' }
const asVisitor = async (query: string) => await pages.shop.get('visitor', query)
const byCard = (token: string) => placeTestOrder(pages.shop, 'a1', { lines: twoBoxes, card: { token } })
const newestPayment = async () =>
  (await pages.shop.deps.pool.query('select id, state from payment order by began_at desc, id limit 1'))
    .rows[0]

async function openedPage(request: object): Promise<{ readonly id: string; readonly page: string }> {
  const { id, ticket } = await pages.createTicket('a1', request)
  return { id, page: (await pages.open(ticket)).secret }
}

const ticketInApp = async (id: string) =>
  (await pages.inApp('a1', `{ paymentTicket(id: "${id}") { state card { token brand lastFour keep } } }`))
    .paymentTicket

const submit = async (page: string, token = 'SUCCEEDS') =>
  (
    await asVisitor(
      `mutation { submitPaymentPageCard(page: "${page}", token: "${token}", brand: VISA, lastFour: "4242", keep: true) { refusal } }`,
    )
  ).submitPaymentPageCard
const save = async (page: string, token: string, key = crypto.randomUUID()) =>
  (
    await asVisitor(
      `mutation { savePaymentPageCard(page: "${page}", key: "${key}", token: "${token}") { refusal challengeSecret } }`,
    )
  ).savePaymentPageCard
const check = async (page: string, approve?: boolean) =>
  (
    await asVisitor(
      `mutation { checkPaymentPage(page: "${page}"${approve === undefined ? '' : `, approve: ${approve}`}) { refusal } }`,
    )
  ).checkPaymentPage
const facts = async (page: string) =>
  (await asVisitor(`{ paymentPage(page: "${page}") { purpose isDone } }`)).paymentPage

describe('a page for a card', () => {
  test('passes the first card to its app, and charges nothing', async () => {
    const { id, page } = await openedPage(newOrder)
    expect(await ticketInApp(id)).toEqual({ state: 'OPEN', card: null })
    expect(await submit(page)).toEqual({ refusal: null })
    expect(await submit(page, 'DECLINES')).toEqual({ refusal: null })
    const card = { token: 'SUCCEEDS', brand: 'VISA', lastFour: '4242', keep: true }
    expect(await ticketInApp(id)).toEqual({ state: 'DONE', card })
    expect(await facts(page)).toEqual({ purpose: 'NEW_ORDER', isDone: true })
    expect((await pages.shop.deps.pool.query('select from payment')).rows).toEqual([])
    expect((await pages.shop.deps.pool.query('select from saved_card')).rows).toEqual([])
  })

  test('hands over no card after its time, and none stays', async () => {
    const { id, page } = await openedPage(newOrder)
    await submit(page)
    pages.shop.clock.advance(pageMinutes * 60_000)
    expect(await ticketInApp(id)).toEqual({ state: 'DONE', card: null })
    const { pool } = pages.shop.deps
    await pool.query(`update payment_ticket set expires_at = now() - interval '1 second'`)
    await deleteExpired(pages.shop.deps)
    expect((await pool.query('select card_token from payment_ticket')).rows).toEqual([{ card_token: null }])
  })

  test('keeps the first card if two arrive at once', async () => {
    const { id, page } = await openedPage(newOrder)
    const { deps } = pages.shop
    const row = (await findPage(deps.db, page, deps.clock.nowMs()))!
    await submit(page)
    await markPageDone(deps, row, { token: 'DECLINES', brand: 'AMEX', lastFour: '0005', keep: false })
    expect((await ticketInApp(id)).card).toMatchObject({ token: 'SUCCEEDS', brand: 'VISA' })
  })

  test('lets the app pay a placed order, with approval on a second page', async () => {
    const number = await byCard('DECLINES')
    const { id, page } = await openedPage({ purpose: 'ORDER', number })
    await submit(page, 'CHALLENGES')
    const { token, keep } = (await ticketInApp(id)).card
    await pages.inApp(
      'a1',
      `mutation { payOrder(key: "${crypto.randomUUID()}", number: "${number}", card: { token: "${token}", keep: ${keep} }) { refusal } }`,
    )
    const { rows } = await pages.shop.deps.pool.query(`select id from payment where state = 'CHALLENGED'`)
    const approval = await openedPage({ purpose: 'APPROVAL', payment: rows[0].id })
    expect(await check(approval.page, true)).toEqual({ refusal: null })
    expect((await ticketInApp(approval.id)).state).toBe('DONE')
    const stored = await pages.shop.deps.pool.query(`select from payment_ticket where card_token is not null`)
    expect(stored.rowCount).toBe(0)
    const { order } = await pages.inApp('a1', `{ order(number: "${number}") { paymentState } }`)
    expect(order.paymentState).toBe('AUTHORISED')
  })

  test('refuses a card number in place of a token', async () => {
    const { page } = await openedPage(newOrder)
    await expect(submit(page, '4242424242424242')).rejects.toThrow('CARD_NUMBER')
  })
})

describe('a page to save a card', () => {
  test('saves one card of the company, and tries again after a declined one', async () => {
    const { id, page } = await openedPage({ purpose: 'SAVE_CARD' })
    expect(await save(page, 'DECLINES')).toMatchObject({ refusal: 'DECLINED' })
    expect((await ticketInApp(id)).state).toBe('OPEN')
    const key = crypto.randomUUID()
    expect(await save(page, 'SUCCEEDS', key)).toEqual({ refusal: null, challengeSecret: null })
    expect(await save(page, 'SUCCEEDS', key)).toEqual({ refusal: null, challengeSecret: null })
    expect(await save(page, 'SUCCEEDS_MASTERCARD')).toEqual({ refusal: null, challengeSecret: null })
    expect((await ticketInApp(id)).state).toBe('DONE')
    const { paymentCards } = await pages.inApp('a2', '{ paymentCards { brand lastFour } }')
    expect(paymentCards).toEqual([{ brand: 'VISA', lastFour: '4242' }])
    expect((await pages.inApp('b1', '{ paymentCards { brand } }')).paymentCards).toEqual([])
  })
})

describe('a page to approve a payment', () => {
  test.each([
    [true, 'AUTHORISED'],
    [false, 'DECLINED'],
  ])('takes the answer of the test bank: %s', async (approve, state) => {
    await byCard('CHALLENGES')
    const { id } = await newestPayment()
    const opened = await openedPage({ purpose: 'APPROVAL', payment: id })
    expect(await check(opened.page, approve)).toEqual({ refusal: null })
    expect((await newestPayment()).state).toBe(state)
    expect((await ticketInApp(opened.id)).state).toBe('DONE')
    expect(await check(opened.page, !approve)).toEqual({ refusal: null })
    expect((await newestPayment()).state).toBe(state)
  })

  test('is done even if the cardholder has not answered', async () => {
    await byCard('CHALLENGES')
    const { id } = await newestPayment()
    const opened = await openedPage({ purpose: 'APPROVAL', payment: id })
    expect(await check(opened.page)).toEqual({ refusal: null })
    expect((await newestPayment()).state).toBe('CHALLENGED')
    expect((await ticketInApp(opened.id)).state).toBe('DONE')
  })
})

describe('a page does only what it was opened for', () => {
  test('by its purpose', async () => {
    await byCard('CHALLENGES')
    const { id } = await newestPayment()
    const over = { refusal: 'OVER' }
    const card = await openedPage(newOrder)
    expect(await save(card.page, 'SUCCEEDS')).toMatchObject(over)
    expect(await check(card.page, true)).toEqual(over)
    const saving = await openedPage({ purpose: 'SAVE_CARD' })
    expect(await submit(saving.page)).toEqual(over)
    expect(await check(saving.page, true)).toEqual(over)
    const approval = await openedPage({ purpose: 'APPROVAL', payment: id })
    expect(await submit(approval.page)).toEqual(over)
    expect(await save(approval.page, 'SUCCEEDS')).toMatchObject(over)
    expect((await newestPayment()).state).toBe('CHALLENGED')
    expect((await ticketInApp(approval.id)).state).toBe('OPEN')
    expect((await pages.shop.deps.pool.query('select from saved_card')).rows).toEqual([])
  })

  test('for 15 minutes, while the app is signed in', async () => {
    const { page } = await openedPage(newOrder)
    pages.shop.clock.advance(14 * 60_000)
    expect(await facts(page)).toEqual({ purpose: 'NEW_ORDER', isDone: false })
    pages.shop.clock.advance(60_000)
    expect(await facts(page)).toBeNull()
    expect(await submit(page)).toEqual({ refusal: 'OVER' })
    const next = await openedPage(newOrder)
    const { accounts } = pages.shop.deps
    await accounts.endSession((await accounts.userOfSecret(await pages.secretOf('a1', 'native')))!.sessionId)
    expect(await facts(next.page)).toBeNull()
    expect(await submit(next.page)).toEqual({ refusal: 'OVER' })
  })

  test('and needs its secret: its ticket is refused', async () => {
    const { ticket } = await pages.createTicket('a1', newOrder)
    expect(await facts(ticket)).toBeNull()
    expect(await submit(ticket)).toEqual({ refusal: 'OVER' })
    await pages.open(ticket)
    expect(await submit(ticket)).toEqual({ refusal: 'OVER' })
  })
})

test('neither ticket nor page is a session: they set no cookie and give no access to the user’s data', async () => {
  const app = await createApp({
    deps: pages.shop.deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    files: [],
    shop: () => Promise.reject(new Error('no pages here')),
  })
  const post = (query: string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', deviceid: 'd1', ...headers },
      payload: { query },
    })
  try {
    const { ticket } = await pages.createTicket('a1', newOrder)
    const opened = await post(`mutation { openPaymentPage(ticket: "${ticket}") { secret } }`)
    const { secret } = opened.json().data.openPaymentPage
    const submitted = await post(
      `mutation { submitPaymentPageCard(page: "${secret}", token: "SUCCEEDS", brand: VISA, lastFour: "4242", keep: false) { refusal } }`,
    )
    expect(submitted.json().data.submitPaymentPageCard.refusal).toBeNull()
    for (const answer of [opened, submitted]) expect(answer.headers['set-cookie']).toBeUndefined()
    const personal = [
      '{ orders { total } }',
      '{ basketList { version } }',
      '{ user { name } }',
      '{ paymentCards { id } }',
      '{ accountStatement { closing } }',
    ]
    for (const value of [ticket, secret])
      for (const headers of [{ authorization: `Bearer ${value}` }, { cookie: `auth-token=${value}` }, {}])
        for (const query of personal) {
          const answer = await post(query, headers)
          expect(answer.json().data, query).toBeFalsy()
          expect(JSON.parse(answer.json().errors[0].message).key).toBe('NOT_SIGNED_IN')
        }
    const own = { authorization: `Bearer ${await pages.secretOf('a1', 'native')}` }
    expect((await post('{ orders { total } }', own)).json().data.orders.total).toBe(0)
  } finally {
    await app.close()
  }
})
