import type { CompanyId, OrderNumber, PaymentId } from '@provender/domain/ids'
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
  const payment = await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['payment.id', 'payment.order_id', 'payment.invoice_id', 'number'])
    .where('payment.id', '=', paymentId)
    .where('company_id', '=', companyId)
    .where('payment.state', '!=', 'STARTED')
    .executeTakeFirst()
  if (!payment) return undefined
  await gateway.testBank.answer(paymentId, isApproved)
  // The gateway's event is on its way, but the cardholder returns to the shop before it.
  await startReconciliation(deps, payment)
  return payment.number
}
