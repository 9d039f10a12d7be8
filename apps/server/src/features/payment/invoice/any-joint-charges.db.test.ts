import { randomUUID } from 'node:crypto'
import type { CompanyId, PaymentId, UserId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import type { PostedDispute } from '@provender/domain/payment/dispute'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import type { Gateway } from '../../card/gateway.ts'
import { pay as payByBank } from '../../ledger/invoiced-order.fixture.ts'
import {
  agePayments,
  type NetworkCondition,
  runPaymentJobs,
  withNetworkConditions,
} from '../payment.fixture.ts'
import { reconcilePayments } from '../reconcile-payments.ts'
import type { PaymentDeps } from '../settle-payment.ts'
import { settleUnfinishedPayments } from '../settle-unfinished-payments.ts'
import { answerTestBank } from '../test-bank.ts'
import { type OpenInvoice, openInvoices } from './open-invoices.fixture.ts'
import { payInvoices } from './pay-invoices.ts'
import { refundInvoice } from './refund-invoice.ts'

setLongTimeouts()

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

type Step =
  | {
      readonly type: 'PAY'
      readonly invoices: readonly number[]
      readonly token: 'SUCCEEDS' | 'CHALLENGES' | 'DECLINES'
    }
  | { readonly type: 'APPROVE' | 'REFUND' | 'SWEEP' | 'JOBS' | 'TRANSFER'; readonly invoice: number }
  | { readonly type: 'REFUND_AT_GATEWAY' | 'DISPUTE'; readonly part: number }
  | { readonly type: 'RETURN'; readonly part: number }

const invoiceCount = 4
const anyInvoice = fc.nat({ max: invoiceCount - 1 })
const anyPart = fc.integer({ min: 1, max: 100 })
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('PAY' as const),
      invoices: fc.uniqueArray(anyInvoice, { minLength: 1 }),
      token: fc.constantFrom(
        'SUCCEEDS' as const,
        'SUCCEEDS' as const,
        'CHALLENGES' as const,
        'DECLINES' as const,
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom(
        'APPROVE' as const,
        'REFUND' as const,
        'SWEEP' as const,
        'JOBS' as const,
        'TRANSFER' as const,
      ),
      invoice: anyInvoice,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom('REFUND_AT_GATEWAY' as const, 'DISPUTE' as const, 'RETURN' as const),
      part: anyPart,
    }),
  },
)

const anyCase = fc.record({
  steps: fc.array(anyStep, { minLength: 1, maxLength: 8 }),
  conditions: fc.array(fc.constantFrom<NetworkCondition>('FINE', 'LOST_ON_THE_WAY', 'REPLY_LOST'), {
    maxLength: 8,
  }),
})

/** A refund and a dispute that are larger than any of the payments, of which the bank returns a part. */
const manyReturns: { readonly steps: Step[]; readonly conditions: NetworkCondition[] } = {
  steps: [
    { type: 'PAY', invoices: [0, 1, 2, 3], token: 'SUCCEEDS' },
    { type: 'REFUND_AT_GATEWAY', part: 45 },
    { type: 'DISPUTE', part: 90 },
    { type: 'RETURN', part: 30 },
  ],
  conditions: [],
}

test('whatever is captured, refunded and disputed of joint charges, the sums of each invoice and of the company hold', async () => {
  await fc.assert(
    fc.asyncProperty(anyCase, async ({ steps, conditions }) => {
      await shop.close()
      shop = await openTestShop()
      await checkSums(steps, conditions)
    }),
    { numRuns: atLength({ short: 8, long: 200 }), examples: [[manyReturns]] },
  )
})

const boxes = [1, 2, 3, 4]

interface Scene {
  readonly payments: PaymentDeps
  readonly companyId: CompanyId
  readonly userId: UserId
  readonly invoices: readonly OpenInvoice[]
  readonly disputes: Map<PaymentId, PostedDispute[]>
}

