import type { OrderNumber } from '@provender/domain/ids'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { onHand, pickTestLines, placeTestOrder, applyTransitions } from '../order/order.fixture.ts'
import {
  withNetworkConditions,
  readGatewayRecords,
  endHold,
  agePayments,
  paymentOf,
  dispatchOrder,
  twoBoxes,
  type NetworkCondition,
  runPaymentJobs,
} from './payment.fixture.ts'
import { settlePayment } from './settle-payment.ts'
import { settleUnfinishedPayments, startSettling } from './settle-unfinished-payments.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const pay = `mutation ($key: Uuid!, $number: String!, $card: CardInput!) {
  payOrder(key: $key, number: $number, card: $card) { refusal order { paymentState payment { state canPay } } }
}`
const answer = `mutation ($payment: Uuid!, $approve: Boolean!) {
  answerTestBank(payment: $payment, approve: $approve) { number paymentState }
}`
const orderQuery = `query ($number: String!) { order(number: $number) {
  state paymentState payment { state amount captured canPay challengePath declineReason brand lastFour payBy } } }`

const placeByCard = (token: string) => placeTestOrder(shop, 'a1', { lines: [...twoBoxes], card: { token } })
const silentDeps = (gateway = shop.deps.gateway) => ({ ...shop.deps, gateway, log: { error: () => {} } })

describe('an order by card', () => {
  test('is authorised when it is placed and captured when the goods leave', async () => {
    const number = await placeByCard('SUCCEEDS')
    expect((await shop.get('a1', orderQuery, { number })).order).toEqual({
      state: 'SUBMITTED',
      paymentState: 'AUTHORISED',
      payment: {
        state: 'AUTHORISED',
        amount: '26.40',
        captured: '0.00',
        canPay: false,
        challengePath: null,
        declineReason: null,
        brand: 'VISA',
        lastFour: '4242',
        payBy: expect.any(String),
      },
    })
    expect(await dispatchOrder(shop, number)).toBe('OUT_FOR_DELIVERY')
    await runPaymentJobs(shop, shop.deps)
    expect(await readGatewayRecords(shop, number)).toEqual([
      { state: 'CAPTURED', amount: 2640, captured: 2640, refunded: 0 },
    ])
    expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'PAID' })
  })

  test('captures the weighed amount, within what was held', async () => {
    const number = await placeTestOrder(shop, 'a1', {
      lines: [
        [products.mince, '2', 4],
        [products.cola, '2', 1],
      ],
      card: { token: 'SUCCEEDS' },
    })
    // 4 kg at £6.50 may weigh 4.6 kg: £29.90; cola is £9.36 plus 20 %.
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ amount: 2990 + 936 + 187 }])
    await applyTransitions(shop, number, 'CONFIRM')
    await pickTestLines(shop, number, { position: 1, supplied: 4550 }, { position: 2, supplied: 1000 })
    await applyTransitions(shop, number, 'PACK', 'DISPATCH')
    await runPaymentJobs(shop, shop.deps)
    expect(await readGatewayRecords(shop, number)).toMatchObject([
      { state: 'CAPTURED', captured: 2958 + 936 + 187 },
    ])
  })

  test('that is declined waits for another card, and is not processed', async () => {
    const number = await placeByCard('DECLINES')
    const { order } = await shop.get('a1', orderQuery, { number })
    expect(order).toMatchObject({
      paymentState: 'FAILED',
      payment: { state: 'DECLINED', canPay: true, declineReason: 'DECLINED' },
    })
    expect(await applyTransitions(shop, number, 'CONFIRM')).toBe('NOT_PAID')
    const other = { key: crypto.randomUUID(), number, card: { token: 'SUCCEEDS' } }
    expect((await shop.get('a1', pay, other)).payOrder).toMatchObject({
      refusal: null,
      order: { paymentState: 'AUTHORISED', payment: { canPay: false } },
    })
    const again = { ...other, key: crypto.randomUUID() }
    expect((await shop.get('a1', pay, again)).payOrder.refusal).toBe('NOT_NOW')
    expect(await applyTransitions(shop, number, 'CONFIRM')).toBe('CONFIRMED')
  })

  test('is confirmed by e-mail once, when a card was accepted', async () => {
    const emails = async () =>
      (await shop.deps.pool.query(`select count(*)::int as n from job where kind = 'ORDER_MAIL'`)).rows[0].n
    const number = await placeByCard('DECLINES')
    expect(await emails()).toBe(0)
    await shop.get('a1', pay, { key: crypto.randomUUID(), number, card: { token: 'SUCCEEDS' } })
    await runPaymentJobs(shop, shop.deps)
    expect(await emails()).toBe(1)
  })

  test('waits for the cardholder if the bank asks for approval', async () => {
    const number = await placeByCard('CHALLENGES')
    const { payment, paymentState } = (await shop.get('a1', orderQuery, { number })).order
    expect([payment.state, paymentState]).toEqual(['CHALLENGED', 'NONE'])
    const id = new URL(payment.challengePath, 'http://shop').searchParams.get('payment')
    const foreign = await shop.execute('b1', answer, { payment: id, approve: true })
    expect(refusalIn(foreign)).toMatchObject({ key: 'NOT_FOUND' })
    const approved = await shop.get('a1', answer, { payment: id, approve: true })
    expect(approved.answerTestBank).toEqual({ number, paymentState: 'AUTHORISED' })
    // A second answer does not change the first.
    await shop.get('a1', answer, { payment: id, approve: false })
    await runPaymentJobs(shop, shop.deps)
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ state: 'AUTHORISED' }])
  })

  test('is paid only with a saved card of its own company', async () => {
    await placeTestOrder(shop, 'a1', { lines: [...twoBoxes], card: { token: 'SUCCEEDS', keep: true } })
    const { paymentCards } = await shop.get('a1', '{ paymentCards { id lastFour isPrimary } }')
    expect(paymentCards).toEqual([{ id: expect.any(String), lastFour: '4242', isPrimary: true }])
    const savedCardId = paymentCards[0].id
    const number = await placeTestOrder(shop, 'a2', { lines: [[1, '2', 1]], card: { savedCardId } })
    expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'AUTHORISED' })

    const own = await placeTestOrder(shop, 'b1', { lines: [[1, '2', 1]], card: { token: 'DECLINES' } })
    const stolen = await shop.get('b1', pay, { key: crypto.randomUUID(), number: own, card: { savedCardId } })
    expect(stolen.payOrder.refusal).toBe('CARD_NOT_FOUND')
  })

  test('cannot be paid by another company', async () => {
    const number = await placeByCard('DECLINES')
    const card = { token: 'SUCCEEDS' }
    const [foreign, missing] = [
      await shop.execute('b1', pay, { key: crypto.randomUUID(), number, card }),
      await shop.execute('b1', pay, { key: crypto.randomUUID(), number: '999999', card }),
    ]
    expect(foreign.result).toEqual(missing.result)
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ state: 'DECLINED' }])
  })
})

describe('an unpaid order', () => {
  test.each(['DECLINES', 'CHALLENGES'])(
    'is cancelled after its time (%s), and its stock returns',
    async (token) => {
      const number = await placeByCard(token)
      expect(await onHand(shop, products.beans)).toBe(52)
      expect(await settleUnfinishedPayments(shop.deps)).toBe(0)
      await endHold(shop, number)
      expect(
        (await shop.get('a1', pay, { key: crypto.randomUUID(), number, card: { token: 'SUCCEEDS' } }))
          .payOrder.refusal,
      ).toBe('NOT_NOW')
      await settleUnfinishedPayments(shop.deps)
      expect(await paymentOf(shop, number)).toMatchObject({ state: 'CANCELLED' })
      expect(await onHand(shop, products.beans)).toBe(100)
      expect((await readGatewayRecords(shop, number)).map(({ captured }) => captured)).toEqual([0])
      expect(await settleUnfinishedPayments(shop.deps)).toBe(0)
    },
  )

  test('with the gateway unreachable is neither failed nor cancelled, and resolved later', async () => {
    let condition: NetworkCondition = 'REPLY_LOST'
    const deps = silentDeps(withNetworkConditions(shop.deps.gateway!, () => condition))
    const number = await placeTestOrder({ ...shop, ...(await serverWith(deps.gateway)) }, 'a1', {
      lines: [...twoBoxes],
      card: { token: 'SUCCEEDS' },
    })
    expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'NONE', attempts: ['STARTED'] })
    await endHold(shop, number)
    await agePayments(shop)
    await settleUnfinishedPayments(deps)
    expect(await paymentOf(shop, number)).toMatchObject({ state: 'SUBMITTED', payment_state: 'NONE' })
    condition = 'FINE'
    await settleUnfinishedPayments(deps)
    expect(await paymentOf(shop, number)).toMatchObject({ state: 'SUBMITTED', payment_state: 'AUTHORISED' })
  })
})

describe('cancelling', () => {
  test('releases what is held', async () => {
    const number = await placeByCard('SUCCEEDS')
    await applyTransitions(shop, number, 'CANCEL')
    await runPaymentJobs(shop, shop.deps)
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ state: 'VOIDED', captured: 0 }])
    expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'NONE', attempts: ['VOIDED'] })
  })

  test('after the goods left refunds what was captured', async () => {
    const number = await placeByCard('SUCCEEDS')
    await dispatchOrder(shop, number)
    await runPaymentJobs(shop, shop.deps)
    await applyTransitions(shop, number, 'CANCEL')
    await runPaymentJobs(shop, shop.deps)
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ captured: 2640, refunded: 2640 }])
    expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'REFUNDED' })
  })
})

test('payment events are never changed', async () => {
  await placeByCard('SUCCEEDS')
  await expect(shop.deps.pool.query(`update payment_event set kind = 'VOIDED'`)).rejects.toThrow(
    'never changed',
  )
  await expect(shop.deps.pool.query('delete from payment_event')).rejects.toThrow('never changed')
})

test('a payment whose server died before the call is continued by the next server', async () => {
  const dead = withNetworkConditions(shop.deps.gateway!, () => 'LOST_ON_THE_WAY')
  const number = await placeTestOrder({ ...shop, ...(await serverWith(dead)) }, 'a1', {
    lines: [...twoBoxes],
    card: { token: 'SUCCEEDS' },
  })
  expect(await readGatewayRecords(shop, number)).toEqual([])
  await agePayments(shop)
  await settleUnfinishedPayments(shop.deps)
  expect(await readGatewayRecords(shop, number)).toMatchObject([{ state: 'AUTHORISED' }])
  expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'AUTHORISED' })
})

test('two servers that settle the same order at once do each step once', async () => {
  const number = await placeByCard('SUCCEEDS')
  await dispatchOrder(shop, number)
  const { rows } = await shop.deps.pool.query('select id from orders where number = $1', [number])
  const orderId = rows[0].id
  await Promise.all(
    Array.from({ length: 8 }, () => settlePayment(shop.deps, { orderId, checksGateway: true })),
  )
  expect(await readGatewayRecords(shop, number)).toEqual([
    { state: 'CAPTURED', amount: 2640, captured: 2640, refunded: 0 },
  ])
  const events = await shop.deps.pool.query(`select kind from payment_event where kind = 'CAPTURED'`)
  expect(events.rows).toHaveLength(1)
})

describe('a call without a response from the gateway', () => {
  const lines = [[products.beans, '2', 1]] as const

  /** Places orders whose payments never reached the gateway. */
  async function placeUnanswered(count: number): Promise<readonly OrderNumber[]> {
    const dead = withNetworkConditions(shop.deps.gateway!, () => 'LOST_ON_THE_WAY')
    const server = { ...shop, ...(await serverWith(dead)) }
    const numbers: OrderNumber[] = []
    for (let n = 0; n < count; n += 1)
      numbers.push(await placeTestOrder(server, 'a1', { lines, card: { token: 'SUCCEEDS' } }))
    await agePayments(shop)
    return numbers
  }

  function hangOnce() {
    const gateway = shop.deps.gateway!
    const { promise, resolve } = Promise.withResolvers<undefined>()
    let calls = 0
    const find: typeof gateway.find = (charge) => {
      calls += 1
      return calls === 1 ? promise : gateway.find(charge)
    }
    return { deps: silentDeps({ ...gateway, find }), calls: () => calls, release: () => resolve(undefined) }
  }

  test('keeps no stock of an order whose card was declined', async () => {
    await placeUnanswered(1)
    const { deps, calls, release } = hangOnce()
    const sweeping = startSettling(deps, 50)
    try {
      await expect.poll(calls).toBe(1)
      const number = await placeByCard('DECLINES')
      expect(await onHand(shop, products.beans)).toBe(28)
      await endHold(shop, number)
      await expect.poll(async () => (await paymentOf(shop, number)).state).toBe('CANCELLED')
      expect(await onHand(shop, products.beans)).toBe(76)
    } finally {
      release()
      await sweeping.stop()
    }
  })

  test('delays no other payment', async () => {
    const numbers = await placeUnanswered(3)
    const states = async () => {
      const payments = await Promise.all(numbers.map((number) => paymentOf(shop, number)))
      return payments.map(({ payment_state: state }) => String(state)).toSorted()
    }
    const { deps, release } = hangOnce()
    const sweeping = settleUnfinishedPayments(deps)
    try {
      await expect.poll(states).toEqual(['AUTHORISED', 'AUTHORISED', 'NONE'])
    } finally {
      release()
    }
    expect(await sweeping).toBe(3)
    expect(await states()).toEqual(['AUTHORISED', 'AUTHORISED', 'AUTHORISED'])
  })
})

/** The same shop on a server with another connection to the gateway. */
async function serverWith(gateway: TestShop['deps']['gateway']): Promise<Pick<TestShop, 'execute' | 'get'>> {
  return await shop.otherServer({ gateway, log: shop.deps.log.child({}, { level: 'silent' }) })
}
