import type { Database } from '@provender/db/tables'
import type { PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import type { Kysely } from 'kysely'
import { allocateNewPayment, allocateNewRefund, allocateReturnedChargeback } from './allocate-entry.ts'
import { readInvoiceCredits } from './allocation-store.ts'
import { creditLockedInvoice } from './credit-invoice.ts'
import { lockInvoiceOf, readCredited } from './document-store.ts'
import type { PostingContext } from './issue-invoice.ts'
import { type Money, postMoney } from './post-money.ts'

export interface CardPosting {
  readonly orderId: number
  readonly reference: string
  readonly amount: Minor
}

/** A refund to a card, and the payment attempt that it came from. */
export interface CardRefund extends CardPosting {
  readonly refundId: string
  readonly attemptId: string
}

export interface CardPayment extends CardPosting {
  /** Null for a returned refund, which is recorded once elsewhere. */
  readonly paymentId: PaymentId | null
  readonly keepsRest: boolean
}

/**
 * Posts a card payment for an invoice. What the invoice does not need follows the company's rule; with
 * `keepsRest` it settles nothing else. Returns what is left of it: all of it for an order that was cancelled without an invoice.
 */
export async function postCardPayment(
  tx: Kysely<Database>,
  { keepsRest, ...money }: CardPayment,
  posting: PostingContext,
): Promise<Minor> {
  const { invoice, ...posted } = await postCardMoney(tx, { ...money, kind: 'PAYMENT' }, posting)
  return await allocateNewPayment(tx, posted, { invoice, keepsRest })
}

/**
 * Posts a refund to a card. Adds a credit note for the part that has none yet, so that the debt does not grow.
 * If the invoice was paid in another way as well, the excess goes back without a credit note.
 */
export async function postCardRefund(
  tx: Kysely<Database>,
  { refunded, attemptId, ...money }: CardRefund & { readonly refunded: Minor },
  posting: PostingContext,
): Promise<void> {
  await creditRefunded(tx, { ...money, refunded }, posting)
  const { invoice, ...posted } = await postCardMoney(tx, { ...money, kind: 'REFUND' }, posting)
  await allocateNewRefund(tx, posted, { ...money, invoice, attemptId, isCredited: true })
}

async function creditRefunded(
  tx: Kysely<Database>,
  { orderId, amount, refunded }: CardPosting & { readonly refunded: Minor },
  posting: PostingContext,
): Promise<void> {
  const invoice = await lockInvoiceOf(tx, orderId)
  if (!invoice) return
  const credited = await readCredited(tx, invoice.id)
  const uncredited = credited.reduce((left, { net, vat }) => left - net - vat, refunded as number)
  // The refund takes these first.
  const openCredits = (await readInvoiceCredits(tx, [invoice.entry_id]))
    .filter(({ isCard, kind }) => isCard || kind === 'CREDIT_NOTE')
    .reduce((sum, { open }) => sum + open, 0)
  const lacking = Math.min(uncredited, amount - openCredits)
  if (lacking <= 0) return
  const request = { type: 'AMOUNT', gross: lacking as Minor } as const
  const credit = { request, reason: '', staffId: null, isRefunded: true }
  const done = await creditLockedInvoice(tx, { orderId, credit }, posting)
  if (!done.ok) throw new Error(`What went back to a card cannot be credited: ${done.refusal.type}`)
}

/**
 * Posts a refund of a payment of the invoice itself. Nothing is credited, so the invoice is open again unless
 * it was overpaid.
 */
export async function postPaymentRefund(
  tx: Kysely<Database>,
  { attemptId, ...money }: CardRefund,
  posting: PostingContext,
): Promise<void> {
  const { invoice, ...posted } = await postCardMoney(tx, { ...money, kind: 'REFUND' }, posting)
  await allocateNewRefund(tx, posted, { ...money, invoice, attemptId, isCredited: false })
}

/** Money of a card payment that a dispute took or returned. */
export interface DisputedMoney extends CardPosting {
  readonly disputeId: string
  readonly attemptId: string
}

/** Posts what the bank took back of a card payment. Its invoice is open again. */
export async function postChargeback(
  tx: Kysely<Database>,
  { attemptId, ...money }: DisputedMoney,
  posting: PostingContext,
): Promise<void> {
  const { invoice, ...posted } = await postCardMoney(tx, { ...money, kind: 'CHARGEBACK' }, posting)
  await allocateNewRefund(tx, posted, { ...money, invoice, attemptId, isCredited: false })
}

/**
 * Posts what the bank returned of a chargeback. It settles the invoice, then what the chargeback left open. If the company
 * has paid otherwise meanwhile, the rest is its credit.
 */
export async function postReturnedChargeback(
  tx: Kysely<Database>,
  { attemptId: _attempt, ...money }: DisputedMoney,
  posting: PostingContext,
): Promise<void> {
  const { invoice, ...posted } = await postCardMoney(tx, { ...money, kind: 'PAYMENT' }, posting)
  await allocateReturnedChargeback(tx, posted, { invoice, disputeId: money.disputeId })
}

async function postCardMoney(
  tx: Kysely<Database>,
  {
    kind,
    orderId,
    reference,
    amount,
    ...source
  }: CardPosting & Pick<Money, 'kind' | 'paymentId' | 'refundId' | 'disputeId'>,
  posting: PostingContext,
) {
  const invoice = (await lockInvoiceOf(tx, orderId))?.entry_id ?? null
  const order = await tx
    .selectFrom('orders')
    .select(['company_id', 'currency_code', 'state'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  // What was charged too early is booked with the invoice, or once there will be none.
  if (invoice === null && order.state !== 'CANCELLED')
    throw new Error(`Money of a card moved for what has no invoice: ${reference}`)
  const money = {
    ...source,
    kind,
    account: { companyId: order.company_id, currencyCode: order.currency_code },
    invoice,
    amount,
    method: 'CARD',
    reference,
    key: null,
    staffId: null,
  } as const
  return { ...(await postMoney(tx, money, posting)), invoice }
}
