import type { Database } from '@provender/db/tables'
import type { PaymentId } from '@provender/domain/ids'
import type { RefundAction } from '@provender/domain/payment/next-action'
import { type NextInvoiceAction, nextInvoiceAction } from '@provender/domain/payment/next-invoice-action'
import { isLive } from '@provender/domain/payment/payment'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { JobHandler } from '../../../kernel/jobs/run-jobs.ts'
import { chargeIdentity } from '../../card/attempt-store.ts'
import type { Charge, ChargeIdentity } from '../../card/gateway.ts'
import { insertSavedCard } from '../../card/saved-card-store.ts'
import { type CardPosting, postPaymentRefund, postCardPayment } from '../../ledger/card-money.ts'
import { lockUnpickedOrders } from '../../ledger/set-credit-holds.ts'
import { noteFailure, postingContext, type PostingDeps, writeCharge } from '../record-charge.ts'
import { recordDisputes } from '../record-disputes.ts'
import { type CardRefundRecord, writePostedRefunds, writeRefundAnswer } from '../record-refund.ts'
import { chargeRequest, gatewayOf, type PaymentDeps } from '../settle-payment.ts'
import { lockForPayment, type InvoicePaymentDetails, readInvoicePayment } from './invoice-payment.ts'
import { settleJointCharge } from './settle-joint-charge.ts'

/** Authorise and capture are the longest sequence; the rest is a margin for changes meanwhile. */
const maxActions = 6

/**
 * Completes the payment of an invoice, like `settlePayment` for an order: reads the state at the gateway,
 * derives the next action (`packages/domain/src/payment/next-invoice-action`), does it under the attempt's own id and records it.
 * Repeats, races and a server's death never capture or post anything twice.
 */
export async function settleInvoicePayment(deps: PaymentDeps, paymentId: PaymentId): Promise<void> {
  const payment = await readInvoicePayment(deps.db, paymentId)
  const { charge_id: chargeId, state } = payment.attempt
  if (chargeId !== null) return await settleJointCharge(deps, chargeId)
  if (!isLive(state)) return
  await checkAtGateway(deps, payment)
  await runActions(deps, paymentId)
}

async function checkAtGateway(deps: PaymentDeps, payment: InvoicePaymentDetails): Promise<void> {
  const { attempt, invoiceNumber: reference } = payment
  const gateway = gatewayOf(deps, attempt)
  if (attempt.state !== 'CAPTURED') {
    const charge = await gateway.find(chargeOf(payment))
    if (charge) await recordInvoiceCharge(deps, payment, charge)
    if (charge?.state !== 'CAPTURED') return
  }
  const refunds = await gateway.refundsOf(chargeOf(payment))
  if (refunds.length > 0)
    await recordInvoiceRefunds(deps, payment, (tx) => writePostedRefunds(tx, attempt.id, refunds))
  const disputed = { id: attempt.id, orderId: attempt.order_id, reference }
  await recordDisputes(deps, disputed, await gateway.disputesOf(chargeOf(payment)))
}

/**
 * Settles while the user waits for the response. A failure leaves the outcome unknown, and the stored attempt
 * is settled later.
 */
export async function settleInvoiceNow(deps: PaymentDeps, paymentId: PaymentId): Promise<void> {
  try {
    await runActions(deps, paymentId)
  } catch (error) {
    deps.log.error({ err: error, paymentId }, 'could not settle the payment of an invoice, will retry')
  }
}

async function runActions(deps: PaymentDeps, paymentId: PaymentId): Promise<void> {
  for (let n = 0; n < maxActions; n += 1) {
    const payment = await readInvoicePayment(deps.db, paymentId)
    const action = nextInvoiceAction({ ...payment.attempt, ...payment })
    if (action.type === 'NOTHING') return
    if (!(await runAction(deps, payment, action))) return
  }
  throw new Error(`Payment ${paymentId} of an invoice did not reach a final state`)
}

type GatewayAction = Exclude<NextInvoiceAction, { readonly type: 'NOTHING' }>

