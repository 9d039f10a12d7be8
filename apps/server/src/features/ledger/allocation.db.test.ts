import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { placeTestOrder } from '../order/order.fixture.ts'
import { dispatchOrder, twoBoxes, runPaymentJobs } from '../payment/payment.fixture.ts'
import { refundOrder } from '../payment/refund-order.ts'
import { creditInvoice } from './credit-invoice.ts'
import { recordPayment } from './record-payment.ts'
import { reversePayment } from './reverse-payment.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

async function invoiced(paymentType: 'ACCOUNT' | 'CASH' = 'ACCOUNT'): Promise<OrderNumber> {
  const number = await placeTestOrder(shop, 'a1', { lines: twoBoxes, paymentType })
  await dispatchOrder(shop, number)
  return number
}

async function paidByCard(): Promise<OrderNumber> {
  const number = await placeTestOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'SUCCEEDS' } })
  await dispatchOrder(shop, number)
  await runPaymentJobs(shop, shop.deps)
  return number
}

async function statement() {
  const { accountStatement } = await shop.get(
    'a1',
    '{ accountStatement { closing ageing { current overdue } openInvoices { orderNumber open canPayByCard } } }',
  )
  return accountStatement
}

const open = async () =>
  (await statement()).openInvoices.map((invoice: { orderNumber: string; open: string }) => [
    invoice.orderNumber,
    invoice.open,
  ])

async function refund(number: OrderNumber, amount: number | null = null): Promise<void> {
  const request = { order: { number, version: null }, amount: amount as Minor | null, note: '' }
  const refundResult = await refundOrder(shop.deps, { kind: 'STAFF', staffId: null }, request)
  expect(refundResult.ok).toBe(true)
  await runPaymentJobs(shop, shop.deps)
}

const pay = (amount: number, order: OrderNumber | null = null) =>
  recordPayment(shop.deps, {
    key: randomUUID(),
    companyCode: 'A',
    amount: amount as Minor,
    method: 'BANK_TRANSFER',
    reference: '',
    order,
    staffId: null,
    agreedBy: 'Ada',
    amountAgain: amount as Minor,
  })

const credit = (number: OrderNumber, gross: number) =>
  creditInvoice(shop.deps, number, {
    key: crypto.randomUUID(),
    request: { type: 'AMOUNT', gross: gross as Minor },
    reason: 'Came squashed',
    staffId: null,
  })

describe('a completely refunded card order', () => {
  test('owes nothing, cannot be paid again, and does not affect other invoices', async () => {
    const unpaid = await invoiced()
    const number = await paidByCard()
    expect(await open()).toEqual([[unpaid, '26.40']])
    await refund(number)
    expect(await statement()).toMatchObject({
      closing: '26.40',
      openInvoices: [{ orderNumber: unpaid, open: '26.40', canPayByCard: true }],
    })
    const { order } = await shop.get(
      'a1',
      'query ($n: String!) { order(number: $n) { documents { kind open canPayByCard } } }',
      { n: number },
    )
    expect(order.documents).toEqual([
      { kind: 'INVOICE', open: '0.00', canPayByCard: false },
      { kind: 'CREDIT_NOTE', open: null, canPayByCard: false },
    ])
  })
})

test('a credit note for a paid invoice does not affect other invoices', async () => {
  const paid = await invoiced()
  await pay(2640, paid)
  const unpaid = await invoiced()
  await credit(paid, 1000)
  expect(await statement()).toMatchObject({
    closing: '16.40',
    openInvoices: [{ orderNumber: unpaid, open: '26.40' }],
  })
})

test('credit for a paid card order is refunded to the card, including credit from before the charge', async () => {
  const number = await paidByCard()
  await credit(number, 1000)
  await runPaymentJobs(shop, shop.deps)
  const early = await placeTestOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'SUCCEEDS' } })
  await dispatchOrder(shop, early)
  await credit(early, 640)
  await runPaymentJobs(shop, shop.deps)
  await runPaymentJobs(shop, shop.deps)
  const { rows } = await shop.deps.pool.query('select captured, refunded from payment order by began_at')
  expect(rows).toEqual([
    { captured: 2640, refunded: 1000 },
    { captured: 2640, refunded: 640 },
  ])
  expect(await statement()).toMatchObject({ closing: '0.00', openInvoices: [] })
})

describe('an invoice that is paid otherwise before its card is charged', () => {
  const documents = async (number: OrderNumber) => {
    const query = 'query ($n: String!) { order(number: $n) { documents { kind totals { gross } } } }'
    return (await shop.get('a1', query, { n: number })).order.documents.map(
      (document: { kind: string; totals: { gross: string } }) => [document.kind, document.totals.gross],
    )
  }
  const dispatched = async (): Promise<OrderNumber> => {
    const number = await placeTestOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'SUCCEEDS' } })
    await dispatchOrder(shop, number)
    return number
  }

  test('gets the card payment back without a credit note', async () => {
    const number = await dispatched()
    await pay(2640, number)
    await runPaymentJobs(shop, shop.deps)
    await runPaymentJobs(shop, shop.deps)
    const { rows } = await shop.deps.pool.query('select captured, refunded from payment')
    expect(rows).toEqual([{ captured: 2640, refunded: 2640 }])
    expect(await documents(number)).toEqual([['INVOICE', '26.40']])
    expect(await statement()).toMatchObject({ closing: '0.00', openInvoices: [] })
  })

  test('in part and credited in part gets the excess back, and one credit note for each later refund', async () => {
    const number = await dispatched()
    await pay(1000, number)
    await credit(number, 640)
    await runPaymentJobs(shop, shop.deps)
    await runPaymentJobs(shop, shop.deps)
    expect(await statement()).toMatchObject({ closing: '0.00', openInvoices: [] })
    await credit(number, 300)
    await runPaymentJobs(shop, shop.deps)
    await refund(number, 200)
    const { rows } = await shop.deps.pool.query('select captured, refunded from payment')
    expect(rows).toEqual([{ captured: 2640, refunded: 1640 + 300 + 200 }])
    expect(await documents(number)).toEqual([
      ['INVOICE', '26.40'],
      ['CREDIT_NOTE', '6.40'],
      ['CREDIT_NOTE', '3.00'],
      ['CREDIT_NOTE', '2.00'],
    ])
    expect(await statement()).toMatchObject({ closing: '0.00', openInvoices: [] })
  })
})

