import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, refusalIn, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { placeTestOrder } from '../order/order.fixture.ts'
import { withNetworkConditions, runPaymentJobs } from '../payment/payment.fixture.ts'
import { openSimulatedStripe } from './stripe/simulated-stripe.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const save = `mutation ($key: Uuid!, $token: String!) { savePaymentCard(key: $key, token: $token) { refusal cards { lastFour } } }`
const list = '{ paymentCards { id lastFour isPrimary isExpired } }'
const change = (name: string) => `mutation ($id: Uuid!) { ${name}(id: $id) { id lastFour isPrimary } }`

const saveCard = async (token: string, key: string = randomUUID(), caller: TestUser = 'a1') =>
  (await shop.get(caller, save, { key, token })).savePaymentCard
const cards = async (caller: TestUser = 'a1') => (await shop.get(caller, list)).paymentCards

test('a card is kept once, however often it is sent, and the first one is primary', async () => {
  const key = randomUUID()
  await Promise.all(Array.from({ length: 6 }, () => saveCard('SUCCEEDS', key)))
  await saveCard('SUCCEEDS_MASTERCARD')
  expect(await cards('a2')).toMatchObject([
    { lastFour: '4242', isPrimary: true, isExpired: false },
    { lastFour: '4444', isPrimary: false, isExpired: false },
  ])
  expect(await cards('b1')).toEqual([])
})

test('a declined or invalid card is not kept', async () => {
  for (const token of ['DECLINES', 'EXPIRED', 'NO_CARD'])
    expect(await saveCard(token)).toEqual({ refusal: 'DECLINED', cards: [] })
})

test('a card whose response was lost is kept when it is sent again', async () => {
  let isLost = true
  const gateway = withNetworkConditions(shop.deps.gateway!, () => (isLost ? 'REPLY_LOST' : 'FINE'))
  const server = await shop.otherServer({ gateway, log: shop.deps.log.child({}, { level: 'silent' }) })
  const request = { key: randomUUID(), token: 'SUCCEEDS' }
  expect(refusalIn(await server.execute('a1', save, request))).toMatchObject({ code: 500 })
  expect(await cards()).toEqual([])
  isLost = false
  await server.get('a1', save, request)
  expect(await cards()).toMatchObject([{ lastFour: '4242' }])
  const { rows } = await shop.deps.pool.query('select count(*)::int as n from sandbox_card')
  expect(rows[0].n).toBe(1)
})

test('another card becomes primary on request, or when the primary one is removed and deleted at the gateway', async () => {
  for (const token of ['SUCCEEDS', 'SUCCEEDS_MASTERCARD', 'SUCCEEDS_AMEX']) await saveCard(token)
  const amex = (await cards()).find((card: { lastFour: string }) => card.lastFour === '0005')
  const primary = await shop.get('a1', change('makePaymentCardPrimary'), { id: amex.id })
  expect(primary.makePaymentCardPrimary[0]).toMatchObject({ lastFour: '0005', isPrimary: true })
  const left = await shop.get('a1', change('removePaymentCard'), { id: amex.id })
  expect(left.removePaymentCard).toMatchObject([
    { lastFour: '4444', isPrimary: true },
    { lastFour: '4242', isPrimary: false },
  ])
  await runPaymentJobs(shop, shop.deps)
  const { rows } = await shop.deps.pool.query('select card from sandbox_card order by card')
  expect(rows.map(({ card }) => card)).toEqual(['SUCCEEDS', 'SUCCEEDS_MASTERCARD'])
})

const update = `mutation ($id: Uuid!, $holderName: String!, $expiryMonth: Int!, $expiryYear: Int!) {
  updatePaymentCard(id: $id, holderName: $holderName, expiryMonth: $expiryMonth, expiryYear: $expiryYear) {
    refusal cards { holderName expiryMonth expiryYear isExpired }
  }
}`
const renewed = { holderName: ' Ada Lovelace ', expiryMonth: 3, expiryYear: 2044 }

test('a renewed card gets its new date and holder, here and at the gateway', async () => {
  await saveCard('SUCCEEDS')
  await shop.deps.pool.query('update saved_card set expiry_month = 10, expiry_year = 2026')
  const [{ id }] = await cards()
  const now = { holderName: 'Ada Lovelace', expiryMonth: 3, expiryYear: 2044, isExpired: false }
  for (const _ of [1, 2])
    expect((await shop.get('a2', update, { id, ...renewed })).updatePaymentCard).toEqual({
      refusal: null,
      cards: [now],
    })
  const { rows } = await shop.deps.pool.query(
    'select holder_name, expiry_month, expiry_year from sandbox_card',
  )
  expect(rows).toEqual([{ holder_name: 'Ada Lovelace', expiry_month: 3, expiry_year: 2044 }])
})

test('a card is not changed to a past or invalid date, or if the gateway refuses', async () => {
  await saveCard('SUCCEEDS')
  const [{ id }] = await cards()
  const over = { ...renewed, id, expiryMonth: 10, expiryYear: 2026 }
  expect((await shop.get('a1', update, over)).updatePaymentCard.refusal).toBe('EXPIRED')
  for (const bad of [{ expiryMonth: 13 }, { expiryMonth: 0 }, { expiryYear: 44 }, { holderName: ' ' }])
    expect(refusalIn(await shop.execute('a1', update, { ...renewed, id, ...bad }))).toMatchObject({
      code: 400,
    })
  await shop.deps.pool.query('delete from sandbox_card')
  expect((await shop.get('a1', update, { ...renewed, id })).updatePaymentCard.refusal).toBe('DECLINED')
  expect((await shop.get('a1', '{ paymentCards { expiryYear holderName } }')).paymentCards).toEqual([
    { expiryYear: 2040, holderName: '' },
  ])
})

