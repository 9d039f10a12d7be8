import { randomUUID } from 'node:crypto'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import type { Gateway } from '../../card/gateway.ts'
import { placeTestOrder } from '../../order/order.fixture.ts'
import { withoutIdempotency } from '../naive-gateway.fixture.ts'
import {
  withNetworkConditions,
  countCharges,
  forgetCardAttempts,
  agePayments,
  dispatchOrder,
  twoBoxes,
  type NetworkCondition,
  runPaymentJobs,
} from '../payment.fixture.ts'
import { reconcilePayments } from '../reconcile-payments.ts'
import type { PaymentDeps } from '../settle-payment.ts'
import { settleUnfinishedPayments } from '../settle-unfinished-payments.ts'
import { type Action, actionNames, gross, performAction, transfer } from './invoice-actions.fixture.ts'

setLongTimeouts()

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await shop.deps.pool.query(`update stock_level set on_hand = 100000 where product_id = ${products.beans}`)
  await shop.deps.pool.query('update company set credit_limit_minor = 100000000')
})
afterEach(() => shop.close())

interface Case {
  /** Steps in sequence. Acts within a step happen at once. */
  readonly actions: readonly (readonly Action[])[]
  /** The outcome of the calls to the gateway, in order; later calls succeed. */
  readonly conditions: readonly NetworkCondition[]
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  actions: fc.array(fc.array(fc.constantFrom(...actionNames), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 6,
  }),
  conditions: fc.array(fc.constantFrom<NetworkCondition>('FINE', 'LOST_ON_THE_WAY', 'REPLY_LOST'), {
    maxLength: 10,
  }),
})

/** More declined cards than a user may try in an hour. */
const manyCards: Case = { actions: Array.from({ length: 12 }, () => ['BAD_CARD' as const]), conditions: [] }

test('no loss, repeat or race overpays an invoice, and every capture is posted once', async () => {
  await fc.assert(
    fc.asyncProperty(anyCase, (each) => checkInvariants(each, (gateway) => gateway)),
    { numRuns: atLength({ short: 10, long: 200 }), examples: [[manyCards]] },
  )
})

test('a naive gateway with a new id per call charges twice, and the test detects it', async () => {
  const lostReply: Case = { actions: [['PAY_ALL'], ['SWEEP']], conditions: ['REPLY_LOST'] }
  await expect(checkInvariants(lostReply, withoutMemory)).rejects.toThrow()
  await checkInvariants(lostReply, (gateway) => gateway)
})

/** The naive twin. It does not find its charges again either. */
function withoutMemory(gateway: Gateway): Gateway {
  return { ...withoutIdempotency(gateway), find: () => Promise.resolve(undefined) }
}