test('a statement of a past day never changes, whatever is refunded, credited or reversed later', async () => {
  const unpaid = await invoiced()
  const number = await paidByCard()
  await pay(640, unpaid)
  const allocationsAsOf = async () =>
    (
      await shop.get(
        'a1',
        '{ accountStatement(to: "2026-11-23") { closing unallocated ageing { current overdue } entries { n owed balance } } }',
      )
    ).accountStatement
  const before = await allocationsAsOf()
  expect(before).toMatchObject({ closing: '20.00', unallocated: '0.00', ageing: { current: '20.00' } })
  shop.clock.advance(86_400_000)
  await refund(number)
  await credit(unpaid, 1000)
  const { rows } = await shop.deps.pool.query(`select n from ledger_entry where owed = -640`)
  const reversal = { key: randomUUID(), companyCode: 'A', entry: rows[0].n, reason: 'Bounced', staffId: null }
  expect((await reversePayment(shop.deps, reversal)).ok).toBe(true)
  expect(await allocationsAsOf()).toEqual(before)
  expect((await statement()).openInvoices).toMatchObject([{ orderNumber: unpaid, open: '16.40' }])
})

test('the database refuses an allocation that is changed, deleted or above the open amount', async () => {
  await invoiced()
  await pay(2000)
  await pay(1000)
  const { pool } = shop.deps
  const insert = (from: number, to: number, amount: number, undoes = 'null') =>
    pool.query(
      `insert into allocation (from_entry, to_entry, amount, made_on, rule, undoes_id)
        values (${from}, ${to}, ${amount}, '2026-11-23', 'PERSON', ${undoes})`,
    )
  const { rows } = await pool.query('select id from ledger_entry order by n')
  const [invoice, , second] = rows.map(({ id }) => id)
  const allocations = await pool.query('select id from allocation order by id')
  for (const statementOf of [
    'update allocation set amount = 1',
    'delete from allocation',
    'truncate allocation',
  ])
    await expect(pool.query(statementOf), statementOf).rejects.toThrow(/only added to/)
  await expect(insert(second, invoice, 1)).rejects.toThrow('more is allocated than is open')
  await expect(insert(invoice, second, 1)).rejects.toThrow('goes from a credit to a debit')
  await expect(insert(second, invoice, 641, allocations.rows[1].id)).rejects.toThrow('more is taken back')
})

describe('an invoice that is paid by card, transfer and credit note at once', () => {
  test('is settled once, and the excess stays with the company', async () => {
    const number = await invoiced()
    const other = await shop.otherServer()
    const { order } = await shop.get(
      'a1',
      'query ($n: String!) { order(number: $n) { documents { number } } }',
      {
        n: number,
      },
    )
    const payByCard = () =>
      other.get(
        'a1',
        'mutation ($key: Uuid!, $number: String!) { payInvoice(key: $key, number: $number, amount: "20.00", card: { token: "SUCCEEDS", keep: false }) { refusal } }',
        { key: randomUUID(), number: order.documents[0].number },
      )
    await Promise.all([pay(2000, number), payByCard(), credit(number, 2000), pay(2000), payByCard()])
    await runPaymentJobs(shop, shop.deps)
    const { rows } = await shop.deps.pool.query(
      `select sum(allocation.amount)::int as settled,
        (select sum(owed)::int from ledger_entry) as balance from allocation where undoes_id is null`,
    )
    expect(rows[0].settled).toBe(2640)
    const account = await shop.get('a1', '{ accountStatement { closing unallocated openInvoices { open } } }')
    expect(account.accountStatement.openInvoices).toEqual([])
    expect(Number(account.accountStatement.unallocated)).toBe(-rows[0].balance / 100)
  })

  test('is settled several times by a naive twin that reads the open amount before it writes', async () => {
    const { pool } = shop.deps
    await pool.query('create table naive_allocation (amount int)')
    const readOpen = async (): Promise<number> => {
      const { rows } = await pool.query(
        'select 2640 - coalesce(sum(amount), 0)::int as open from naive_allocation',
      )
      return rows[0].open
    }
    const read = await Promise.all([readOpen(), readOpen(), readOpen()])
    for (const open of read)
      await pool.query('insert into naive_allocation values ($1)', [Math.min(2000, open)])
    const { rows } = await pool.query('select sum(amount)::int as settled from naive_allocation')
    expect(rows[0].settled).toBeGreaterThan(2640)
  })
})