async function checkSums(steps: readonly Step[], conditions: readonly NetworkCondition[]): Promise<void> {
  const { db, clock, wholesaler, pool, log } = shop.deps
  const invoices = await openInvoices(shop, boxes)
  const { rows } = await pool.query(
    `select id as "userId", company_id as "companyId" from login where email = 'a1@shop.example'`,
  )
  const left = [...conditions]
  const disputes: Scene['disputes'] = new Map()
  const gateway: Gateway = {
    ...withNetworkConditions(shop.deps.gateway!, () => left.shift() ?? 'FINE'),
    disputesOf: ({ id }) => Promise.resolve(disputes.get(id) ?? []),
    disputedSince: () => Promise.resolve([...disputes.keys()]),
  }
  const payments = { db, clock, wholesaler, gateway, log: log.child({}, { level: 'silent' }) }
  const scene: Scene = { ...rows[0], payments, invoices, disputes }
  for (const step of steps) await perform(step, scene).catch(ignoreNetworkError)
  left.length = 0
  await settleDown(scene)
  await checkCharges(scene)
  await checkLedger(scene, steps)
}

async function checkCharges({ disputes }: Scene): Promise<void> {
  const { rows } = await shop.deps.pool.query(
    `select j.id, j.amount, coalesce(c.captured, 0) as taken, coalesce(c.refunded, 0) as back,
        coalesce(c.state, 'NONE') as state, count(*)::int as parts, sum(p.amount)::int as total,
        sum(p.captured)::int as captured, sum(p.refunded)::int as refunded, bool_and(p.captured <= p.amount) as "isWithin",
        (select coalesce(sum(withdrawn), 0)::int from payment_dispute d join payment q on q.id = d.payment_id
          where q.charge_id = j.id) as withdrawn
      from joint_charge j join payment p on p.charge_id = j.id left join sandbox_charge c on c.id = j.id
      group by j.id, c.id`,
  )
  for (const each of rows) {
    expect(each.total).toBe(each.amount)
    expect([each.captured, each.refunded, each.isWithin]).toEqual([each.taken, each.back, true])
    expect(['AUTHORISED', 'CHALLENGED']).not.toContain(each.state)
    expect(each.withdrawn).toBe(
      (disputes.get(each.id) ?? []).reduce((sum, { withdrawn }) => sum + withdrawn, 0),
    )
  }
}

/** Each payment's entries are what moved of it, and the balance is what was invoiced less what was paid. */
async function checkLedger({ companyId, invoices }: Scene, steps: readonly Step[]): Promise<void> {
  const { pool } = shop.deps
  const { rows } = await pool.query(
    `select p.captured, p.refunded,
        (select coalesce(sum(withdrawn), 0)::int from payment_dispute d where d.payment_id = p.id) as withdrawn,
        (select coalesce(-sum(owed), 0)::int from ledger_entry e where e.payment_id = p.id) as posted,
        (select coalesce(sum(owed), 0)::int from ledger_entry e join payment_refund r on r.id = e.refund_id
          where r.payment_id = p.id) as "postedBack",
        (select coalesce(sum(owed), 0)::int from ledger_entry e join payment_dispute d on d.id = e.dispute_id
          where d.payment_id = p.id) as "chargedBack"
      from payment p`,
  )
  for (const { captured, refunded, withdrawn, posted, postedBack, chargedBack } of rows)
    expect([posted, postedBack, chargedBack]).toEqual([captured, refunded, withdrawn])
  const sum = (name: string): number => rows.reduce((total, row) => total + row[name], 0)
  const balance = await pool.query(
    'select balance from ledger_entry where company_id = $1 order by n desc limit 1',
    [companyId],
  )
  const invoiced = invoices.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0)
  const transfers = steps.filter(({ type }) => type === 'TRANSFER').length * transfer
  expect(balance.rows[0].balance).toBe(
    invoiced - transfers - sum('captured') + sum('refunded') + sum('withdrawn'),
  )
  const { rows: open } = await pool.query(
    `select d.number, e.owed - coalesce(sum(case when undoes_id is null then a.amount else -a.amount end), 0)::int as open, e.owed
      from ledger_document d join ledger_entry e on e.document_id = d.id left join allocation a on a.to_entry = e.id
      group by d.number, e.id`,
  )
  for (const each of open) {
    expect(each.open).toBeGreaterThanOrEqual(0)
    expect(each.open).toBeLessThanOrEqual(each.owed)
  }
}

