import type { Database } from '@provender/db/tables'
import type { OrderNumber, PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { type NextPaymentAction, nextPaymentAction } from '@provender/domain/payment/next-action'
import { refundable } from '@provender/domain/payment/payment'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Clock } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { JobHandler } from '../../kernel/jobs/run-jobs.ts'
import {
  type AttemptRow,
  gatewayCard,
  chargeIdentity,
  type PaymentDetails,
  readPaymentDetails,
} from '../card/attempt-store.ts'
import type { ChargeRequest, Gateway } from '../card/gateway.ts'
import { lockCompany } from '../ledger/allocation-store.ts'
import { readPaidBackOtherwise } from '../ledger/paid-back-otherwise.ts'
import { applyTransition } from '../order/apply-transition.ts'
import { liveAttempt, recordCharge } from './record-charge.ts'
import { recordDisputes } from './record-disputes.ts'
import { recordPostedRefunds, recordRefund } from './record-refund.ts'

export interface PaymentDeps {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly wholesaler: Deps['wholesaler']
  /** Null if cards are not accepted. */
  readonly gateway: Gateway | null
  readonly log: Pick<Logger, 'error'>
}

/** Authorise, capture and refund are the longest sequence; the rest is a margin for changes meanwhile. */
const maxActions = 12

/**
 * Completes the payment of an order step by step: the next action follows from the facts alone
 * (`packages/domain/src/payment/next-action`), is done at the gateway under our own id, and is recorded. Repeats, races and a
 * server's death lead to the same next action, and none is done twice.
 *
 * `checksGateway`: check the gateway first, because its state may have changed without our request.
 */
export async function settlePayment(
  deps: PaymentDeps,
  { orderId, checksGateway }: { readonly orderId: number; readonly checksGateway: boolean },
): Promise<void> {
  let isChecked = checksGateway
  if (checksGateway) await checkAtGateway(deps, await readPaymentDetails(deps.db, orderId, { lock: false }))
  for (let n = 0; n < maxActions; n += 1) {
    const payment = await readPaymentDetails(deps.db, orderId, { lock: false })
    const action = await readNextAction(deps.db, payment)
    if (isRefund(action) && !isChecked) {
      // The bank may have taken the money back, or the refund may have been made.
      isChecked = true
      await checkAtGateway(deps, payment)
      continue
    }
    if (action.type === 'NOTHING' || !(await runAction(deps, payment, action))) return
  }
  throw new Error(`Payment for order ${orderId} did not reach a final state`)
}

/** What a cancelled order's card gets back is less what was paid back by bank or in cash. */
async function readNextAction(db: Kysely<Database>, payment: PaymentDetails): Promise<NextPaymentAction> {
  const { order, attempts, refunds } = payment
  const action = nextPaymentAction(order, attempts, refunds)
  const attempt = liveAttempt(payment)
  if (action.type !== 'REQUEST_REFUND' || !attempt) return action
  const requested = refunds.filter(({ state }) => state !== 'REFUSED').map((refund) => refund.amount)
  const left = refundable(attempt, requested) - (await readPaidBackOtherwise(db, order.id))
  const amount = Math.min(action.amount, left) as Minor
  return amount > 0 ? { ...action, amount } : { type: 'NOTHING' }
}

function isRefund({ type }: NextPaymentAction): boolean {
  return type === 'REFUND' || type === 'REFUSE_REFUND'
}

/**
 * Settles while the user waits for the response. A failure leaves the outcome unknown, and the stored attempt
 * is settled later.
 */
export async function settleNow(deps: PaymentDeps, orderId: number): Promise<void> {
  try {
    await settlePayment(deps, { orderId, checksGateway: false })
  } catch (error) {
    deps.log.error({ err: error, orderId }, 'could not settle a payment, will retry')
  }
}

/** Releases a payment that waits for the cardholder's approval. What was approved meanwhile is released too. */
export async function releaseChallenge(deps: PaymentDeps, orderId: number, id: PaymentId): Promise<void> {
  const payment = await readPaymentDetails(deps.db, orderId, { lock: false })
  const attempt = liveAttempt(payment)
  if (attempt?.id === id && attempt.state === 'CHALLENGED')
    await runAtGateway(deps, payment, { type: 'VOID' })
}

/** The same for an order that was just placed, or sent again after a lost response. */
export async function settlePlacedOrder(deps: PaymentDeps, number: OrderNumber): Promise<void> {
  const { id } = await deps.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  await settleNow(deps, id)
}

