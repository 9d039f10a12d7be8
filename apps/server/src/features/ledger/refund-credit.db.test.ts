import { randomUUID } from 'node:crypto'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runInTest } from '../../cli/run-in-test.fixture.ts'
import { staffCommand } from '../../cli/staff-command.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { applyTransitions, placeTestOrder } from '../order/order.fixture.ts'
import { closeRefund } from '../payment/payment-problems.ts'
import { dispatchOrder, readGatewayRecords, readProblems, twoBoxes } from '../payment/payment.fixture.ts'
import { refundOrder } from '../payment/refund-order.ts'
import { settleUnfinishedPayments } from '../payment/settle-unfinished-payments.ts'
import { credit, dispatchedOrder, documentsOf, pay } from './invoiced-order.fixture.ts'
import { type CreditRefund, refundCredit } from './refund-credit.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

async function payBack(amount: number, change: Partial<CreditRefund> = {}) {
  const refunded = await refundCredit(shop.deps, {
    key: randomUUID(),
    companyCode: 'A',
    amount: amount as Minor,
    method: 'BANK_TRANSFER',
    reference: 'BACK 24/11',
    entry: null,
    staffId: null,
    ...change,
  })
  return refunded.ok ? refunded.value : refunded.refusal
}

async function statement() {
  const { accountStatement } = await shop.get(
    'a1',
    '{ accountStatement { closing unallocated entries { kind owed method reference } } }',
  )
  return accountStatement
}

