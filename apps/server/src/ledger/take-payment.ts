import type { Database } from '@provender/db/tables'
import type { CompanyId, OrderNumber, StaffId } from '@provender/domain/ids'
import type { PaymentMethod } from '@provender/domain/ledger/ledger'
import type { Minor } from '@provender/domain/money/money'
import { ok, refuse, type Result } from '@provender/domain/result'
import { todayIn } from '@provender/domain/slots/today'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { creditInvoiceOf } from './credit-invoice.ts'
import { holdInvoiceOf, readCredited } from './document-store.ts'
import type { Booking } from './issue-invoice.ts'

/** Money that came in, as the staff enter it. */
export interface Payment {
  /** Made once for a payment: sent again, it is entered once. */
  readonly key: string
  readonly companyCode: string
  readonly amount: Minor
  readonly method: PaymentMethod
  /** What stands on the bank's statement. */
  readonly reference: string
  /** Whose invoice it is for; null for whatever is oldest. */
  readonly order: OrderNumber | null
  readonly staffId: StaffId | null
}

export type PaymentRefusal =
  | { readonly type: 'COMPANY_NOT_FOUND' }
  /** The order is not this company's, or nothing of it was invoiced. */
  | { readonly type: 'NO_INVOICE' }
  | { readonly type: 'NOT_AN_AMOUNT' }
  /** The key was used for another payment. */
  | { readonly type: 'KEY_REUSED' }

/** Enters a payment into the ledger of a company, once per key; gives what the company owes afterwards. */
export async function takePayment(
  { db, clock, wholesaler }: Pick<Deps, 'db' | 'clock' | 'wholesaler'>,
  payment: Payment,
): Promise<Result<Minor, PaymentRefusal>> {
  if (!Number.isSafeInteger(payment.amount) || payment.amount <= 0) return refuse({ type: 'NOT_AN_AMOUNT' })
  return await db.transaction().execute(async (tx) => {
    const company = await tx
      .selectFrom('company')
      .select(['id', 'currency_code'])
      .where('code', '=', payment.companyCode)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!company) return refuse({ type: 'COMPANY_NOT_FOUND' })
    const known = await findPayment(tx, company.id, payment.key)
    if (known)
      return known.owed === 0 - payment.amount && known.reference === payment.reference
        ? ok(known.balance)
        : refuse({ type: 'KEY_REUSED' })
    const settles = payment.order === null ? null : await entryOf(tx, company.id, payment.order)
    if (settles === undefined) return refuse({ type: 'NO_INVOICE' })
    const { config } = wholesaler.current()
    const entered = {
      ...payment,
      companyId: company.id,
      currencyCode: settles?.currencyCode ?? company.currency_code,
      settlesId: settles?.entryId ?? null,
    }
    return ok(await insertPayment(tx, entered, { config, nowMs: clock.nowMs() }))
  })
}

async function findPayment(tx: Kysely<Database>, companyId: CompanyId, key: string) {
  return await tx
    .selectFrom('ledger_entry')
    .select(['owed', 'balance', 'reference'])
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirst()
}

async function entryOf(tx: Kysely<Database>, companyId: CompanyId, number: OrderNumber) {
  return await tx
    .selectFrom('ledger_document')
    .innerJoin('orders', 'orders.id', 'ledger_document.order_id')
    .innerJoin('ledger_entry', 'ledger_entry.document_id', 'ledger_document.id')
    .select(['ledger_entry.id as entryId', 'ledger_entry.currency_code as currencyCode'])
    .where('orders.number', '=', number)
    .where('orders.company_id', '=', companyId)
    .where('ledger_document.kind', '=', 'INVOICE')
    .executeTakeFirst()
}

interface EnteredPayment extends Pick<Payment, 'amount' | 'method' | 'reference' | 'staffId'> {
  readonly kind?: 'PAYMENT' | 'REFUND'
  readonly key: string | null
  readonly companyId: CompanyId
  readonly currencyCode: string
  readonly settlesId: number | null
}

async function insertPayment(
  tx: Kysely<Database>,
  { kind = 'PAYMENT', ...payment }: EnteredPayment,
  { config, nowMs }: Booking,
): Promise<Minor> {
  const { balance } = await tx
    .insertInto('ledger_entry')
    .values({
      company_id: payment.companyId,
      currency_code: payment.currencyCode,
      kind,
      owed: (kind === 'PAYMENT' ? 0 - payment.amount : payment.amount) as Minor,
      booked_on: todayIn(nowMs, config.warehouseTimezone).day,
      booked_at: new Date(nowMs),
      document_id: null,
      settles_id: payment.settlesId,
      method: payment.method,
      reference: payment.reference,
      staff_id: payment.staffId,
      key: payment.key,
    })
    .returning('balance')
    .executeTakeFirstOrThrow()
  return balance
}

