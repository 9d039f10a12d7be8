import type { Database } from '@provender/db/tables'
import type { PaymentId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import { repeatJob } from '../../kernel/jobs/repeat-job.ts'
import { refundDecision } from '../card/refund-decision.ts'
import { settleInvoicePayment } from './invoice/settle-invoice.ts'
import { type PaymentDeps, settlePayment } from './settle-payment.ts'

const settleIntervalMs = 15_000
/** Younger attempts are still in progress. */
const unknownAfterSeconds = 30
const maxAtOnce = 200

/**
 * The orders with an unfinished payment: an attempt with an unknown outcome, an order that was not paid in
 * time, or an order that moved on without its payment.
 */
async function unsettledOrders(db: Kysely<Database>): Promise<readonly number[]> {
  const decision = refundDecision('r')
  const { rows } = await sql<{ readonly id: number }>`
    select id from orders
    where payment_type = 'CARD' and state in ('SUBMITTED', 'ON_HOLD') and payment_state in ('NONE', 'FAILED')
      and pay_by <= now()
      -- An order with an accepted card is not cancelled if its hold expires.
      and not exists (select from payment where order_id = orders.id and invoice_id is null and brand is not null)
    union
    select order_id from payment
    where invoice_id is null and state in ('STARTED', 'CHALLENGED') and changed_at < now() - make_interval(secs => ${unknownAfterSeconds})
    union
    select order_id from payment join orders on orders.id = order_id
    where payment.state = 'AUTHORISED' and invoice_id is null
      and orders.state in ('CANCELLED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COLLECTED')
    union
    select order_id from payment join payment_refund on payment_id = payment.id
    where payment_refund.state = 'ASKED' and invoice_id is null
    union
    select order_id from payment join orders on orders.id = order_id
    where payment.state = 'CAPTURED' and invoice_id is null and orders.state = 'CANCELLED'
      and not exists (select from payment_refund r
        where r.payment_id = payment.id and r.state = 'REFUSED' and ${decision} is null)
      and captured > (select coalesce(sum(r.amount), 0) from payment_refund r
        where r.payment_id = payment.id and (r.state <> 'REFUSED' or ${decision} = 'CLOSED'))
    limit ${maxAtOnce}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The unfinished payments of invoices. */
async function unsettledInvoicePayments(db: Kysely<Database>): Promise<readonly PaymentId[]> {
  const { rows } = await sql<{ readonly id: PaymentId }>`
    select id from payment
    where invoice_id is not null and state in ('STARTED', 'CHALLENGED', 'AUTHORISED')
      and changed_at < now() - make_interval(secs => ${unknownAfterSeconds})
    union
    select payment.id from payment join payment_refund on payment_id = payment.id
    where payment_refund.state = 'ASKED' and invoice_id is not null
    limit ${maxAtOnce}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Settles unfinished payments. Returns the number of orders and invoices. Failures remain for the next sweep. */
export async function settleUnfinishedPayments(deps: PaymentDeps): Promise<number> {
  const orderIds = await unsettledOrders(deps.db)
  const paymentIds = await unsettledInvoicePayments(deps.db)
  const all = [
    ...orderIds.map((orderId) => ({
      about: { orderId },
      settle: () => settlePayment(deps, { orderId, looks: true }),
    })),
    ...paymentIds.map((paymentId) => ({
      about: { paymentId },
      settle: () => settleInvoicePayment(deps, paymentId),
    })),
  ]
  for (const { about, settle } of all) {
    try {
      await settle()
    } catch (error) {
      deps.log.error({ err: error, ...about }, 'could not settle a payment, will retry')
    }
  }
  return all.length
}

/** Every server sweeps. Concurrent sweeps take effect once. */
export function startSettling(deps: PaymentDeps): { readonly stop: () => Promise<void> } {
  return repeatJob(settleIntervalMs, async () => {
    try {
      await settleUnfinishedPayments(deps)
    } catch (error) {
      deps.log.error({ err: error }, 'could not read unfinished payments, will retry')
    }
  })
}
