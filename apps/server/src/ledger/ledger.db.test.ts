import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import type { CreditWanted } from '@provender/domain/ledger/credit'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { picks, placedOrder, steps } from '../order/order.fixture.ts'
import { products } from '../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { creditInvoice } from './credit-invoice.ts'
import { type Payment, takePayment } from './take-payment.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const colaAndMince = {
  lines: [
    [products.cola, '2', 3],
    [products.mince, '2', 5],
  ],
  paymentType: 'ACCOUNT',
} as const

/** Placed, picked with a box short and the mince lighter, and on its way. */
async function dispatched(paymentType: 'ACCOUNT' | 'CASH' = 'ACCOUNT'): Promise<OrderNumber> {
  const number = await placedOrder(shop, 'a1', { ...colaAndMince, paymentType })
  await steps(shop, number, 'CONFIRM')
  await picks(shop, number, { position: 1, supplied: 2000 }, { position: 2, supplied: 4873 })
  expect(await steps(shop, number, 'PACK', 'DISPATCH')).toBe('OUT_FOR_DELIVERY')
  return number
}

const entries = async () =>
  (
    await shop.deps.pool.query('select n, kind, owed, balance from ledger_entry order by company_id, n')
  ).rows.map(({ n, kind, owed, balance }) => [n, kind, owed, balance])

const documentsOf = async (number: OrderNumber) =>
  (
    await shop.get(
      'a1',
      `query ($number: String!) { order(number: $number) { documents {
        kind number issuedOn dueOn reason open totals { net vat gross vatByRate { rate net vat } } } } }`,
      { number },
    )
  ).order.documents

const credit = async (number: OrderNumber, wanted: CreditWanted) => {
  const credited = await creditInvoice(shop.deps, number, { wanted, reason: 'Came squashed', staffId: null })
  return credited.ok ? credited.value : credited.refusal.type
}

const pay = async (amount: number, change: Partial<Payment> = {}) => {
  const taken = await takePayment(shop.deps, {
    key: randomUUID(),
    companyCode: 'A',
    amount: amount as Minor,
    method: 'BANK_TRANSFER',
    reference: 'KAYA 23/11',
    order: null,
    staffId: null,
    ...change,
  })
  return taken.ok ? taken.value : taken.refusal.type
}

describe('an invoice', () => {
  test('is issued when the goods leave, with what is supplied, and is due by the terms', async () => {
    const placed = await placedOrder(shop, 'a1', colaAndMince)
    expect(await documentsOf(placed)).toEqual([])
    const number = await dispatched()
    // 2 boxes at £9.36 with 20 %, 4.873 kg at £6.50 with 0 %.
    expect(await documentsOf(number)).toEqual([
      {
        kind: 'INVOICE',
        number: 'INV-100001',
        issuedOn: '2026-11-23',
        dueOn: '2026-12-23',
        reason: '',
        open: '54.13',
        totals: {
          net: '50.39',
          vat: '3.74',
          gross: '54.13',
          vatByRate: [
            { rate: 0, net: '31.67', vat: '0.00' },
            { rate: 20, net: '18.72', vat: '3.74' },
          ],
        },
      },
    ])
    await steps(shop, number, 'DELIVER')
    expect(await entries()).toEqual([[1, 'INVOICE', 5413, 5413]])
  })

  test('of an order that is paid in cash is settled when the goods change hands', async () => {
    const number = await dispatched('CASH')
    expect((await documentsOf(number))[0]).toMatchObject({ dueOn: '2026-11-23', open: '54.13' })
    await credit(number, { type: 'AMOUNT', gross: 413 as Minor })
    await steps(shop, number, 'DELIVER')
    expect(await entries()).toEqual([
      [1, 'INVOICE', 5413, 5413],
      [2, 'CREDIT_NOTE', -413, 5000],
      [3, 'PAYMENT', -5000, 0],
    ])
    expect((await documentsOf(number))[0]).toMatchObject({ open: '0.00' })
  })

  test('of a collection is issued and paid at the counter', async () => {
    const number = await placedOrder(shop, 'a1', { lines: [[products.cola, '2', 1]], isCollected: true })
    await steps(shop, number, 'CONFIRM')
    await picks(shop, number, { position: 1, supplied: 1000 })
    await steps(shop, number, 'PACK', 'READY')
    expect(await entries()).toEqual([])
    await steps(shop, number, 'COLLECT')
    expect(await entries()).toEqual([
      [1, 'INVOICE', 1123, 1123],
      [2, 'PAYMENT', -1123, 0],
    ])
  })

  test('is taken back as a whole when the order is cancelled on its way, and only then', async () => {
    const early = await placedOrder(shop, 'a1', colaAndMince)
    await steps(shop, early, 'CANCEL')
    expect(await entries()).toEqual([])
    const number = await dispatched()
    await credit(number, { type: 'LINES', lines: [{ position: 1, quantity: 1000 }] })
    await steps(shop, number, 'CANCEL')
    expect((await entries()).at(-1)).toEqual([3, 'CREDIT_NOTE', -4290, 0])
    expect((await documentsOf(number)).map(({ number }: { number: string }) => number)).toEqual([
      'INV-100001',
      'CN-100001',
      'CN-100002',
    ])
  })
})

