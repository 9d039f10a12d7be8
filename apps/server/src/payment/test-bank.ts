import type { CompanyId, OrderNumber, PaymentId } from '@provender/domain/ids'
import { settleInvoicePayment } from './invoice/settle-invoice.ts'
import { type PaymentDeps, settlePayment } from './settle-payment.ts'

export interface BankAnswer {
  readonly companyId: CompanyId
  readonly paymentId: PaymentId
  readonly isApproved: boolean
}

/**
 * Answers for the bank of the test gateway; the number of the order it is about, undefined where the company has no such payment, or
 * the gateway was not heard of yet.
 */
export async function answerTestBank(
  deps: PaymentDeps,
  { companyId, paymentId, isApproved }: BankAnswer,
): Promise<OrderNumber | undefined> {
  const { db, gateway } = deps
  if (!gateway?.testBank) return undefined
  const payment = await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['orders.id', 'number', 'invoice_id'])
    .where('payment.id', '=', paymentId)
    .where('company_id', '=', companyId)
    .where('payment.state', '!=', 'STARTED')
    .executeTakeFirst()
  if (!payment) return undefined
  await gateway.testBank.answer(paymentId, isApproved)
  // Its event is on its way as well; whoever approved comes back to the shop before it.
  await (payment.invoice_id === null
    ? settlePayment(deps, { orderId: payment.id, looks: true })
    : settleInvoicePayment(deps, paymentId))
  return payment.number
}