const transfer = 700

async function settleDown({ payments }: Scene): Promise<void> {
  const { pool } = shop.deps
  await pool.query(`update payment set began_at = began_at - interval '1 hour'`)
  for (let round = 0; round < 10; round += 1) {
    await agePayments(shop)
    await pool.query('update job set due_at = now() where done_at is null')
    await runPaymentJobs(shop, payments)
    await reconcilePayments(payments)
    const swept = await settleUnfinishedPayments(payments)
    if (round > 0 && swept === 0) return
  }
  throw new Error('A joint charge does not come to rest')
}

async function perform(
  step: Step,
  { payments, companyId, userId, invoices, disputes }: Scene,
): Promise<void> {
  const { pool } = shop.deps
  const invoiceAt = (index: number): OpenInvoice => invoices[index]!
  switch (step.type) {
    case 'PAY':
      await payInvoices(payments, {
        companyId,
        userId,
        key: randomUUID(),
        invoices: step.invoices.map((index) => {
          const { number, amount } = invoiceAt(index)
          return { number, amount: Math.round(Number(amount) * 100) as Minor }
        }),
        card: { type: 'NEW', token: step.token, keeps: false },
      })
      return
    case 'APPROVE': {
      const { rows } = await pool.query(
        `select charge_id as id from payment where state = 'CHALLENGED' limit 1`,
      )
      if (rows[0])
        await answerTestBank(payments, { companyId, paymentId: rows[0].id, isApproved: step.invoice > 0 })
      return
    }
    case 'REFUND': {
      const amount = step.invoice > 1 ? (300 as Minor) : null
      const { number } = invoiceAt(step.invoice)
      await refundInvoice({ db: payments.db }, { number, amount, note: '', staffId: null, key: randomUUID() })
      return
    }
    case 'TRANSFER':
      await payByBank(shop, transfer, { order: invoiceAt(step.invoice).order })
      return
    case 'SWEEP':
      await agePayments(shop)
      await settleUnfinishedPayments(payments)
      return
    case 'JOBS':
      await runPaymentJobs(shop, payments)
      return
    case 'REFUND_AT_GATEWAY':
      await pool.query(
        `with picked as (select id, ceil((captured - refunded) * $1 / 100.0)::bigint as amount from sandbox_charge c
            where state = 'CAPTURED' and captured - refunded > (
              select coalesce(sum(r.amount), 0) from payment_refund r join payment p on p.id = r.payment_id
              where p.charge_id = c.id and r.state = 'ASKED') and not exists (
              select from payment_refund r join payment p on p.id = r.payment_id where p.charge_id = c.id and r.state = 'ASKED')
            limit 1 for update),
          inserted as (insert into sandbox_refund select gen_random_uuid(), id, amount from picked where amount > 0)
        update sandbox_charge c set refunded = c.refunded + picked.amount from picked where c.id = picked.id`,
        [step.part],
      )
      return
    case 'DISPUTE': {
      const { rows } = await pool.query(
        `select id, ceil((captured - refunded) * $1 / 100.0)::int as amount from sandbox_charge
          where state = 'CAPTURED' and captured > refunded limit 1`,
        [step.part],
      )
      const [charge] = rows
      if (!charge || disputes.has(charge.id)) return
      disputes.set(charge.id, [
        {
          reference: `dp_${charge.id}`,
          amount: charge.amount,
          state: 'OPEN',
          isAppealed: false,
          withdrawn: charge.amount,
          movements: 1,
          reason: 'fraudulent',
          answerBy: null,
        },
      ])
      await reconcilePayments(payments)
      return
    }
    case 'RETURN':
      for (const [id, [dispute]] of disputes)
        if (dispute?.movements === 1)
          disputes.set(id, [
            {
              ...dispute,
              state: 'WON',
              movements: 2,
              withdrawn: Math.floor((dispute.amount * (step.part - 1)) / 100) as Minor,
            },
          ])
      await reconcilePayments(payments)
  }
}

function ignoreNetworkError(error: unknown): void {
  if (!(error instanceof Error) || !/did not arrive|was not heard of/.test(error.message)) throw error
}
