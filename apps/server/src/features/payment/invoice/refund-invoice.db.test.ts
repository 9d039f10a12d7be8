import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runInTest } from '../../../cli/run-in-test.fixture.ts'
import { staffCommand } from '../../../cli/staff-command.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import { creditInvoice } from '../../ledger/credit-invoice.ts'
import { recordPayment } from '../../ledger/record-payment.ts'
import { refundCredit } from '../../ledger/refund-credit.ts'
import { placeTestOrder } from '../../order/order.fixture.ts'
import {
  withNetworkConditions,
  dispatchOrder,
  twoBoxes,
  type NetworkCondition,
  runPaymentJobs,
} from '../payment.fixture.ts'
import { settleUnfinishedPayments } from '../settle-unfinished-payments.ts'
import { refundInvoice } from './refund-invoice.ts'

const invoice = 'INV-100001'

let shop: TestShop
let order: OrderNumber
beforeEach(async () => {
  shop = await openTestShop()
  order = await placeTestOrder(shop, 'a1', { lines: twoBoxes, paymentType: 'ACCOUNT' })
  await dispatchOrder(shop, order)
  for (const amount of ['10.00', '16.40'])
    await shop.get(
      'a1',
      `mutation ($key: Uuid!, $amount: Money!) {
        payInvoice(key: $key, number: "${invoice}", amount: $amount, card: { token: "SUCCEEDS", keep: false }) { refusal } }`,
      { key: randomUUID(), amount },
    )
})
afterEach(() => shop.close())

/** Each charge in the records of both sides, oldest first: captured, refunded, and posted as refunded. */
async function readRecords() {
  const { rows } = await shop.deps.pool.query(
    `select c.captured, c.refunded, p.refunded as ours, coalesce((select sum(owed)::int from ledger_entry e
        join payment_refund r on r.id = e.refund_id where r.payment_id = p.id), 0) as posted
      from payment p join sandbox_charge c using (id) order by p.began_at`,
  )
  return rows.map(({ captured, refunded, ours, posted }) => [captured, refunded, ours, posted])
}

async function run(...args: readonly string[]) {
  const database = { ...shop.deps, description: 'of a test', close: () => Promise.resolve() }
  const { output, errors } = await runInTest(staffCommand, ['ledger', ...args], { database })
  return [...output, ...errors][0]
}

test('card payments of an invoice are refunded, last first, and the invoice is open again', async () => {
  expect(await run('refund', 'INV-9')).toBe('There is no invoice INV-9')
  expect(await run('refund', invoice, '--amount', '26.41')).toBe(
    `At most 26.40 of the card payments for ${invoice} can be refunded`,
  )
  expect(await run('refund', invoice, '--amount', '20.00', '--note', 'Paid twice')).toBe(
    `Invoice ${invoice}: £20.00 goes back to the card as soon as the server runs.`,
  )
  await runPaymentJobs(shop, shop.deps)
  expect(await readRecords()).toEqual([
    [1000, 360, 360, 360],
    [1640, 1640, 1640, 1640],
  ])
  const { accountStatement } = await shop.get(
    'a1',
    '{ accountStatement { closing entries { kind owed method reference } openInvoices { number open canPayByCard } } }',
  )
  expect(accountStatement).toMatchObject({
    closing: '20.00',
    openInvoices: [{ number: invoice, open: '20.00', canPayByCard: true }],
  })
  expect(accountStatement.entries.slice(3)).toEqual(
    expect.arrayContaining([
      { kind: 'REFUND', owed: '16.40', method: 'CARD', reference: invoice },
      { kind: 'REFUND', owed: '3.60', method: 'CARD', reference: invoice },
    ]),
  )
  await run('refund', invoice)
  await runPaymentJobs(shop, shop.deps)
  expect((await readRecords()).map(([, refunded]) => refunded)).toEqual([1000, 1640])
  expect(await run('refund', invoice)).toMatch(/^The same command ran/)
  expect(await run('refund', invoice, '--again')).toMatch(
    /^There is no card payment for INV-100001 to refund/,
  )
})

test('a credit note in addition settles the invoice', async () => {
  await run(
    'credit',
    (await shop.get('a1', '{ orders { orders { number } } }')).orders.orders[0].number,
    '--all',
    '--note',
    'Spoilt',
  )
  await run('refund', invoice)
  await runPaymentJobs(shop, shop.deps)
  const { accountStatement } = await shop.get('a1', '{ accountStatement { closing openInvoices { open } } }')
  expect(accountStatement).toEqual({ closing: '0.00', openInvoices: [] })
})

