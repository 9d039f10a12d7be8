import type { Database } from '@provender/db/tables'
import type { PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { nextJointAction, splitCapture } from '@provender/domain/payment/joint-charge'
import type { NextInvoiceAction } from '@provender/domain/payment/next-invoice-action'
import { canBecome, isLive } from '@provender/domain/payment/payment'
import type { Kysely } from 'kysely'
import { gatewayCard } from '../../card/attempt-store.ts'
import { acceptCardAttempt } from '../../card/card-attempts.ts'
import type { Charge } from '../../card/gateway.ts'
import { insertSavedCard } from '../../card/saved-card-store.ts'
import { postCardPayment } from '../../ledger/card-money.ts'
import { noteFailure, postingContext, type PostingDeps, writeCharge } from '../record-charge.ts'
import { gatewayOf, type PaymentDeps } from '../settle-payment.ts'
import {
  type JointCharge,
  type JointChargePart,
  lockForJointPayment,
  partAt,
  readJointCharge,
} from './joint-charge.ts'
import { recordJointDisputes, recordJointRefundAnswer, recordJointRefunds } from './joint-returns.ts'

const maxActions = 6

/**
 * Completes a charge that pays several invoices, like `settleInvoicePayment` for one: its payments move together, and what the
 * gateway did is recorded for all of them in one transaction.
 */
export async function settleJointCharge(deps: PaymentDeps, chargeId: PaymentId): Promise<void> {
  const joint = await readJointCharge(deps.db, chargeId)
  if (!isLive(joint.state)) return
  await checkAtGateway(deps, joint)
  await runActions(deps, chargeId)
}

/**
 * Settles while the user waits for the response. A failure leaves the outcome unknown, and the stored charge
 * is settled later.
 */
export async function settleJointNow(deps: PaymentDeps, chargeId: PaymentId): Promise<void> {
  try {
    await runActions(deps, chargeId)
  } catch (error) {
    deps.log.error({ err: error, chargeId }, 'could not settle the payment of several invoices, will retry')
  }
}

async function checkAtGateway(deps: PaymentDeps, joint: JointCharge): Promise<void> {
  const gateway = gatewayOf(deps, firstOf(joint).attempt)
  if (joint.state !== 'CAPTURED') {
    const charge = await gateway.find(joint.identity)
    if (charge) await recordJointCharge(deps, joint, charge)
    if (charge?.state !== 'CAPTURED') return
  }
  await recordJointRefunds(deps, joint, await gateway.refundsOf(joint.identity))
  await recordJointDisputes(deps, joint, await gateway.disputesOf(joint.identity))
}

async function runActions(deps: PaymentDeps, chargeId: PaymentId): Promise<void> {
  // Each of its refunds is an action.
  const { parts } = await readJointCharge(deps.db, chargeId)
  const maxTurns = maxActions + parts.flatMap(({ refunds }) => refunds).length
  for (let n = 0; n < maxTurns; n += 1) {
    const joint = await readJointCharge(deps.db, chargeId)
    const action = nextJointAction(joint.parts)
    if (action.type === 'NOTHING' || !(await runAction(deps, joint, action))) return
  }
  throw new Error(`Payment ${chargeId} of several invoices did not reach a final state`)
}

/** False if another server was faster. */
async function runAction(
  deps: PaymentDeps,
  joint: JointCharge,
  action: Exclude<NextInvoiceAction, { readonly type: 'NOTHING' }>,
): Promise<boolean> {
  const { identity } = joint
  const gateway = gatewayOf(deps, firstOf(joint).attempt)
  switch (action.type) {
    case 'AUTHORISE': {
      const { attempt } = firstOf(joint)
      const request = {
        ...identity,
        orderNumbers: joint.parts.map(({ orderNumber }) => orderNumber),
        card: await gatewayCard(deps.db, attempt),
        keepsCard: attempt.keeps_card,
      }
      return await recordJointCharge(deps, joint, await gateway.authorise(request))
    }
    case 'CAPTURE':
      return await recordJointCharge(deps, joint, await gateway.capture(identity, action.amount))
    case 'VOID':
      return await recordJointCharge(deps, joint, await gateway.void(identity))
    case 'REFUND': {
      const { refundId, amount } = action
      const outcome = await gateway.refund({ id: refundId, charge: identity, amount })
      return await recordJointRefundAnswer(deps, joint, { refundId, outcome })
    }
    case 'REFUSE_REFUND':
      return await recordJointRefundAnswer(deps, joint, { refundId: action.refundId, outcome: 'REFUSED' })
  }
}

/**
 * Records the gateway's response for every payment of the charge, and posts a capture to the ledger once for each invoice, in
 * one transaction; false if it is older than the known state.
 */
async function recordJointCharge(
  { db, ...posting }: PostingDeps,
  { identity, account, userId, parts: previousParts }: JointCharge,
  charge: Charge,
): Promise<boolean> {
  const ids = previousParts.map(({ attempt }) => attempt.id)
  return await noteFailure(db, ids, async (tx) => {
    await lockForJointPayment(tx, { orderIds: previousParts.map(({ attempt }) => attempt.order_id), account })
    const { state, parts } = await readJointCharge(tx, identity.id)
    if (!canBecome(state, charge.state)) return false
    if (charge.state === 'AUTHORISED' || charge.state === 'CAPTURED') await acceptCardAttempt(tx, identity.id)
    if (charge.state === 'CAPTURED') await writeCapture(tx, { parts, captured: charge.captured }, posting)
    else for (const { attempt } of parts) await writeCharge(tx, attempt, charge)
    const [first] = parts
    if (charge.state === 'AUTHORISED' && charge.savedCard !== null && first)
      await insertSavedCard(tx, {
        companyId: account.companyId,
        userId,
        gateway: first.attempt.gateway,
        reference: charge.savedCard,
        source: { paymentId: first.attempt.id },
        card: charge.card,
      })
    return true
  })
}

/** Nothing is captured for an invoice that was settled in another way meanwhile: its payment is voided. */
async function writeCapture(
  tx: Kysely<Database>,
  { parts, captured }: { readonly parts: readonly JointChargePart[]; readonly captured: Minor },
  posting: Omit<PostingDeps, 'db'>,
): Promise<void> {
  for (const [index, amount] of splitCapture(captured, parts).entries()) {
    const { attempt, invoiceNumber } = partAt(parts, index)
    if (amount === 0) {
      await writeCharge(tx, attempt, { state: 'VOIDED' })
      continue
    }
    await writeCharge(tx, attempt, { state: 'CAPTURED', captured: amount })
    const { id: paymentId, order_id: orderId } = attempt
    await postCardPayment(
      tx,
      { orderId, paymentId, reference: invoiceNumber, amount, keepsRest: false },
      postingContext(posting),
    )
  }
}

function firstOf({ parts }: JointCharge): JointChargePart {
  return partAt(parts, 0)
}
