import type { Database } from '@provender/db/tables'
import type { PaymentId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import { limitConcurrency } from '../../kernel/http/limit-concurrency.ts'
import { type RepeatDeps, repeatJob } from '../../kernel/jobs/repeat-job.ts'
import type { WriteGate } from '../../kernel/write-gate.ts'
import { withdrawnAmount } from '../card/attempt-store.ts'
import { refundDecision } from '../card/refund-decision.ts'
import { paidBackOtherwise } from '../ledger/paid-back-otherwise.ts'
import { settleInvoicePayment } from './invoice/settle-invoice.ts'
import { type PaymentDeps, settlePayment } from './settle-payment.ts'

const settleIntervalMs = 15_000
/** Younger attempts are still in progress. */
const unknownAfterSeconds = 30
/** Each payment waits for the gateway, so it costs this machine little. */
const maxConcurrentPayments = 8

/** An order that was not paid in time. One with an accepted card is not cancelled if its hold expires. */
const isUnpaid = sql<boolean>`
  payment_type = 'CARD' and orders.state in ('SUBMITTED', 'ON_HOLD') and payment_state in ('NONE', 'FAILED')
    and pay_by <= now()
    and not exists (select from payment where order_id = orders.id and invoice_id is null and brand is not null)`

/** An order whose card may still be charged. The gateway has to void that attempt before the order is cancelled. */
const hasLiveAttempt = sql<boolean>`
  exists (
    select from payment
    where order_id = orders.id and invoice_id is null and payment.state not in ('DECLINED', 'VOIDED'))`

async function unpaidOrders(db: Kysely<Database>): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select id from orders where ${isUnpaid} and not ${hasLiveAttempt} order by pay_by, id`.execute(db)
  return rows.map(({ id }) => id)
}

const isOld = sql`changed_at not between
  now() - make_interval(secs => ${unknownAfterSeconds}) and now() + make_interval(secs => ${unknownAfterSeconds})`

interface Unsettled<Id> {
  readonly id: Id
  readonly since: number
}

/**
 * The orders with an unfinished payment: an attempt with an unknown outcome, an order that was not paid in
 * time, or an order that moved on without its payment.
 */
async function unsettledOrders(db: Kysely<Database>): Promise<readonly Unsettled<number>[]> {
  const decision = refundDecision('r')
  const { rows } = await sql<Unsettled<number>>`
    select id, min(since) as since from (
      select id, pay_by as since from orders where ${isUnpaid} and ${hasLiveAttempt}
      union all
      select order_id, changed_at from payment
      where invoice_id is null and state in ('STARTED', 'CHALLENGED') and ${isOld}
      union all
      select order_id, payment.changed_at from payment join orders on orders.id = order_id
      where payment.state = 'AUTHORISED' and invoice_id is null
        and orders.state in ('CANCELLED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COLLECTED')
      union all
      select order_id, asked_at from payment join payment_refund on payment_id = payment.id
      where payment_refund.state = 'ASKED' and invoice_id is null
      union all
      select order_id, payment.changed_at from payment join orders on orders.id = order_id
      where payment.state = 'CAPTURED' and invoice_id is null and orders.state = 'CANCELLED'
        and not exists (select from payment_refund r
          where r.payment_id = payment.id and r.state = 'REFUSED' and ${decision} is null)
        and captured - ${withdrawnAmount} - ${paidBackOtherwise(sql`payment.order_id`)} > (
          select coalesce(sum(r.amount), 0) from payment_refund r where r.payment_id = payment.id and r.state <> 'REFUSED')
        and captured - ${withdrawnAmount} > (select coalesce(sum(r.amount), 0) from payment_refund r
          where r.payment_id = payment.id and (r.state <> 'REFUSED' or ${decision} = 'CLOSED'))) unsettled
    group by id`.execute(db)
  return rows
}

async function unsettledInvoicePayments(db: Kysely<Database>): Promise<readonly Unsettled<PaymentId>[]> {
  const { rows } = await sql<Unsettled<PaymentId>>`
    select (min(id::text))::uuid as id, min(since) as since from (
      select id, coalesce(charge_id, id) as charge, changed_at as since from payment
      where invoice_id is not null and state in ('STARTED', 'CHALLENGED', 'AUTHORISED')
        and ${isOld}
      union all
      select payment.id, coalesce(charge_id, payment.id), asked_at
      from payment join payment_refund on payment_id = payment.id
      where payment_refund.state = 'ASKED' and invoice_id is not null) unsettled
    group by charge`.execute(db)
  return rows
}

interface SweepDeps extends PaymentDeps {
  readonly writeGate?: Pick<WriteGate, 'isClosed'>
}

/** A failure remains for the next sweep, and so does everything while the write gate is closed. */
async function tryToSettle(
  { log, writeGate }: SweepDeps,
  about: { readonly orderId: number } | { readonly paymentId: PaymentId },
  settle: () => Promise<void>,
): Promise<void> {
  if (writeGate?.isClosed()) return
  try {
    await settle()
  } catch (error) {
    if (writeGate?.isClosed()) return
    log.error({ err: error, ...about }, 'could not settle a payment, will retry')
  }
}

/** Cancels unpaid orders that need no call to the gateway, the longest unpaid first. Returns their number. */
async function cancelUnpaidOrders(deps: SweepDeps, signal?: AbortSignal): Promise<number> {
  const orderIds = await unpaidOrders(deps.db)
  for (const orderId of orderIds) {
    if (signal?.aborted) break
    await tryToSettle(deps, { orderId }, () => settlePayment(deps, { orderId, checksGateway: false }))
  }
  return orderIds.length
}

/**
 * Settles all payments that wait for the gateway, a few together and the oldest first. A limit would let those
 * without a response keep the others out. Returns the number of orders and invoices.
 */
async function settleAtGateway(deps: SweepDeps, signal?: AbortSignal): Promise<number> {
  const orders = await unsettledOrders(deps.db)
  const invoicePayments = await unsettledInvoicePayments(deps.db)
  const all = [
    ...orders.map(({ id: orderId, since }) => ({
      since,
      settle: () =>
        tryToSettle(deps, { orderId }, () => settlePayment(deps, { orderId, checksGateway: true })),
    })),
    ...invoicePayments.map(({ id: paymentId, since }) => ({
      since,
      settle: () => tryToSettle(deps, { paymentId }, () => settleInvoicePayment(deps, paymentId)),
    })),
  ].toSorted((first, second) => first.since - second.since)
  const inTurn = limitConcurrency(maxConcurrentPayments)
  await Promise.all(
    all.map(({ settle }) =>
      inTurn(async () => {
        if (!signal?.aborted) await settle()
      }),
    ),
  )
  return all.length
}

/** Settles unfinished payments. Returns the number of orders and invoices. */
export async function settleUnfinishedPayments(deps: SweepDeps): Promise<number> {
  return (await cancelUnpaidOrders(deps)) + (await settleAtGateway(deps))
}

/**
 * Every server sweeps. Concurrent sweeps take effect once. Unpaid orders have a sweep of their own, because
 * the other one takes minutes while the gateway is slow, and their stock must return in time.
 */
export function startSettling(
  deps: PaymentDeps & RepeatDeps,
  everyMs = settleIntervalMs,
): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController()
  const sweeps = [cancelUnpaidOrders, settleAtGateway].map((sweep) =>
    repeatJob(deps, {
      everyMs,
      failure: 'could not read unfinished payments, will retry',
      work: async () => void (await sweep(deps, stopping.signal)),
    }),
  )
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(sweeps.map(({ stop }) => stop()))
    },
  }
}