test('never more than captured is refunded, for any races and lost calls', async () => {
  const requestRefund = (amount: number) =>
    refundInvoice(shop.deps, {
      number: invoice,
      amount: amount as Minor,
      note: '',
      staffId: null,
      key: randomUUID(),
    })
  const results = await Promise.all(Array.from({ length: 8 }, () => requestRefund(1000)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(2)
  const conditions: NetworkCondition[] = ['REPLY_LOST', 'LOST_ON_THE_WAY', 'REPLY_LOST']
  const gateway = withNetworkConditions(
    shop.deps.gateway!,
    (call) => (call === 'refund' ? conditions.shift() : null) ?? 'FINE',
  )
  const payments = { ...shop.deps, gateway, log: shop.deps.log.child({}, { level: 'silent' }) }
  await runPaymentJobs(shop, payments)
  for (let round = 0; round < 4; round += 1)
    await Promise.all([settleUnfinishedPayments(payments), settleUnfinishedPayments(payments)])
  expect(await settleUnfinishedPayments(payments)).toBe(0)
  expect((await readRecords()).reduce((sum, [, refunded = 0]) => sum + refunded, 0)).toBe(2000)
  for (const [, gatewayTotal, ours, posted] of await readRecords())
    expect([ours, posted]).toEqual([gatewayTotal, gatewayTotal])
})

test('a card is refunded even if hundreds of refunds wait for a gateway that is not set up', async () => {
  const refund = { number: invoice, amount: 500 as Minor, note: '', staffId: null, key: randomUUID() }
  expect((await refundInvoice(shop.deps, refund)).ok).toBe(true)
  await shop.deps.pool.query(`
    with copied as (
      insert into payment select (jsonb_populate_record(payment, jsonb_build_object(
          'id', gen_random_uuid(), 'key', gen_random_uuid(), 'gateway', 'STRIPE'))).*
        from payment, generate_series(1, 150) returning id)
    insert into payment_refund (payment_id, amount, note, asked_at)
      select id, 100, '', now() - interval '1 day' from copied`)
  const payments = { ...shop.deps, log: shop.deps.log.child({}, { level: 'silent' }) }
  expect(await settleUnfinishedPayments(payments)).toBe(301)
  expect((await readRecords()).map(([, refunded]) => refunded)).toEqual([0, 500])
})

test('a card gets no credit that was paid back by bank', async () => {
  const request = { type: 'REST' } as const
  await creditInvoice(shop.deps, order, { key: randomUUID(), request, reason: 'Squashed', staffId: null })
  await refundCredit(shop.deps, {
    key: randomUUID(),
    companyCode: 'A',
    amount: 1000 as Minor,
    method: 'BANK_TRANSFER',
    reference: '',
    entry: null,
    staffId: null,
  })
  expect(await run('refund', invoice, '--amount', '16.41')).toBe(
    `At most 16.40 of the card payments for ${invoice} can be refunded`,
  )
  expect(await run('refund', invoice)).toBe(
    `Invoice ${invoice}: £16.40 goes back to the card as soon as the server runs.`,
  )
})

test('what was paid by bank is paid back by bank first', async () => {
  const repaid = await refundInvoice(shop.deps, {
    number: invoice,
    amount: 1640 as Minor,
    note: '',
    staffId: null,
    key: randomUUID(),
  })
  expect(repaid.ok).toBe(true)
  await runPaymentJobs(shop, shop.deps)
  const money = { companyCode: 'A', amount: 1640 as Minor, method: 'BANK_TRANSFER', staffId: null } as const
  const paid = {
    ...money,
    key: randomUUID(),
    reference: '',
    order,
    agreedBy: 'Ada',
    amountAgain: money.amount,
  }
  await recordPayment(shop.deps, paid)
  const request = { type: 'REST' } as const
  await creditInvoice(shop.deps, order, { key: randomUUID(), request, reason: 'Squashed', staffId: null })
  await refundCredit(shop.deps, { ...money, key: randomUUID(), reference: '', entry: null })
  expect(await run('refund', invoice, '--amount', '10.01')).toBe(
    `At most 10.00 of the card payments for ${invoice} can be refunded`,
  )
})
