import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { applyTransition } from '../order/apply-transition.ts'
import { pickTestLines, placeTestOrder, applyTransitions } from '../order/order.fixture.ts'
import {
  colaAndMince,
  credit,
  dispatchedOrder,
  documentsOf,
  pay,
  paymentStateOf,
} from './invoiced-order.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const entries = async () =>
  (
    await shop.deps.pool.query('select n, kind, owed, balance from ledger_entry order by company_id, n')
  ).rows.map(({ n, kind, owed, balance }) => [n, kind, owed, balance])

const deliver = async (number: OrderNumber, paid: number) => {
  const taken = await applyTransition(
    shop.deps,
    { kind: 'STAFF', staffId: null },
    { order: { number, version: null }, transition: 'DELIVER', note: '', paid: paid as Minor },
  )
  return taken.ok ? taken.value.state : taken.refusal
}

describe('an invoice', () => {
  test('is issued when the goods leave, for what is supplied, with a due date by the terms', async () => {
    const placed = await placeTestOrder(shop, 'a1', colaAndMince)
    expect(await documentsOf(shop, placed)).toEqual([])
    const number = await dispatchedOrder(shop)
    // 2 boxes at £9.36 with 20 %, 4.873 kg at £6.50 with 0 %.
    expect(await documentsOf(shop, number)).toEqual([
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
    await applyTransitions(shop, number, 'DELIVER')
    expect(await entries()).toEqual([[1, 'INVOICE', 5413, 5413]])
  })

  test('of a cash order is settled when the goods are handed over', async () => {
    const number = await dispatchedOrder(shop, 'CASH')
    expect((await documentsOf(shop, number))[0]).toMatchObject({ dueOn: '2026-11-23', open: '54.13' })
    await credit(shop, number, { type: 'AMOUNT', gross: 413 as Minor })
    await applyTransitions(shop, number, 'DELIVER')
    expect(await entries()).toEqual([
      [1, 'INVOICE', 5413, 5413],
      [2, 'CREDIT_NOTE', -413, 5000],
      [3, 'PAYMENT', -5000, 0],
    ])
    expect((await documentsOf(shop, number))[0]).toMatchObject({ open: '0.00' })
  })

  test.each([
    ['a part of it', 2000, '34.13'],
    ['nothing', 0, '54.13'],
  ])(
    'of a cash order that is delivered for %s is open with the rest, which can be paid later',
    async (_, paid, open) => {
      const number = await dispatchedOrder(shop, 'CASH')
      expect(await deliver(number, 5414)).toEqual({ type: 'MORE_THAN_OPEN', maxAmount: 5413 })
      expect(await deliver(number, paid)).toBe('DELIVERED')
      const rest = 5413 - paid
      expect((await entries()).at(-1)?.at(-1)).toBe(rest)
      expect((await documentsOf(shop, number))[0]).toMatchObject({ open })
      expect(await paymentStateOf(shop, number)).toBe('NONE')
      await pay(shop, rest, { order: number, method: 'CASH' })
      expect((await documentsOf(shop, number))[0]).toMatchObject({ open: '0.00' })
      expect(await paymentStateOf(shop, number)).toBe('PAID')
    },
  )

  test('of an order on account cannot be paid in cash on delivery', async () => {
    expect(await deliver(await dispatchedOrder(shop), 1000)).toEqual({ type: 'NOT_PAID_IN_CASH' })
  })

  test('of a collection is issued and paid at the counter', async () => {
    const number = await placeTestOrder(shop, 'a1', { lines: [[products.cola, '2', 1]], isCollected: true })
    await applyTransitions(shop, number, 'CONFIRM')
    await pickTestLines(shop, number, { position: 1, supplied: 1000 })
    await applyTransitions(shop, number, 'PACK', 'READY')
    expect(await entries()).toEqual([])
    await applyTransitions(shop, number, 'COLLECT')
    expect(await entries()).toEqual([
      [1, 'INVOICE', 1123, 1123],
      [2, 'PAYMENT', -1123, 0],
    ])
  })

  test('is credited completely when the order is cancelled after dispatch, and only then', async () => {
    const early = await placeTestOrder(shop, 'a1', colaAndMince)
    await applyTransitions(shop, early, 'CANCEL')
    expect(await entries()).toEqual([])
    const number = await dispatchedOrder(shop)
    await credit(shop, number, { type: 'LINES', lines: [{ position: 1, quantity: 1000 }] })
    await applyTransitions(shop, number, 'CANCEL')
    expect((await entries()).at(-1)).toEqual([3, 'CREDIT_NOTE', -4290, 0])
    expect((await documentsOf(shop, number)).map(({ number }: { number: string }) => number)).toEqual([
      'INV-100001',
      'CN-100001',
      'CN-100002',
    ])
  })
})

describe('a credit note', () => {
  test('credits lines or an amount with a reason, and never more than was invoiced', async () => {
    const number = await dispatchedOrder(shop)
    expect(await credit(shop, number, { type: 'LINES', lines: [{ position: 1, quantity: 1000 }] })).toBe(
      'CN-100001',
    )
    expect(await credit(shop, number, { type: 'LINES', lines: [{ position: 1, quantity: 2000 }] })).toBe(
      'CREDIT_LINE_REFUSED',
    )
    expect(await credit(shop, number, { type: 'AMOUNT', gross: 5000 as Minor })).toBe('MORE_THAN_INVOICED')
    expect(await credit(shop, number, { type: 'AMOUNT', gross: 1000 as Minor })).toBe('CN-100002')
    const [invoice, first] = await documentsOf(shop, number)
    expect(invoice.open).toBe('32.90')
    expect(first).toMatchObject({
      kind: 'CREDIT_NOTE',
      reason: 'Came squashed',
      open: null,
      totals: { gross: '11.23' },
    })
    expect(await credit(shop, '999999' as OrderNumber, { type: 'REST' })).toBe('NO_INVOICE')
  })
})

describe('a payment', () => {
  test('is posted once, however often it is sent, and settles its invoice', async () => {
    await dispatchedOrder(shop)
    const second = await dispatchedOrder(shop)
    const key = randomUUID()
    expect(await pay(shop, 5000, { key, order: second })).toBe(5826)
    expect(await pay(shop, 5000, { key, order: second })).toBe(5826)
    expect(await pay(shop, 6000, { key })).toBe('KEY_REUSED')
    expect((await documentsOf(shop, second))[0].open).toBe('4.13')
    expect(await pay(shop, 100, { companyCode: 'Z' })).toBe('COMPANY_NOT_FOUND')
    expect(await pay(shop, 100, { companyCode: 'B', order: second })).toBe('NO_INVOICE')
    expect(await pay(shop, 0)).toBe('NOT_AN_AMOUNT')
  })
})

test('entries of a ledger cannot be changed or deleted, nor can they contradict each other', async () => {
  const number = await dispatchedOrder(shop)
  await credit(shop, number, { type: 'AMOUNT', gross: 500 as Minor })
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

test('an overpayment does not raise the available credit above the limit, and is shown separately', async () => {
  await pay(shop, 18_000)
  const { accountStatement } = await shop.get(
    'a1',
    '{ accountStatement { closing unallocated ageing { current } credit { limit left } } }',
  )
  expect(accountStatement).toEqual({
    closing: '-180.00',
    unallocated: '180.00',
    ageing: { current: '0.00' },
    credit: { limit: '2500.00', left: '2500.00' },
  })
})