test('another company’s card counts as missing', async () => {
  await saveCard('SUCCEEDS')
  const [{ id }] = await cards()
  for (const name of ['makePaymentCardPrimary', 'removePaymentCard']) {
    const foreign = await shop.execute('b1', change(name), { id })
    const missing = await shop.execute('b1', change(name), { id: randomUUID() })
    expect(refusalIn(foreign)).toMatchObject({ key: 'NOT_FOUND' })
    expect(foreign.result).toEqual(missing.result)
  }
  const foreign = await shop.execute('b1', update, { ...renewed, id })
  expect(foreign.result).toEqual((await shop.execute('b1', update, { ...renewed, id: randomUUID() })).result)
  expect(refusalIn(foreign)).toMatchObject({ key: 'NOT_FOUND' })
  expect(await cards()).toMatchObject([{ isPrimary: true }])
})

test('concurrent changes of the primary card leave one', async () => {
  for (const token of ['SUCCEEDS', 'SUCCEEDS_MASTERCARD', 'SUCCEEDS_AMEX']) await saveCard(token)
  const ids = (await cards()).map(({ id }: { id: string }) => id)
  await Promise.all(
    [...ids, ...ids, ...ids].map((id) => shop.get('a1', change('makePaymentCardPrimary'), { id })),
  )
  expect((await cards()).filter(({ isPrimary }: { isPrimary: boolean }) => isPrimary)).toHaveLength(1)
})

test('cards of another gateway are not offered, and do not affect which card is primary', async () => {
  await saveCard('SUCCEEDS')
  const stripe = await openSimulatedStripe(shop)
  const server = await shop.otherServer({ gateway: stripe.gateway })
  const request = { key: randomUUID(), token: 'SUCCEEDS_AMEX' }
  expect((await server.get('a1', save, request)).savePaymentCard).toMatchObject({ refusal: null })
  expect((await server.get('a1', list)).paymentCards).toMatchObject([{ lastFour: '0005', isPrimary: true }])
  expect(await cards()).toMatchObject([{ lastFour: '4242', isPrimary: true }])
  expect(await server.get('a1', '{ cardGateway cardFormKey }')).toEqual({
    cardGateway: 'STRIPE_TEST',
    cardFormKey: 'pk_test_fake',
  })
  await stripe.fake.close()
})

test('an expired card is marked', async () => {
  await saveCard('SUCCEEDS')
  await shop.deps.pool.query('update saved_card set expiry_month = 10, expiry_year = 2026')
  expect(await cards()).toMatchObject([{ isExpired: true }])
})

test('without a gateway, cards are not offered and orders by card are refused', async () => {
  const server = await shop.otherServer({ gateway: null })
  await server.get(
    'a1',
    'mutation { addBasketProduct(productId: 1, quantity: 1, unit: "2", price: null) { version } }',
  )
  expect(
    await server.get('a1', '{ cardGateway paymentCards { id } checkoutQuote { paymentTypes } }'),
  ).toEqual({
    cardGateway: null,
    paymentCards: [],
    checkoutQuote: { paymentTypes: ['CASH', 'ACCOUNT'] },
  })
  const saved = await server.get('a1', save, { key: randomUUID(), token: 'SUCCEEDS' })
  expect(saved.savePaymentCard.refusal).toBe('NOT_AVAILABLE')
})

describe('a card of the test gateway keeps the expiry date that was typed', () => {
  const cardsOfA1 = async () =>
    (await shop.get('a1', '{ paymentCards { lastFour expiryMonth expiryYear isExpired } }')).paymentCards

  // It is November 2026.
  test.each([
    ['SUCCEEDS_1129', 11, 2029, false],
    ['SUCCEEDS_MASTERCARD_1126', 11, 2026, false],
    ['SUCCEEDS_AMEX_1026', 10, 2026, true],
    ['SUCCEEDS_0199', 1, 2099, false],
    ['SUCCEEDS', 12, 2040, false],
  ])('%s, saved without an order', async (token, expiryMonth, expiryYear, isExpired) => {
    await saveCard(token)
    expect(await cardsOfA1()).toMatchObject([{ expiryMonth, expiryYear, isExpired }])
  })

  test('and with an order, with or without approval by the bank', async () => {
    for (const token of ['SUCCEEDS_1129', 'SUCCEEDS_MASTERCARD_0330']) {
      await placeTestOrder(shop, 'a1', { lines: [[1, '2', 1]], card: { token, keep: true } })
      await runPaymentJobs(shop, shop.deps)
    }
    expect(await cardsOfA1()).toMatchObject([
      { lastFour: '4242', expiryMonth: 11, expiryYear: 2029 },
      { lastFour: '4444', expiryMonth: 3, expiryYear: 2030 },
    ])
  })

  test.each(['SUCCEEDS_1329', 'SUCCEEDS_0029', 'SUCCEEDS_129', 'SUCCEEDS_11299', 'succeeds_1129'])(
    'and %s is not a card',
    async (token) => {
      expect((await saveCard(token)).refusal).toBe('DECLINED')
    },
  )
})
