import { randomUUID } from 'node:crypto'
import type { CompanyId, OrderNumber, PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Gateway } from '../card/gateway.ts'
import { recordPayment } from '../ledger/record-payment.ts'
import { refundCredit } from '../ledger/refund-credit.ts'
import { applyTransitions, placeTestOrder } from '../order/order.fixture.ts'
import {
  chargeBack,
  paymentOf,
  readGatewayRecords,
  readProblems,
  runPaymentJobs,
  twoBoxes,
} from './payment.fixture.ts'
import { recordPostedRefunds } from './record-refund.ts'
import { refundOrder } from './refund-order.ts'
import { settlePayment } from './settle-payment.ts'
import { settleUnfinishedPayments } from './settle-unfinished-payments.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const silentDeps = (gateway = shop.deps.gateway) => ({ ...shop.deps, gateway, log: { error: () => {} } })

interface Charged {
  readonly number: OrderNumber
  readonly orderId: number
  /** Charges the card at the gateway, as somebody may in its own pages. */
  readonly charge: () => Promise<unknown>
}

async function placeByCard(): Promise<Charged> {
  const number = await placeTestOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'SUCCEEDS' } })
  const { rows } = await shop.deps.pool.query<{ id: PaymentId; orderId: number }>(
    `select payment.id, order_id as "orderId" from payment join orders on orders.id = order_id where number = $1`,
    [number],
  )
  const amount = 2640 as Minor
  const { id, orderId } = rows[0]!
  const identity = { id, companyId: 1 as CompanyId, amount, currencyCode: 'GBP' }
  return { number, orderId, charge: () => shop.deps.gateway!.capture(identity, amount) }
}

async function settle(gateway?: Gateway): Promise<void> {
  const deps = silentDeps(gateway)
  await runPaymentJobs(shop, deps)
  for (let sweep = 0; sweep < 3; sweep += 1) await settleUnfinishedPayments(deps)
}

async function booked() {
  const { rows } = await shop.deps.pool.query(
    `select kind, owed, balance, (select coalesce(sum(case when undoes_id is null then amount else -amount end), 0)::int
        from allocation where e.id in (from_entry, to_entry)) as settled
      from ledger_entry e order by n`,
  )
  return rows
}

const byBank = { amount: 2640 as Minor, method: 'BANK_TRANSFER', reference: '', staffId: null } as const

async function payBack(entry: number | null) {
  return await refundCredit(shop.deps, { ...byBank, key: randomUUID(), companyCode: 'A', entry })
}

const paidAndRefunded = [
  { kind: 'PAYMENT', owed: -2640, balance: -2640, settled: 2640 },
  { kind: 'REFUND', owed: 2640, balance: 0, settled: 2640 },
]
const problems = async () => (await readProblems(shop)).map(({ kind }) => kind)

describe('a card that was charged before the goods left', () => {
  test('gets its money back when the order is cancelled, and both are in the ledger', async () => {
    const { number, orderId, charge } = await placeByCard()
    await charge()
    await expect(settlePayment(silentDeps(), { orderId, checksGateway: true })).rejects.toThrow('no invoice')
    expect(await problems()).toEqual(['NOT_BOOKED'])
    await applyTransitions(shop, number, 'CANCEL')
    await settle()
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ captured: 2640, refunded: 2640 }])
    expect(await paymentOf(shop, number)).toMatchObject({ state: 'CANCELLED', payment_state: 'REFUNDED' })
    expect(await booked()).toEqual(paidAndRefunded)
    expect(await problems()).toEqual([])
  })

  test('is refunded once if it is cancelled, charged and settled at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { number, charge } = await placeByCard()
      const deps = silentDeps()
      const together = [
        () => charge(),
        () => applyTransitions(shop, number, 'CANCEL'),
        () => runPaymentJobs(shop, deps).catch(() => undefined),
        () => settleUnfinishedPayments(deps),
        () => settleUnfinishedPayments(deps),
      ]
      await Promise.all([...together.slice(round), ...together.slice(0, round)].map((act) => act()))
      await shop.deps.pool.query(`update job set due_at = now() where kind = 'SETTLE_PAYMENT'`)
      await settle()
      const [{ captured, refunded, state }] = await readGatewayRecords(shop, number)
      expect([refunded, state]).toEqual([captured, captured > 0 ? 'CAPTURED' : 'VOIDED'])
      const { rows } = await shop.deps.pool.query(
        `select kind, count(*)::int as n, sum(owed)::int as owed from ledger_entry where reference = $1
          group by kind order by kind`,
        [number],
      )
      const entries = [
        { kind: 'PAYMENT', n: 1, owed: 0 - captured },
        { kind: 'REFUND', n: 1, owed: captured },
      ]
      expect(rows).toEqual(captured > 0 ? entries : [])
    }
    expect(await problems()).toEqual([])
  })

  test('is not refunded as well if its refund was refused and staff paid the money back', async () => {
    const { number, charge } = await placeByCard()
    await charge()
    await applyTransitions(shop, number, 'CANCEL')
    await settle({ ...shop.deps.gateway!, refund: () => Promise.resolve('REFUSED') })
    expect(await problems()).toEqual(['REFUND_REFUSED'])
    expect((await payBack(null)).ok).toBe(false)
    expect((await payBack(1)).ok).toBe(true)
    const request = { order: { number, version: null }, amount: null, note: '' }
    expect(await refundOrder(shop.deps, { kind: 'STAFF', staffId: null }, request)).toMatchObject({
      refusal: { type: 'MORE_THAN_CAPTURED', maxAmount: 0 },
    })
    await settle()
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ captured: 2640, refunded: 0 }])
  })

  test('gets what it returned of its refund paid back by name alone', async () => {
    const { number, orderId, charge } = await placeByCard()
    await charge()
    await applyTransitions(shop, number, 'CANCEL')
    await settle()
    const { rows } = await shop.deps.pool.query<{ id: string; paymentId: PaymentId }>(
      'select id, payment_id as "paymentId" from payment_refund',
    )
    const [{ id, paymentId }] = rows as [(typeof rows)[0]]
    await recordPostedRefunds(shop.deps, { id: paymentId, order_id: orderId }, [
      { id, reference: id, amount: 2640 as Minor, cameBack: true },
    ])
    expect(await problems()).toEqual(['REFUND_REFUSED'])
    expect((await payBack(null)).ok).toBe(false)
    expect((await payBack(3)).ok).toBe(true)
  })

  test('gets its money back although staff paid back what a card terminal took for the order', async () => {
    const { number, charge } = await placeByCard()
    const atTerminal = { ...byBank, method: 'CARD', reference: number } as const
    const took = {
      companyCode: 'A',
      order: null,
      key: randomUUID(),
      agreedBy: 'Ada',
      amountAgain: byBank.amount,
    }
    expect((await recordPayment(shop.deps, { ...atTerminal, ...took })).ok).toBe(true)
    expect((await payBack(1)).ok).toBe(true)
    await charge()
    await applyTransitions(shop, number, 'CANCEL')
    await settle()
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ captured: 2640, refunded: 2640 }])
  })

  test('owes nothing if the bank takes the money back before the refund', async () => {
    const { number, charge } = await placeByCard()
    await charge()
    await applyTransitions(shop, number, 'CANCEL')
    await settle({ ...shop.deps.gateway!, refund: () => Promise.reject(new Error('No answer')) })
    await chargeBack(shop, number, 2640)
    await settle()
    expect((await booked()).map(({ kind, balance }) => [kind, balance])).toEqual([
      ['PAYMENT', -2640],
      ['CHARGEBACK', 0],
    ])
  })
})