/** Enters the cash that changed hands with the goods of an order: what its invoice comes to without what was credited or paid of it. */
export async function takeCashOf(
  tx: Kysely<Database>,
  { orderId, staffId }: { readonly orderId: number; readonly staffId: StaffId | null },
  booking: Booking,
): Promise<void> {
  const invoice = await holdInvoiceOf(tx, orderId)
  if (!invoice) throw new Error(`Cash changed hands for order ${orderId}, which has no invoice`)
  const credited = await readCredited(tx, invoice.id)
  const { rows } = await sql<{ paid: number }>`
    select coalesce(-sum(owed), 0)::bigint as paid from ledger_entry
    where settles_id = ${invoice.entry_id} and kind = 'PAYMENT'`.execute(tx)
  const amount = credited.reduce(
    (left, { net, vat }) => left - net - vat,
    invoice.gross - (rows[0]?.paid ?? 0),
  )
  if (amount <= 0) return
  await insertPayment(
    tx,
    {
      key: null,
      companyId: invoice.company_id,
      currencyCode: invoice.currency_code,
      amount: amount as Minor,
      method: 'CASH',
      reference: '',
      settlesId: invoice.entry_id,
      staffId,
    },
    booking,
  )
}

/** What was taken from a card for an order or its invoice, or given back to it. */
export interface CardMoney {
  readonly orderId: number
  /** Of the payment or the refund: it is entered once. Null for what came back of a refund, which is written down once. */
  readonly key: string | null
  /** What the statement names it by. */
  readonly reference: string
  readonly amount: Minor
}

/** Enters what was taken from a card, when the goods left or afterwards, or what came back of a refund; it settles their invoice. */
export async function takeCardMoneyOf(
  tx: Kysely<Database>,
  money: CardMoney,
  booking: Booking,
): Promise<void> {
  await bookCardMoney(tx, { ...money, kind: 'PAYMENT' }, booking)
}

/**
 * Enters what went back to a card. What was not credited before is credited with it, so that the company owes no more for having
 * been refunded.
 */
export async function giveBackCardMoneyOf(
  tx: Kysely<Database>,
  { refunded, ...money }: CardMoney & { readonly refunded: Minor },
  booking: Booking,
): Promise<void> {
  const invoice = await holdInvoiceOf(tx, money.orderId)
  if (!invoice) throw new Error(`A card was refunded for what has no invoice: ${money.reference}`)
  const credited = await readCredited(tx, invoice.id)
  const lacking = credited.reduce((left, { net, vat }) => left - net - vat, refunded as number)
  if (lacking > 0) {
    const wanted = { type: 'AMOUNT', gross: lacking as Minor } as const
    const credit = { wanted, reason: '', staffId: null }
    const done = await creditInvoiceOf(tx, { orderId: money.orderId, credit }, booking)
    if (!done.ok) throw new Error(`What went back to a card cannot be credited: ${done.refusal.type}`)
  }
  await bookCardMoney(tx, { ...money, kind: 'REFUND' }, booking)
}

/** Enters what went back of a payment for an invoice itself. Nothing is credited with it: unless more was paid than was owed, the invoice is open again. */
export async function returnCardMoneyOf(
  tx: Kysely<Database>,
  money: CardMoney,
  booking: Booking,
): Promise<void> {
  await bookCardMoney(tx, { ...money, kind: 'REFUND' }, booking)
}

async function bookCardMoney(
  tx: Kysely<Database>,
  { kind, orderId, key, reference, amount }: CardMoney & { readonly kind: 'PAYMENT' | 'REFUND' },
  booking: Booking,
): Promise<void> {
  const invoice = await holdInvoiceOf(tx, orderId)
  if (!invoice) throw new Error(`Money of a card moved for what has no invoice: ${reference}`)
  await insertPayment(
    tx,
    {
      kind,
      key,
      companyId: invoice.company_id,
      currencyCode: invoice.currency_code,
      amount,
      method: 'CARD',
      reference,
      settlesId: invoice.entry_id,
      staffId: null,
    },
    booking,
  )
}
