import type { PaymentId } from '@provender/domain/ids'
import { settleInvoicePayment } from './invoice/settle-invoice.ts'
import { type PaymentDeps, settlePayment } from './settle-payment.ts'

/** Reads the current state of a payment from the gateway, for an order or an invoice, and acts on it. */
export async function startReconciliation(
  deps: PaymentDeps,
  payment: { readonly id: PaymentId; readonly order_id: number; readonly invoice_id: number | null },
): Promise<void> {
  if (payment.invoice_id === null)
    await settlePayment(deps, { orderId: payment.order_id, checksGateway: true })
  else await settleInvoicePayment(deps, payment.id)
}