async function checkAtGateway(deps: PaymentDeps, payment: PaymentDetails): Promise<void> {
  const attempt = liveAttempt(payment)
  if (!attempt || deps.gateway?.name !== attempt.gateway) return
  const { gateway } = deps
  const charge = chargeIdentity(payment.order, attempt)
  if (attempt.state !== 'CAPTURED') {
    const gatewayCharge = await gateway.find(charge)
    if (gatewayCharge) await recordCharge(deps, attempt, gatewayCharge)
    if (gatewayCharge?.state !== 'CAPTURED') return
  }
  await recordPostedRefunds(deps, attempt, await gateway.refundsOf(charge))
  const { id: orderId, number: reference } = payment.order
  await recordDisputes(deps, { id: attempt.id, orderId, reference }, await gateway.disputesOf(charge))
}

/** False if nothing changed, because it waits for somebody or another server was faster. */
async function runAction(
  deps: PaymentDeps,
  payment: PaymentDetails,
  action: NextPaymentAction,
): Promise<boolean> {
  const { db } = deps
  switch (action.type) {
    case 'NOTHING':
      return false
    case 'CANCEL_ORDER':
      return await cancelUnpaid(deps, payment)
    case 'REQUEST_REFUND':
      return await requestRefundOfCancelled(db, payment)
    default:
      return await runAtGateway(deps, payment, action)
  }
}

async function runAtGateway(
  deps: PaymentDeps,
  payment: PaymentDetails,
  action: Exclude<NextPaymentAction, { readonly type: 'NOTHING' | 'CANCEL_ORDER' | 'REQUEST_REFUND' }>,
): Promise<boolean> {
  const { db } = deps
  const attempt = liveAttempt(payment)
  if (!attempt) throw new Error(`Order ${payment.order.number} has no payment attempt for ${action.type}`)
  const gateway = gatewayOf(deps, attempt)
  const charge = chargeIdentity(payment.order, attempt)
  switch (action.type) {
    case 'AUTHORISE':
      return await recordCharge(
        deps,
        attempt,
        await gateway.authorise(await chargeRequest(db, payment.order, attempt)),
      )
    case 'CAPTURE':
      return await recordCharge(deps, attempt, await gateway.capture(charge, action.amount))
    case 'VOID':
      return await recordCharge(deps, attempt, await gateway.void(charge))
    case 'REFUND': {
      const { refundId, amount } = action
      const outcome = await gateway.refund({ id: refundId, charge, amount })
      return await recordRefund(deps, attempt, { refundId, outcome })
    }
    case 'REFUSE_REFUND':
      return await recordRefund(deps, attempt, { refundId: action.refundId, outcome: 'REFUSED' })
  }
}

export function gatewayOf({ gateway }: Pick<PaymentDeps, 'gateway'>, attempt: AttemptRow): Gateway {
  if (gateway?.name !== attempt.gateway)
    throw new Error(`Payment ${attempt.id} needs the gateway ${attempt.gateway}, which is not set up`)
  return gateway
}

/** The gateway request that holds the amount of an attempt. */
export async function chargeRequest(
  db: Kysely<Database>,
  order: Pick<PaymentDetails['order'], 'company_id' | 'number'>,
  attempt: AttemptRow,
): Promise<ChargeRequest> {
  return {
    ...chargeIdentity(order, attempt),
    orderNumbers: [order.number],
    card: await gatewayCard(db, attempt),
    keepsCard: attempt.keeps_card,
  }
}

/** Uses the known version, so that a payment meanwhile makes it stale. */
async function cancelUnpaid(deps: PaymentDeps, { order }: PaymentDetails): Promise<boolean> {
  const { number, version } = order
  const result = await applyTransition(
    deps,
    { kind: 'STAFF', staffId: null },
    { order: { number, version }, transition: 'CANCEL', note: '' },
  )
  return result.ok
}

/** Checks again with the order locked, so that only one of two servers requests it. */
async function requestRefundOfCancelled(db: Kysely<Database>, { order }: PaymentDetails): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const payment = await readPaymentDetails(tx, order.id, { lock: true })
    await lockCompany(tx, payment.order.company_id)
    const action = await readNextAction(tx, payment)
    const attempt = liveAttempt(payment)
    if (action.type !== 'REQUEST_REFUND' || !attempt) return false
    await tx
      .insertInto('payment_refund')
      .values({ payment_id: attempt.id, amount: action.amount, staff_id: null, note: '', done_at: null })
      .execute()
    return true
  })
}

const payloadSchema = v.pipe(
  v.object({ orderId: v.number(), looks: v.boolean() }),
  v.transform(({ orderId, looks }) => ({ orderId, checksGateway: looks })),
)

export function settlePaymentJob(deps: PaymentDeps): JobHandler {
  return async ({ payload }) => await settlePayment(deps, v.parse(payloadSchema, payload))
}
