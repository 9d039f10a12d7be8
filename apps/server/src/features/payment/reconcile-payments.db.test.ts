import type { OrderNumber } from '@provender/domain/ids'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { placeTestOrder } from '../order/order.fixture.ts'
import {
  readGatewayRecords,
  agePayments,
  paymentOf,
  dispatchOrder,
  twoBoxes,
  runPaymentJobs,
} from './payment.fixture.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import type { PaymentDeps } from './settle-payment.ts'

let shop: TestShop
let logged: string[]
let payments: PaymentDeps
beforeEach(async () => {
  shop = await openTestShop()
  logged = []
  const log = {
    error: (_facts: unknown, text?: string) => void logged.push(String(text)),
  } as PaymentDeps['log']
  payments = { ...shop.deps, log }
})
afterEach(() => shop.close())

const placeByCard = (token: string): Promise<OrderNumber> =>
  placeTestOrder(shop, 'a1', { lines: [...twoBoxes], card: { token } })
const updateCharges = (change: string) => shop.deps.pool.query(`update sandbox_charge set ${change}`)

test('equal records need no change', async () => {
  await dispatchOrder(shop, await placeByCard('SUCCEEDS'))
  await placeByCard('DECLINES')
  await runPaymentJobs(shop, payments)
  await agePayments(shop)
  expect(await reconcilePayments(payments)).toBe(0)
})

test('a change at the gateway without an event is found and recorded', async () => {
  const number = await placeByCard('CHALLENGES')
  await updateCharges(`state = 'AUTHORISED'`)
  expect(await reconcilePayments(payments)).toBe(0)
  await agePayments(shop)
  expect(await reconcilePayments(payments)).toBe(1)
  expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'AUTHORISED' })
  expect(logged).toEqual([])
})

test('a hold of a finished attempt is released', async () => {
  const number = await placeByCard('DECLINES')
  await updateCharges(`state = 'AUTHORISED'`)
  await agePayments(shop)
  expect(await reconcilePayments(payments)).toBe(1)
  expect(await readGatewayRecords(shop, number)).toMatchObject([{ state: 'VOIDED' }])
  expect(await reconcilePayments(payments)).toBe(0)
})

test('unexpected movements and charges without an order are reported and left alone', async () => {
  const number = await placeByCard('SUCCEEDS')
  await dispatchOrder(shop, number)
  await runPaymentJobs(shop, payments)
  await updateCharges('refunded = 500')
  await shop.deps.pool.query(
    `insert into sandbox_charge (id, state, card, amount, currency_code) values (gen_random_uuid(), 'AUTHORISED', 'SUCCEEDS', 1, 'GBP')`,
  )
  await agePayments(shop)
  expect(await reconcilePayments(payments)).toBe(2)
  expect(logged).toEqual(
    Array.from({ length: 2 }, () => 'a payment differs between the gateway and the shop'),
  )
  expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'PAID' })
})

test('after a restore, charges of the whole lost time whose orders are gone are reported', async () => {
  const { pool } = shop.deps
  await pool.query(
    `insert into sandbox_charge (id, state, card, amount, currency_code, began_at)
    values (gen_random_uuid(), 'AUTHORISED', 'SUCCEEDS', 1, 'GBP', now() - interval '3 days')`,
  )
  expect(await reconcilePayments(payments)).toBe(0)
  await pool.query(
    `insert into restore (lost_from, skipped, held_messages) values (now() - interval '4 days', '[]', 0)`,
  )
  expect(await reconcilePayments(payments)).toBe(1)
  expect(logged).toEqual(['a payment differs between the gateway and the shop'])
})