describe('a credit note', () => {
  test('takes back lines or an amount, says why, and never more than was invoiced', async () => {
    const number = await dispatched()
    expect(await credit(number, { type: 'LINES', lines: [{ position: 1, quantity: 1000 }] })).toBe(
      'CN-100001',
    )
    expect(await credit(number, { type: 'LINES', lines: [{ position: 1, quantity: 2000 }] })).toBe(
      'CREDIT_LINE_REFUSED',
    )
    expect(await credit(number, { type: 'AMOUNT', gross: 5000 as Minor })).toBe('MORE_THAN_INVOICED')
    expect(await credit(number, { type: 'AMOUNT', gross: 1000 as Minor })).toBe('CN-100002')
    const [invoice, first] = await documentsOf(number)
    expect(invoice.open).toBe('32.90')
    expect(first).toMatchObject({
      kind: 'CREDIT_NOTE',
      reason: 'Came squashed',
      open: null,
      totals: { gross: '11.23' },
    })
    expect(await credit('999999' as OrderNumber, { type: 'REST' })).toBe('NO_INVOICE')
  })
})

describe('a payment', () => {
  test('is entered once however often it is sent, and settles what it is for', async () => {
    await dispatched()
    const second = await dispatched()
    const key = randomUUID()
    expect(await pay(5000, { key, order: second })).toBe(5826)
    expect(await pay(5000, { key, order: second })).toBe(5826)
    expect(await pay(6000, { key })).toBe('KEY_REUSED')
    expect((await documentsOf(second))[0].open).toBe('4.13')
    expect(await pay(100, { companyCode: 'Z' })).toBe('COMPANY_NOT_FOUND')
    expect(await pay(100, { companyCode: 'B', order: second })).toBe('NO_INVOICE')
    expect(await pay(0)).toBe('NOT_AN_AMOUNT')
  })
})

test('what is written in a ledger is not changed, nor removed, nor made to say something else', async () => {
  const number = await dispatched()
  await credit(number, { type: 'AMOUNT', gross: 500 as Minor })
  const refused = (statement: string) =>
    expect(shop.deps.pool.query(statement), statement).rejects.toThrow(/only added to|come to|says something/)
  for (const table of ['ledger_entry', 'ledger_document', 'ledger_document_line']) {
    await refused(`delete from ${table}`)
    await refused(`truncate ${table} cascade`)
  }
  await refused('update ledger_entry set owed = 0')
  await refused(`update ledger_document set gross = gross`)
  await refused(`update ledger_document_line set net = 0`)
  const columns = `kind, company_id, order_id, credits_id, issued_at, issued_on, currency_code, net, vat, gross,
    vat_by_rate, seller, buyer`
  const copied = columns.replace('net, vat, gross', '6000, 0, 6000')
  await refused(
    `insert into ledger_document (${columns}) select ${copied} from ledger_document where kind = 'CREDIT_NOTE'`,
  )
  await refused(
    `insert into ledger_document (${columns}) select ${columns} from ledger_document where kind = 'CREDIT_NOTE'`,
  )
})
