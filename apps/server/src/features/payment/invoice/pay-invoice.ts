import type { Database } from '@provender/db/tables'
import { refusalOfCharge } from '@provender/domain/checkout/choices'
import type { CompanyId, PaymentId, UserId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { type InvoiceRefusal, refusalOfInvoicePayment } from '@provender/domain/payment/next-invoice-action'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import { type KeyReused, userCaller, writeOnce } from '../../../kernel/idempotency/write-once.ts'
import { acceptsCardsForInvoices } from '../../card/accepts-cards.ts'
import { type SelectedCard, insertAttempt } from '../../card/attempt-store.ts'
import { findDocument } from '../../ledger/document-store.ts'
import { readOpenByDocument } from '../../ledger/statement-store.ts'
import type { PaymentDeps } from '../settle-payment.ts'
import { lockForPayment } from './invoice-payment.ts'
import { settleInvoiceNow } from './settle-invoice.ts'

export type PayInvoiceRefusal =
  | InvoiceRefusal
  | { readonly type: 'INVOICE_NOT_FOUND' }
  | { readonly type: 'CARD_NOT_FOUND' }
  | { readonly type: 'NOT_AVAILABLE' }
  | KeyReused

export interface InvoicePaymentRequest {
  readonly companyId: CompanyId
  readonly userId: UserId
  /** Created once for a payment. A repeat is the same attempt. */
  readonly key: string
  readonly number: string
  /** The whole open amount, or a part. */
  readonly amount: Minor
  readonly card: SelectedCard
}

/**
 * Pays an invoice or a part of it by card, at most the open amount. If two users pay at once, the second one
 * is refused as in progress.
 */
export async function payInvoice(
  deps: PaymentDeps,
  paying: InvoicePaymentRequest,
): Promise<Result<PaymentId, PayInvoiceRefusal>> {
  const { db, gateway } = deps
  const { companyId, number } = paying
  const invoice = await findDocument(db, companyId, number)
  if (invoice?.kind !== 'INVOICE') return refuse({ type: 'INVOICE_NOT_FOUND' })
  if (!gateway || !acceptsCardsForInvoices(deps)) return refuse({ type: 'NOT_AVAILABLE' })
  const { id, order_id: orderId, currency_code: currencyCode } = invoice
  const account = { companyId, currencyCode }
  const beginOnce = async (tx: Kysely<Database>): Promise<Result<PaymentId, PayInvoiceRefusal>> => {
    await lockForPayment(tx, { orderId, account })
    const attempts = await tx.selectFrom('payment').selectAll().where('order_id', '=', orderId).execute()
    const existing = attempts.find((each) => each.invoice_id === id && each.key === paying.key)
    if (existing)
      return existing.charge_id === null && existing.amount === paying.amount
        ? ok(existing.id)
        : refuse({ type: 'KEY_REUSED' })
    const open = (await readOpenByDocument(tx, [id])).get(id) ?? (0 as Minor)
    const refusal = refusalOfInvoicePayment(paying.amount, {
      open,
      states: attempts.map(({ state }) => state),
    })
    if (refusal) return refuse(refusal)
    if (refusalOfCharge(gateway.chargeBounds(currencyCode), paying.amount))
      return refuse({ type: 'NOT_AVAILABLE' })
    return await begin(tx, { paying, orderId, id, currencyCode, gateway: gateway.name })
  }
  const { userId, key, amount, card } = paying
  const input = { number, amount, card }
  const keyed = { caller: userCaller(userId), key, operation: 'pay invoice', input }
  const started = await db.transaction().execute((tx) => writeOnce(tx, keyed, () => beginOnce(tx)))
  if (started.ok) await settleInvoiceNow(deps, started.value)
  return started
}

async function begin(
  tx: Kysely<Database>,
  {
    paying: { companyId, userId, key, amount, card },
    orderId,
    id,
    currencyCode,
    gateway,
  }: {
    readonly paying: InvoicePaymentRequest
    readonly orderId: number
    readonly id: number
    readonly currencyCode: string
    readonly gateway: NonNullable<PaymentDeps['gateway']>['name']
  },
): Promise<Result<PaymentId, PayInvoiceRefusal>> {
  const invoice = { id, key }
  const attempt = await insertAttempt(tx, {
    orderId,
    companyId,
    gateway,
    amount,
    currencyCode,
    card,
    userId,
    invoice,
  })
  return attempt === undefined ? refuse({ type: 'CARD_NOT_FOUND' }) : ok(attempt)
}
