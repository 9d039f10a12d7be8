import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestShop } from '../../../testing/test-shop.ts'
import {
  openStripeWebhookServer,
  type StripeWebhookServer,
} from '../../card/stripe/stripe-webhook-server.fixture.ts'
import { runPaymentJobs } from '../payment.fixture.ts'
import { openInvoices } from './open-invoices.fixture.ts'

let hook: StripeWebhookServer
let shop: TestShop
beforeEach(async () => {
  hook = await openStripeWebhookServer()
  shop = hook.stripeShop
})
afterEach(() => hook.close())

const pay = `mutation ($key: Uuid!, $invoices: [InvoiceAmountInput!]!, $card: CardInput!) {
  payInvoices(key: $key, invoices: $invoices, card: $card) {
    refusal changedInvoice payment { id state amount captured invoices { number captured } } } }`
const receipt = `query ($key: Uuid!) { jointPayment(key: $key) { id state captured } }`
const open = '{ accountStatement { closing openInvoices { number } } }'

const requestFor = async (boxes: readonly number[], token = 'SUCCEEDS') => ({
  key: randomUUID(),
  invoices: (await openInvoices(shop, boxes)).map(({ number, amount }) => ({ number, amount })),
  card: { token, keep: false },
})

const intents = () => [...hook.simulatedStripe.fake.account.intents.values()]

test('several invoices are one payment at Stripe, whose amounts reach each invoice', async () => {
  const request = await requestFor([1, 3])
  const { payInvoices } = await shop.get('a1', pay, request)
  expect(payInvoices).toMatchObject({
    refusal: null,
    payment: {
      state: 'CAPTURED',
      captured: '52.80',
      invoices: [{ captured: '13.20' }, { captured: '39.60' }],
    },
  })
  expect(await shop.get('a1', pay, request)).toEqual({ payInvoices })
  expect(intents()).toMatchObject([{ amount: 5280, amount_received: 5280, status: 'succeeded' }])
  expect(await shop.get('a1', open)).toMatchObject({
    accountStatement: { closing: '0.00', openInvoices: [] },
  })
})

test('another card after a lost answer charges nothing, and the first key still has the receipt', async () => {
  const first = await requestFor([1, 2])
  const { payInvoices: lost } = await shop.get('a1', pay, first)
  const second = { ...first, key: randomUUID(), card: { token: 'SUCCEEDS', keep: true } }
  expect((await shop.get('a1', pay, second)).payInvoices).toMatchObject({
    refusal: 'NOTHING_OPEN',
    payment: null,
  })
  expect(intents()).toHaveLength(1)
  expect((await shop.get('a1', receipt, second)).jointPayment).toBeNull()
  expect((await shop.get('a1', receipt, first)).jointPayment).toMatchObject({
    id: lost.payment.id,
    state: 'CAPTURED',
    captured: '39.60',
  })
})

test('a payment that its bank approves later is captured once and told by the webhook', async () => {
  const request = await requestFor([2, 1], 'CHALLENGES')
  const { payInvoices } = await shop.get('a1', pay, request)
  expect(payInvoices).toMatchObject({ refusal: null, payment: { state: 'CHALLENGED', captured: '0.00' } })
  const [intent] = intents()
  hook.simulatedStripe.fake.account.approve(intent!.id, true)
  const event = hook.simulatedStripe.fake.account.events.at(-1)
  expect(await hook.send(event!)).toBe(200)
  await runPaymentJobs(hook.shop, shop.deps)
  expect((await shop.get('a1', receipt, request)).jointPayment).toMatchObject({
    state: 'CAPTURED',
    captured: '39.60',
  })
  expect(intents()).toMatchObject([{ amount_received: 3960, status: 'succeeded' }])
  expect(await shop.get('a1', open)).toMatchObject({
    accountStatement: { closing: '0.00', openInvoices: [] },
  })
})
