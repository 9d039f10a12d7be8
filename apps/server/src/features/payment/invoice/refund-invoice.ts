import type { Database } from '@provender/db/tables'
import type { StaffId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import {
  type KeyReused,
  staffCaller,
  type WriteKey,
  writeOnce,
} from '../../../kernel/idempotency/write-once.ts'
import { queueInvoiceSettlement } from '../../card/queue-settlement.ts'
import { readRefundableAttempts } from '../../card/request-refund.ts'
import { readPaidBackOtherwise } from '../../ledger/paid-back-otherwise.ts'
import { lockForPayment } from './invoice-payment.ts'

export interface InvoiceRefund {
  readonly number: string
  /** Null refunds everything that was paid by card and not refunded yet. */
  readonly amount: Minor | null
  readonly note: string
  readonly staffId: StaffId | null
  /** A UUID created once for a refund. A repeat refunds nothing. */
  readonly key: WriteKey
}

export type InvoiceRefundRefusal =
  | KeyReused
  | { readonly type: 'INVOICE_NOT_FOUND' }
  | { readonly type: 'MORE_THAN_CAPTURED'; readonly maxAmount: Minor }

/**
 * Refunds card payments of an invoice to the cards they came from, last payment first: never more than was
 * captured, even for concurrent requests, and not what was paid back by bank or in cash. Stores the refunds with the jobs that call the gateway. Nothing is
 * credited: issue a credit note as well if the goods are no longer owed.
 */
export async function refundInvoice(
  { db }: { readonly db: Kysely<Database> },
  { key, ...request }: InvoiceRefund,
): Promise<Result<RefundedInvoice, InvoiceRefundRefusal>> {
  const { staffId, ...input } = request
  const keyed = { caller: staffCaller(staffId), key, operation: 'refund invoice', input }
  return await db.transaction().execute((tx) => writeOnce(tx, keyed, () => writeRefunds(tx, request)))
}

interface RefundedInvoice {
  readonly amount: Minor
  readonly currencyCode: string
}

async function writeRefunds(
  tx: Kysely<Database>,
  { number, amount, note, staffId }: Omit<InvoiceRefund, 'key'>,
): Promise<Result<RefundedInvoice, InvoiceRefundRefusal>> {
  const invoice = await tx
    .selectFrom('ledger_document')
    .select(['id', 'order_id', 'company_id', 'currency_code'])
    .where('number', '=', number)
    .where('kind', '=', 'INVOICE')
    .executeTakeFirst()
  if (!invoice) return refuse({ type: 'INVOICE_NOT_FOUND' })
  const { order_id: orderId, company_id: companyId, currency_code: currencyCode } = invoice
  await lockForPayment(tx, { orderId, account: { companyId, currencyCode } })
  const attempts = await readRefundableAttempts(tx, orderId)
  const left = attempts.reduce((sum, attempt) => sum + attempt.left, 0)
  const maxAmount = Math.max(0, left - (await readPaidBackOtherwise(tx, orderId))) as Minor
  const refundAmount = amount ?? maxAmount
  if (refundAmount <= 0 || refundAmount > maxAmount) return refuse({ type: 'MORE_THAN_CAPTURED', maxAmount })
  let rest: number = refundAmount
  for (const { id: paymentId, left } of attempts) {
    const part = Math.min(rest, left) as Minor
    if (part === 0) continue
    rest -= part
    const { id } = await tx
      .insertInto('payment_refund')
      .values({ payment_id: paymentId, amount: part, staff_id: staffId, note, done_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await queueInvoiceSettlement(tx, { paymentId, cause: `refund ${id}` })
  }
  return ok({ amount: refundAmount, currencyCode })
}
