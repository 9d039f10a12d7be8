import type { CompanyId, OrderNumber, PaymentId } from '@provender/domain/ids'
import { findPayment } from './check-payment.ts'
import { startReconciliation } from './reconciliation-job.ts'
import type { PaymentDeps } from './settle-payment.ts'

export interface ApprovalAnswer {
  readonly companyId: CompanyId
  readonly paymentId: PaymentId
  readonly isApproved: boolean
}

/**
 * Answers as the bank of the test gateway. Returns the order number; undefined if the company has no such
 * payment, or the gateway does not know it yet.
 */
export async function answerTestBank(
  deps: PaymentDeps,
  { companyId, paymentId, isApproved }: ApprovalAnswer,
): Promise<OrderNumber | undefined> {
  const { db, gateway } = deps
  if (!gateway?.testBank) return undefined
  const payment = await findPayment(db, companyId, paymentId)
  if (!payment || payment.state === 'STARTED') return undefined
  await gateway.testBank.answer(payment.charge_id ?? payment.id, isApproved)
  // The gateway's event is on its way, but the cardholder returns to the shop before it.
  await startReconciliation(deps, payment)
  return payment.number
}
