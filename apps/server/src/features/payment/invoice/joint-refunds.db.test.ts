import { randomUUID } from 'node:crypto'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop, refusalIn, type TestShop } from '../../../testing/test-shop.ts'
import { runPaymentJobs } from '../payment.fixture.ts'
import { type OpenInvoice, openInvoices } from './open-invoices.fixture.ts'
import { refundInvoice } from './refund-invoice.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const pay = `mutation ($key: Uuid!, $invoices: [InvoiceAmountInput!]!, $card: CardInput!) {
  payInvoices(key: $key, invoices: $invoices, card: $card) { payment { id state } }
}`
const requestFor = (invoices: readonly OpenInvoice[]) => ({
  key: randomUUID(),
  invoices: invoices.map(({ number, amount }) => ({ number, amount })),
  card: { token: 'SUCCEEDS', keep: false },
})

const refundAtGateway = async (amount: number) =>
  await shop.deps.pool.query(
    `with refund as (
        insert into sandbox_refund select gen_random_uuid(), id, $1 from sandbox_charge returning charge_id)
      update sandbox_charge set refunded = refunded + $1 where id in (select charge_id from refund)`,
    [amount],
  )
const refundHere = async ({ number }: OpenInvoice, amount: Minor | null = null) =>
  await refundInvoice(shop.deps, { number, amount, note: '', staffId: null, key: randomUUID() })
const refunds = async () =>
  (
    await shop.deps.pool.query(
      `select p.refunded, r.amount, r.state, p.booking_failed_at is not null as failed from payment p
        left join payment_refund r on r.payment_id = p.id order by p.invoice_id, r.amount`,
    )
  ).rows

test('a refund of an invoice is booked beside one that was made at the gateway meanwhile', async () => {
  const invoices = await openInvoices(shop, [1, 2])
  await shop.get('a1', pay, requestFor(invoices))
  await refundAtGateway(1000)
  await refundHere(invoices[1]!)
  await runPaymentJobs(shop, shop.deps)
  expect(await refunds()).toEqual([
    { refunded: 1000, amount: 1000, state: 'DONE', failed: false },
    { refunded: 2640, amount: 2640, state: 'DONE', failed: false },
  ])
})

test('a refund of an invoice is refused if the gateway has given too much back meanwhile', async () => {
  const invoices = await openInvoices(shop, [1, 2])
  await shop.get('a1', pay, requestFor(invoices))
  await refundAtGateway(2000)
  await refundHere(invoices[1]!)
  await runPaymentJobs(shop, shop.deps)
  expect(await refunds()).toMatchObject([
    { refunded: 1320, amount: 1320, state: 'DONE', failed: false },
    { refunded: 680, amount: 680, state: 'DONE', failed: false },
    { refunded: 680, amount: 2640, state: 'REFUSED', failed: false },
  ])
})

test('a refund that could be booked only later leaves no problem at the other invoices', async () => {
  const invoices = await openInvoices(shop, [1, 2])
  await shop.get('a1', pay, requestFor(invoices))
  const { pool } = shop.deps
  await pool.query(`alter table ledger_entry add constraint no_refunds check (kind <> 'REFUND')`)
  await refundHere(invoices[1]!)
  await runPaymentJobs(shop, shop.deps)
  expect(await refunds()).toMatchObject([{ failed: true }, { failed: true }])
  await pool.query('alter table ledger_entry drop constraint no_refunds')
  await pool.query('update job set due_at = now() where done_at is null')
  await runPaymentJobs(shop, shop.deps)
  expect(await refunds()).toMatchObject([
    { refunded: 0, failed: false },
    { refunded: 2640, state: 'DONE', failed: false },
  ])
})

const payOne = `mutation ($key: Uuid!, $number: String!, $amount: Money!, $card: CardInput!) {
  payInvoice(key: $key, number: $number, amount: $amount, card: $card) { refusal }
}`

test('the key of a joint charge makes no payment of one of its invoices', async () => {
  const invoices = await openInvoices(shop, [1, 2])
  const request = requestFor(invoices)
  const gateway = shop.deps.gateway!
  const silent = await shop.otherServer({
    gateway: { ...gateway, authorise: () => Promise.reject(new Error('did not arrive')) },
  })
  await silent.get('a1', pay, request)
  const { number, amount } = invoices[0]!
  const answer = await shop.execute('a2', payOne, { ...request, number, amount })
  expect(refusalIn(answer)).toMatchObject({ key: 'KEY_REUSED' })
  expect((await shop.deps.pool.query('select from sandbox_charge')).rowCount).toBe(0)
})

test('the key of a payment of one invoice makes no joint charge', async () => {
  const invoices = await openInvoices(shop, [1, 2])
  const request = requestFor(invoices)
  await shop.get('a2', payOne, { ...request, number: invoices[0]!.number, amount: '5.00' })
  expect(refusalIn(await shop.execute('a1', pay, request))).toMatchObject({ key: 'KEY_REUSED' })
})
