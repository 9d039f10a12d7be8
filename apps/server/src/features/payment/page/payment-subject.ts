import { refusalOfCharge } from '@provender/domain/checkout/choices'
import type { OrderNumber, PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { canPay } from '@provender/domain/payment/next-action'
import { refusalOfInvoicePayment } from '@provender/domain/payment/next-invoice-action'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { SignedInUser } from '../../../kernel/identity/signed-in-user.ts'
import { acceptsCardsForInvoices } from '../../card/accepts-cards.ts'
import { readPaymentDetails } from '../../card/attempt-store.ts'
import { readChargeIdentity } from '../../card/joint-charge-store.ts'
import { findDocument } from '../../ledger/document-store.ts'
import { readOpenByDocument } from '../../ledger/statement-store.ts'
import { findOrder } from '../../order/store.ts'
import { findPayment } from '../check-payment.ts'
import { holdOf } from '../pay-order.ts'
import type { PaymentDeps } from '../settle-payment.ts'

/** An app's request for a page, by its purpose (packages/domain/src/payment/payment-page.ts). */
export type PageRequest =
  | { readonly purpose: 'NEW_ORDER'; readonly amount: Minor }
  | { readonly purpose: 'ORDER'; readonly number: OrderNumber }
  | { readonly purpose: 'INVOICE'; readonly number: string; readonly amount: Minor }
  | { readonly purpose: 'SAVE_CARD' }
  | { readonly purpose: 'APPROVAL'; readonly payment: PaymentId }

export interface PaymentSubject {
  /** Of the order or the invoice; null before an order is placed, and to save a card. */
  readonly number: string | null
  /** Null to save a card. */
  readonly amount: Minor | null
  readonly currencyCode: string
  /** The payment to approve; of a joint charge, that of its first invoice. */
  readonly payment?: PaymentId
}

export type SubjectRefusal =
  /** The company has no such order, invoice or payment. */
  | { readonly type: 'NOT_FOUND' }
  /** It is paid, being paid, approved already, or too late. */
  | { readonly type: 'NOT_NOW' }
  | { readonly type: 'NOT_AVAILABLE' }

type SubjectDeps = Pick<PaymentDeps, 'db' | 'gateway' | 'wholesaler'>
export type Payer = Pick<SignedInUser, 'companyId' | 'currencyCode'>

export async function readSubject(
  deps: SubjectDeps,
  payer: Payer,
  request: PageRequest,
): Promise<Result<PaymentSubject, SubjectRefusal>> {
  const { companyId, currencyCode } = payer
  if (!deps.gateway) return refuse({ type: 'NOT_AVAILABLE' })
  switch (request.purpose) {
    case 'NEW_ORDER':
      return ok({ number: null, amount: request.amount, currencyCode })
    case 'SAVE_CARD':
      return ok({ number: null, amount: null, currencyCode })
    case 'ORDER':
      return await readOrder(deps, payer, request.number)
    case 'INVOICE':
      return await readInvoice(deps, payer, request)
    case 'APPROVAL': {
      const payment = await findPayment(deps.db, companyId, request.payment)
      if (!payment) return refuse({ type: 'NOT_FOUND' })
      const { state, gateway, number, charge_id: chargeId } = payment
      if (state !== 'CHALLENGED' || gateway !== deps.gateway.name) return refuse({ type: 'NOT_NOW' })
      const charge = await readChargeIdentity(deps.db, companyId, payment)
      // One charge for several invoices has no number of its own.
      const { amount, currencyCode: charged } = charge
      return ok({
        number: chargeId === null ? number : null,
        amount,
        currencyCode: charged,
        payment: payment.id,
      })
    }
  }
}

async function readOrder(
  { db }: SubjectDeps,
  { companyId }: Payer,
  number: OrderNumber,
): Promise<Result<PaymentSubject, SubjectRefusal>> {
  const order = await findOrder(db, companyId, number)
  if (!order) return refuse({ type: 'NOT_FOUND' })
  if (order.payment_type !== 'CARD') return refuse({ type: 'NOT_AVAILABLE' })
  const details = await readPaymentDetails(db, order.id, { lock: false })
  if (!canPay(details.order, details.attempts)) return refuse({ type: 'NOT_NOW' })
  return ok({ number, amount: await holdOf(db, order), currencyCode: order.currency_code })
}

async function readInvoice(
  deps: SubjectDeps,
  { companyId }: Payer,
  { number, amount }: Extract<PageRequest, { readonly purpose: 'INVOICE' }>,
): Promise<Result<PaymentSubject, SubjectRefusal>> {
  const { db, gateway } = deps
  const invoice = await findDocument(db, companyId, number)
  if (invoice?.kind !== 'INVOICE') return refuse({ type: 'NOT_FOUND' })
  if (!gateway || !acceptsCardsForInvoices(deps)) return refuse({ type: 'NOT_AVAILABLE' })
  const attempts = await db
    .selectFrom('payment')
    .select('state')
    .where('order_id', '=', invoice.order_id)
    .execute()
  const open = (await readOpenByDocument(db, [invoice.id])).get(invoice.id) ?? (0 as Minor)
  const refusal = refusalOfInvoicePayment(amount, { open, states: attempts.map(({ state }) => state) })
  if (refusal) return refuse({ type: 'NOT_NOW' })
  const { currency_code: currencyCode } = invoice
  if (refusalOfCharge(gateway.chargeBounds(currencyCode), amount)) return refuse({ type: 'NOT_AVAILABLE' })
  return ok({ number, amount, currencyCode })
}