async function checkInvariants(
  { actions, conditions }: Case,
  twin: (gateway: Gateway) => Gateway,
): Promise<void> {
  const { deps } = shop
  const left = [...conditions]
  const gateway = withNetworkConditions(twin(deps.gateway!), () => left.shift() ?? 'FINE')
  const log = deps.log.child({}, { level: 'silent' })
  const { db, clock, wholesaler, pool } = deps
  const payments: PaymentDeps = { db, clock, wholesaler, gateway, log }
  await startAtNothing()
  const order = await placeTestOrder(shop, 'a1', { lines: twoBoxes, paymentType: 'ACCOUNT' })
  await dispatchOrder(shop, order)
  const { rows } = await pool.query(
    `select d.id, d.number, d.company_id as "companyId", company.code as "companyCode", login.id as "userId"
      from ledger_document d join orders on orders.id = order_id join company on company.id = d.company_id
        join login on login.id = orders.login_id where orders.number = $1`,
    [order],
  )
  const { id: invoiceId, ...scene } = rows[0]
  const chargesBefore = await countCharges(shop)
  const key = randomUUID()
  for (const together of actions) {
    await forgetCardAttempts(shop)
    await Promise.all(
      together.map((action) =>
        performAction(action, { ...scene, shop, payments, order, key }).catch(ignoreNetworkError),
      ),
    )
  }
  left.length = 0
  await settleDown(payments, invoiceId)

  const attempts = await pool.query(
    `select p.id, p.state, p.amount, p.captured, p.refunded, coalesce(c.captured, 0) as taken, coalesce(c.refunded, 0) as back,
        coalesce(c.state, 'NONE') as "chargeState",
        (select coalesce(-sum(owed), 0)::int from ledger_entry e where e.payment_id = p.id) as posted,
        (select coalesce(sum(owed), 0)::int from ledger_entry e join payment_refund r on r.id = e.refund_id
          where r.payment_id = p.id) as "postedBack"
      from payment p left join sandbox_charge c using (id) where invoice_id = $1`,
    [invoiceId],
  )
  for (const each of attempts.rows) {
    const { amount, captured, taken, posted, refunded, back, postedBack, chargeState } = each
    expect([captured, posted]).toEqual([taken, taken])
    expect([refunded, postedBack]).toEqual([back, back])
    expect(back).toBeLessThanOrEqual(taken)
    expect(taken).toBeLessThanOrEqual(amount)
    expect(['CHALLENGED', 'AUTHORISED']).not.toContain(chargeState)
  }
  // Charges that belong to no attempt would be unknown to the shop.
  expect((await countCharges(shop)) - chargesBefore).toBe(
    attempts.rows.filter(({ chargeState }) => chargeState !== 'NONE').length,
  )
  const cardTotal = attempts.rows.reduce((sum, { taken, back }) => sum + taken - back, 0)
  expect(cardTotal).toBeLessThanOrEqual(gross)
  const balance = await pool.query(
    `select balance from ledger_entry where company_id = $1 order by n desc limit 1`,
    [scene.companyId],
  )
  // Bank transfers arrive whatever is owed. Only they may exceed the invoice.
  const transfers = actions.flat().filter((action) => action === 'BANK_TRANSFER').length * transfer
  expect(balance.rows[0].balance).toBe(gross - cardTotal - transfers)
  if (transfers === 0) expect(balance.rows[0].balance).toBeGreaterThanOrEqual(0)
}

/** A failed case leaves data behind. Each smaller case that fast-check tries after it has to start clean. */
async function startAtNothing(): Promise<void> {
  const { pool } = shop.deps
  await pool.query(
    `insert into ledger_entry (company_id, currency_code, kind, owed, booked_on, booked_at, method)
      select company_id, currency_code, case when balance > 0 then 'PAYMENT' else 'REFUND' end, -balance, booked_on, booked_at, 'CASH'
      from ledger_entry e
      where balance <> 0 and n = (select max(n) from ledger_entry where company_id = e.company_id)`,
  )
  for (;;) {
    const { rowCount } = await pool.query(
      `with left_of as (
        select e.id, e.company_id, e.owed, abs(e.owed) - coalesce(sum(case when undoes_id is null then amount else -amount end), 0) as open
        from ledger_entry e left join allocation on e.id in (from_entry, to_entry) group by e.id)
      insert into allocation (from_entry, to_entry, amount, made_on, rule)
      select credit.id, debit.id, least(credit.open, debit.open), '2000-01-01', 'PERSON'
      from left_of credit join left_of debit using (company_id)
      where credit.owed < 0 and debit.owed > 0 and credit.open > 0 and debit.open > 0 limit 1`,
    )
    if (rowCount === 0) return
  }
}

async function settleDown(payments: PaymentDeps, invoiceId: number): Promise<void> {
  const { pool } = shop.deps
  await pool.query(`update payment set began_at = began_at - interval '1 hour' where invoice_id = $1`, [
    invoiceId,
  ])
  for (let round = 0; round < 10; round += 1) {
    await agePayments(shop)
    await pool.query('update job set due_at = now() where done_at is null')
    await runPaymentJobs(shop, payments)
    await reconcilePayments(payments)
    const swept = await settleUnfinishedPayments(payments)
    // The first round may write what the next one compares.
    if (round > 0 && swept === 0) return
  }
  throw new Error('A payment of an invoice does not come to rest')
}

function ignoreNetworkError(error: unknown): void {
  if (!(error instanceof Error) || !/did not arrive|was not heard of/.test(error.message)) throw error
}