/** False if another server was faster. */
async function runAction(
  deps: PaymentDeps,
  payment: InvoicePaymentDetails,
  action: GatewayAction,
): Promise<boolean> {
  if (action.type !== 'REFUND' && action.type !== 'REFUSE_REFUND')
    return await recordInvoiceCharge(deps, payment, await runAtGateway(deps, payment, action))
  const { refundId } = action
  const outcome =
    action.type === 'REFUND'
      ? await gatewayOf(deps, payment.attempt).refund({
          id: refundId,
          charge: chargeOf(payment),
          amount: action.amount,
        })
      : 'REFUSED'
  return await recordInvoiceRefunds(deps, payment, (tx) =>
    writeRefundAnswer(tx, payment.attempt.id, { refundId, outcome }),
  )
}

async function runAtGateway(
  deps: PaymentDeps,
  payment: InvoicePaymentDetails,
  action: Exclude<GatewayAction, RefundAction>,
): Promise<Charge> {
  const { attempt, account, orderNumber } = payment
  const gateway = gatewayOf(deps, attempt)
  switch (action.type) {
    case 'AUTHORISE': {
      const order = { company_id: account.companyId, number: orderNumber }
      return await gateway.authorise(await chargeRequest(deps.db, order, attempt))
    }
    case 'CAPTURE':
      return await gateway.capture(chargeOf(payment), action.amount)
    case 'VOID':
      return await gateway.void(chargeOf(payment))
  }
}

function chargeOf({ attempt, account }: InvoicePaymentDetails): ChargeIdentity {
  return chargeIdentity({ company_id: account.companyId }, attempt)
}

/**
 * Records the gateway's response, and posts a capture to the company's ledger, in one transaction; false if
 * it is older than the known state.
 */
async function recordInvoiceCharge(
  { db, ...posting }: PostingDeps,
  { attempt: { id, order_id: orderId }, account, userId, invoiceNumber }: InvoicePaymentDetails,
  charge: Charge,
): Promise<boolean> {
  return await noteFailure(db, [id], async (tx) => {
    await lockForPayment(tx, { orderId, account })
    const attempt = await tx.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    if (!(await writeCharge(tx, attempt, charge))) return false
    if (charge.state === 'AUTHORISED' && charge.savedCard !== null)
      await insertSavedCard(tx, {
        companyId: account.companyId,
        userId,
        gateway: attempt.gateway,
        reference: charge.savedCard,
        source: { paymentId: id },
        card: charge.card,
      })
    if (charge.state === 'CAPTURED') {
      const money = {
        orderId,
        paymentId: id,
        reference: invoiceNumber,
        amount: charge.captured,
        keepsRest: false,
      }
      await postCardPayment(tx, money, postingContext(posting))
    }
    return true
  })
}

/** The same for refunds; false if they are known already. */
async function recordInvoiceRefunds(
  { db, ...posting }: PostingDeps,
  { attempt: { id: attemptId, order_id: orderId }, account, invoiceNumber }: InvoicePaymentDetails,
  write: (tx: Kysely<Database>) => Promise<readonly CardRefundRecord[] | undefined>,
): Promise<boolean> {
  return await noteFailure(db, [attemptId], async (tx) => {
    await lockUnpickedOrders(tx, { orderId })
    await lockForPayment(tx, { orderId, account })
    const refunds = await write(tx)
    for (const { refundId, amount, cameBack } of refunds ?? []) {
      const money: CardPosting = { orderId, reference: invoiceNumber, amount }
      if (cameBack)
        await postCardPayment(tx, { ...money, paymentId: null, keepsRest: true }, postingContext(posting))
      else await postPaymentRefund(tx, { ...money, refundId, attemptId }, postingContext(posting))
    }
    return refunds !== undefined
  })
}

const payloadSchema = v.object({
  paymentId: v.pipe(
    v.string(),
    v.uuid(),
    v.transform((id) => id as PaymentId),
  ),
})

export function settleInvoiceJob(deps: PaymentDeps): JobHandler {
  return async ({ payload }) => await settleInvoicePayment(deps, v.parse(payloadSchema, payload).paymentId)
}