describe('credit that is paid back by bank or in cash', () => {
  test('is an entry, and the credited invoice stays settled', async () => {
    const number = await dispatchedOrder(shop)
    await pay(shop, 5413, { order: number })
    await credit(shop, number, { type: 'REST' })
    expect(await payBack(5414)).toEqual({ type: 'MORE_THAN_CREDIT', maxAmount: 5413 })
    expect(await payBack(5000)).toBe(-413)
    expect(await statement()).toMatchObject({ closing: '-4.13', unallocated: '4.13' })
    expect((await statement()).entries.at(-1)).toEqual({
      kind: 'REFUND',
      owed: '50.00',
      method: 'BANK_TRANSFER',
      reference: 'BACK 24/11',
    })
    expect((await documentsOf(shop, number))[0]).toMatchObject({ kind: 'INVOICE', open: '0.00' })
    expect(await payBack(413, { entry: 3 })).toBe(0)
    expect(await payBack(1)).toEqual({ type: 'MORE_THAN_CREDIT', maxAmount: 0 })
  })

  test('is posted once per key, and takes the named entry', async () => {
    await pay(shop, 1000)
    await pay(shop, 700)
    const key = randomUUID()
    expect(await payBack(700, { key, entry: 2 })).toBe(-1000)
    expect(await payBack(700, { key, entry: 2 })).toBe(-1000)
    expect(await payBack(1, { key })).toEqual({ type: 'KEY_REUSED' })
    expect(await payBack(1, { entry: 2 })).toEqual({ type: 'MORE_THAN_CREDIT', maxAmount: 0 })
    expect(await payBack(1, { entry: 9 })).toEqual({ type: 'MORE_THAN_CREDIT', maxAmount: 0 })
    expect(await payBack(0)).toEqual({ type: 'NOT_AN_AMOUNT' })
  })

  test('takes no key that another entry of the company has, even once the key is forgotten', async () => {
    const key = randomUUID()
    await pay(shop, 1000, { key })
    await shop.deps.pool.query('delete from idempotency_key')
    expect(await payBack(700, { key })).toEqual({ type: 'KEY_REUSED' })
    expect(await payBack(700)).toBe(-300)
  })

  test('is not what a card gets back', async () => {
    const number = await placeTestOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'SUCCEEDS' } })
    await dispatchOrder(shop, number)
    await settleUnfinishedPayments(shop.deps)
    await credit(shop, number, { type: 'REST' })
    expect(await payBack(2640)).toEqual({ type: 'MORE_THAN_CREDIT', maxAmount: 0 })
  })

  test('is recorded while the refund to the card is refused, before an invoice can use the credit', async () => {
    const number = await placeTestOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'SUCCEEDS' } })
    await dispatchOrder(shop, number)
    await settleUnfinishedPayments(shop.deps)
    await credit(shop, number, { type: 'REST' })
    await shop.deps.pool.query(`update payment_refund set state = 'REFUSED', done_at = now()`)
    expect(await payBack(2640)).toEqual({ type: 'MORE_THAN_CREDIT', maxAmount: 0 })
    expect(await payBack(2641, { entry: 3 })).toEqual({ type: 'MORE_THAN_CREDIT', maxAmount: 2640 })
    expect(await payBack(2640, { entry: 3 })).toBe(0)
    const [refused] = await readProblems(shop)
    await closeRefund(shop.deps.db, { id: refused?.refundId ?? '', staffId: null, note: 'By bank' })
    const next = await dispatchedOrder(shop)
    expect((await documentsOf(shop, next))[0]).toMatchObject({ kind: 'INVOICE', open: '54.13' })
    expect((await documentsOf(shop, number))[0]).toMatchObject({ kind: 'INVOICE', open: '0.00' })
  })

  test('is not paid to the card as well when the refund is requested again', async () => {
    const number = await placeTestOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'SUCCEEDS' } })
    await dispatchOrder(shop, number)
    await settleUnfinishedPayments(shop.deps)
    await credit(shop, number, { type: 'REST' })
    await shop.deps.pool.query(`update payment_refund set state = 'REFUSED', done_at = now()`)
    expect(await payBack(1000, { entry: 3 })).toBe(-1640)
    const request = async (amount: number | null) => {
      const refund = { order: { number, version: null }, amount: amount as Minor | null, note: '' }
      const requested = await refundOrder(shop.deps, { kind: 'STAFF', staffId: null }, refund)
      return requested.ok ? requested.value.amount : requested.refusal
    }
    expect(await request(1641)).toEqual({ type: 'MORE_THAN_CAPTURED', maxAmount: 1640 })
    expect(await request(null)).toBe(1640)
    await settleUnfinishedPayments(shop.deps)
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ captured: 2640, refunded: 1640 }])
    expect(await request(null)).toEqual({ type: 'MORE_THAN_CAPTURED', maxAmount: 0 })
    expect(await statement()).toMatchObject({ closing: '0.00', unallocated: '0.00' })
  })

  const decisions = ['closed', 'requested again for a part', 'requested again as a whole'] as const
  test.each(
    decisions.flatMap((each) => [
      [each, 'with a later credit note'] as const,
      [each, 'when it is cancelled'] as const,
    ]),
  )('is not paid to the card after the refused refund was %s, %s', async (decision, end) => {
    const number = await placeTestOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'SUCCEEDS' } })
    await dispatchOrder(shop, number)
    await settleUnfinishedPayments(shop.deps)
    await credit(shop, number, { type: 'AMOUNT', gross: 1000 as Minor })
    await shop.deps.pool.query(`update payment_refund set state = 'REFUSED', done_at = now()`)
    expect(await payBack(600, { entry: 3 })).toBe(-400)
    const refund = { order: { number, version: null }, amount: null, note: '' }
    const actor = { kind: 'STAFF', staffId: null } as const
    if (decision === 'requested again for a part')
      await refundOrder(shop.deps, actor, { ...refund, amount: 400 as Minor })
    if (decision === 'requested again as a whole') await refundOrder(shop.deps, actor, refund)
    await settleUnfinishedPayments(shop.deps)
    for (const { refundId } of await readProblems(shop))
      await closeRefund(shop.deps.db, { id: refundId ?? '', staffId: null, note: 'By bank' })
    if (end === 'when it is cancelled') await applyTransitions(shop, number, 'CANCEL')
    else await credit(shop, number, { type: 'REST' })
    await settleUnfinishedPayments(shop.deps)
    expect(await settleUnfinishedPayments(shop.deps)).toBe(0)
    const [charge] = await readGatewayRecords(shop, number)
    const { closing } = await statement()
    // What the card does not get stays the credit of the company.
    expect((charge?.refunded ?? 0) - Math.round(Number(closing) * 100)).toBe(2640 - 600)
    expect(charge?.refunded).toBeLessThanOrEqual(2640 - 600)
  })

  test('is recorded at the terminal', async () => {
    await pay(shop, 1000)
    const database = { ...shop.deps, description: 'of a test', close: () => Promise.resolve() }
    const run = async (...args: readonly string[]) => {
      const { output, errors } = await runInTest(staffCommand, ['ledger', 'refund-credit', ...args], {
        database,
      })
      return [...output, ...errors][0]
    }
    expect(await run('A', '10.01')).toContain('At most 10.00 can be paid back')
    expect(await run('A', '4.00', '--method', 'card')).toContain('is not bank-transfer or cash')
    expect(await run('A', '4.00', '--method', 'cash', '--reference', 'Till')).toContain('owes −£6.00 now')
  })
})
