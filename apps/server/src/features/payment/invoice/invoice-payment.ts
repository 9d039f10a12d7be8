import type { Database } from '@provender/db/tables'
import type { OrderNumber, PaymentId, UserId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import type { RequestedRefund } from '@provender/domain/payment/next-action'
import type { Kysely } from 'kysely'
import { type AttemptRow, isAttemptOverdue, withdrawnAmount } from '../../card/attempt-store.ts'
import type { Account } from '../../ledger/allocation-store.ts'
import { lockInvoiceOf } from '../../ledger/document-store.ts'
import { readOpenByDocument } from '../../ledger/statement-store.ts'

/** An attempt to pay an invoice, with what its next step depends on. */
export interface InvoicePaymentDetails {
  readonly attempt: AttemptRow
  readonly userId: UserId
  readonly account: Account
  readonly invoiceNumber: string
  readonly orderNumber: OrderNumber
  readonly open: Minor
  readonly isTooLate: boolean
  readonly withdrawn: Minor
  /** In the order of the requests. */
  readonly refunds: readonly RequestedRefund[]
}

/** Locks the order, the invoice and the company's ledger for a payment. All code locks them in this order. */
export async function lockForPayment(
  tx: Kysely<Database>,
  { orderId, account }: { readonly orderId: number; readonly account: Account },
): Promise<void> {
  await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
  await lockInvoiceOf(tx, orderId)
  await tx.selectFrom('company').select('id').where('id', '=', account.companyId).forNoKeyUpdate().execute()
}

export async function readInvoicePayment(
  db: Kysely<Database>,
  paymentId: PaymentId,
): Promise<InvoicePaymentDetails> {
  const { companyId, invoiceId, invoiceNumber, orderNumber, isTooLate, withdrawn, ...attempt } = await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .innerJoin('ledger_document as invoice', 'invoice.id', 'payment.invoice_id')
    .selectAll('payment')
    .select(['orders.number as orderNumber', 'orders.company_id as companyId'])
    .select(['invoice.id as invoiceId', 'invoice.number as invoiceNumber'])
    .select([isAttemptOverdue.as('isTooLate'), withdrawnAmount.as('withdrawn')])
    .where('payment.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const account = { companyId, currencyCode: attempt.currency_code }
  const { login_id: userId } = attempt
  if (userId === null) throw new Error(`Nobody pays an invoice: ${paymentId}`)
  const open = (await readOpenByDocument(db, [invoiceId])).get(invoiceId) ?? (0 as Minor)
  const refunds = await db
    .selectFrom('payment_refund')
    .select(['id', 'amount', 'state'])
    .where('payment_id', '=', paymentId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  return { attempt, userId, account, invoiceNumber, orderNumber, open, isTooLate, withdrawn, refunds }
}
