import type { Database } from '@provender/db/tables'
import { refusalOfCharge } from '@provender/domain/checkout/choices'
import type { CompanyId, PaymentId, UserId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { type JointRefusalType, refusalOfJointPart, sumOf } from '@provender/domain/payment/joint-charge'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import { type KeyReused, userCaller, writeOnce } from '../../../kernel/idempotency/write-once.ts'
import { acceptsCardsForInvoices } from '../../card/accepts-cards.ts'
import type { SelectedCard } from '../../card/attempt-store.ts'
import { insertJointCharge } from '../../card/joint-charge-store.ts'
import { type LedgerDocument, readDocumentsByNumber } from '../../ledger/document-store.ts'
import { readOpenByDocument } from '../../ledger/statement-store.ts'
import type { PaymentDeps } from '../settle-payment.ts'
import { findJointCharge, lockForJointPayment } from './joint-charge.ts'
import { settleJointNow } from './settle-joint-charge.ts'

export type PayInvoicesRefusal =
  /** The invoice has changed since the customer saw it. */
  | { readonly type: JointRefusalType; readonly number: string }
  | { readonly type: 'INVOICE_NOT_FOUND' }
  | { readonly type: 'CARD_NOT_FOUND' }
  | { readonly type: 'NOT_AVAILABLE' }
  | KeyReused

export interface InvoicesPaymentRequest {
  readonly companyId: CompanyId
  readonly userId: UserId
  /** Created once for a payment. A repeat is the same charge. */
  readonly key: string
  /** Each with the open amount that the customer saw. */
  readonly invoices: readonly { readonly number: string; readonly amount: Minor }[]
  readonly card: SelectedCard
}

interface RequestedInvoice {
  readonly document: LedgerDocument
  readonly amount: Minor
}

/**
 * Pays several invoices in full with one charge of a card. If one of them is not open for the amount that the customer saw,
 * nothing is charged, and the refusal names it.
 */
export async function payInvoices(
  deps: PaymentDeps,
  paying: InvoicesPaymentRequest,
): Promise<Result<PaymentId, PayInvoicesRefusal>> {
  const { db, gateway } = deps
  const { companyId, userId, key, invoices, card } = paying
  const requested = await readRequested(db, paying)
  const [first] = requested
  if (!first || requested.length < invoices.length) return refuse({ type: 'INVOICE_NOT_FOUND' })
  if (!gateway || !acceptsCardsForInvoices(deps)) return refuse({ type: 'NOT_AVAILABLE' })
  const { currency_code: currencyCode } = first.document
  // A company may owe in a currency that it had before.
  if (requested.some(({ document }) => document.currency_code !== currencyCode))
    return refuse({ type: 'NOT_AVAILABLE' })
  const beginOnce = async (tx: Kysely<Database>): Promise<Result<PaymentId, PayInvoicesRefusal>> => {
    const orderIds = requested.map(({ document }) => document.order_id)
    await lockForJointPayment(tx, { orderIds, account: { companyId, currencyCode } })
    const existing = await findJointCharge(tx, { companyId, key })
    if (existing) {
      const paid = existing.parts.map(({ invoiceNumber: number, amount }) => ({ number, amount }))
      return isSame(paid, invoices) ? ok(existing.identity.id) : refuse({ type: 'KEY_REUSED' })
    }
    const refusal = await findRefusal(tx, key, requested)
    if (refusal) return refuse(refusal)
    const amount = sumOf(requested.map((each) => each.amount))
    if (refusalOfCharge(gateway.chargeBounds(currencyCode), amount)) return refuse({ type: 'NOT_AVAILABLE' })
    const id = await insertJointCharge(tx, {
      companyId,
      userId,
      key,
      gateway: gateway.name,
      currencyCode,
      card,
      amount,
      invoices: requested.map(({ document, amount: part }) => ({
        id: document.id,
        orderId: document.order_id,
        amount: part,
      })),
    })
    return id === undefined ? refuse({ type: 'CARD_NOT_FOUND' }) : ok(id)
  }
  const keyed = { caller: userCaller(userId), key, operation: 'pay invoices', input: { invoices, card } }
  const started = await db.transaction().execute((tx) => writeOnce(tx, keyed, () => beginOnce(tx)))
  if (started.ok) await settleJointNow(deps, started.value)
  return started
}

async function readRequested(
  db: Kysely<Database>,
  { companyId, invoices }: InvoicesPaymentRequest,
): Promise<readonly RequestedInvoice[]> {
  const amounts = new Map(invoices.map(({ number, amount }) => [number, amount]))
  const documents = await readDocumentsByNumber(db, companyId, [...amounts.keys()])
  return documents.flatMap((document) => {
    const amount = document.kind === 'INVOICE' ? amounts.get(document.number) : undefined
    return amount === undefined ? [] : [{ document, amount }]
  })
}

/** Reads what is open with the company's ledger locked, and refuses for the first invoice that differs. */
async function findRefusal(
  tx: Kysely<Database>,
  key: string,
  requested: readonly RequestedInvoice[],
): Promise<PayInvoicesRefusal | undefined> {
  const attempts = await tx
    .selectFrom('payment')
    .select(['order_id', 'state', 'key'])
    .where(
      'order_id',
      'in',
      requested.map(({ document }) => document.order_id),
    )
    .execute()
  if (attempts.some((each) => each.key === key)) return { type: 'KEY_REUSED' }
  const open = await readOpenByDocument(
    tx,
    requested.map(({ document }) => document.id),
  )
  for (const { document, amount } of requested) {
    const { id, number, order_id: orderId } = document
    const states = attempts.filter((each) => each.order_id === orderId).map(({ state }) => state)
    const type = refusalOfJointPart(amount, { open: open.get(id) ?? (0 as Minor), states })
    if (type) return { type, number }
  }
  return undefined
}

function isSame(
  paid: InvoicesPaymentRequest['invoices'],
  requested: InvoicesPaymentRequest['invoices'],
): boolean {
  const amounts = new Map(paid.map(({ number, amount }) => [number, amount]))
  return (
    paid.length === requested.length &&
    requested.every(({ number, amount }) => amounts.get(number) === amount)
  )
}
