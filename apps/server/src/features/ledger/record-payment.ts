import type { Database } from '@provender/db/tables'
import type { CompanyId, OrderNumber, StaffId } from '@provender/domain/ids'
import type { OpenItem } from '@provender/domain/ledger/allocation'
import type { PaymentMethod } from '@provender/domain/ledger/ledger'
import { findPaymentRefusal, type PaymentConsentRefusal } from '@provender/domain/ledger/payment-consent'
import { type Minor, sumMinor } from '@provender/domain/money/money'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { staffCaller, uuidOf, type WriteKey, writeOnce } from '../../kernel/idempotency/write-once.ts'
import { allocateNewPayment } from './allocate-entry.ts'
import {
  type Account,
  lockCompany,
  readDebitsToSettle,
  readOpenItem,
  readUnallocatedCredits,
} from './allocation-store.ts'
import { lockInvoiceOf } from './document-store.ts'
import type { PostingContext } from './issue-invoice.ts'
import { postMoney } from './post-money.ts'

export interface Payment {
  readonly key: WriteKey
  readonly companyCode: string
  readonly amount: Minor
  readonly method: PaymentMethod
  readonly reference: string
  /** The order whose invoice it pays; null for the oldest invoices. */
  readonly order: OrderNumber | null
  readonly staffId: StaffId | null
  /** Who agreed to more than is owed, and how. */
  readonly agreedBy?: string
  /** The amount, entered a second time. */
  readonly amountAgain?: Minor | null
}

export type RecordPaymentRefusal =
  | PaymentConsentRefusal
  | { readonly type: 'COMPANY_NOT_FOUND' }
  | { readonly type: 'NO_INVOICE' }
  | { readonly type: 'NOT_AN_AMOUNT' }
  | { readonly type: 'KEY_REUSED' }

/** Posts a payment to the ledger of a company, once per key. Returns the balance afterwards. */
export async function recordPayment(
  { db, clock, wholesaler }: Pick<Deps, 'db' | 'clock' | 'wholesaler'>,
  payment: Payment,
): Promise<Result<Minor, RecordPaymentRefusal>> {
  if (!Number.isSafeInteger(payment.amount) || payment.amount <= 0) return refuse({ type: 'NOT_AN_AMOUNT' })
  const { key, staffId, agreedBy: _agreedBy, amountAgain: _amountAgain, ...input } = payment
  // Part of the stored hash: with another name, no repeat would find its payment.
  const keyed = { caller: staffCaller(staffId), key, operation: 'take payment', input }
  return await db
    .transaction()
    .execute((tx) => writeOnce(tx, keyed, () => enterPayment({ tx, clock, wholesaler }, payment)))
}

async function enterPayment(
  { tx, clock, wholesaler }: Pick<Deps, 'clock' | 'wholesaler'> & { readonly tx: Kysely<Database> },
  payment: Payment,
): Promise<Result<Minor, RecordPaymentRefusal>> {
  const company = await tx
    .selectFrom('company')
    .select(['id', 'currency_code'])
    .where('code', '=', payment.companyCode)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!company) return refuse({ type: 'COMPANY_NOT_FOUND' })
  const existing = await findPayment(tx, company.id, uuidOf(payment.key))
  if (existing)
    return existing.owed === 0 - payment.amount &&
      existing.reference === payment.reference &&
      existing.staff_id === payment.staffId
      ? ok(existing.balance)
      : refuse({ type: 'KEY_REUSED' })
  const settles = payment.order === null ? null : await entryOf(tx, company.id, payment.order)
  if (settles === undefined) return refuse({ type: 'NO_INVOICE' })
  const { config } = wholesaler.current()
  const { amount, method, reference, staffId, agreedBy = '', amountAgain = null } = payment
  const key = uuidOf(payment.key)
  const invoice = settles?.entryId ?? null
  const account = { companyId: company.id, currencyCode: settles?.currencyCode ?? company.currency_code }
  const owed = invoice === null ? await readOwed(tx, account) : (await readOpenItem(tx, invoice)).open
  const refusal = findPaymentRefusal({ amount, owed }, { agreedBy, amountAgain })
  if (refusal) return refuse(refusal)
  const money = {
    kind: 'PAYMENT',
    account,
    amount,
    method,
    reference,
    key,
    invoice,
    staffId,
    agreedBy: amount > owed ? agreedBy : '',
  } as const
  const { balance, ...posted } = await postMoney(tx, money, { config, nowMs: clock.nowMs() })
  await allocateNewPayment(tx, posted, { invoice })
  return ok(balance)
}

/** What is open less the credit that nobody has allocated: a payment that is entered twice is more than this. */
async function readOwed(tx: Kysely<Database>, account: Account): Promise<Minor> {
  const sumOpen = (items: readonly OpenItem[]) => sumMinor(items.map(({ open }) => open))
  const debits = sumOpen(await readDebitsToSettle(tx, account))
  const credits = sumOpen(await readUnallocatedCredits(tx, account))
  return Math.max(0, debits - credits) as Minor
}

async function findPayment(tx: Kysely<Database>, companyId: CompanyId, key: string) {
  return await tx
    .selectFrom('ledger_entry')
    .select(['owed', 'balance', 'reference', 'staff_id'])
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

export interface CashOnDelivery {
  readonly orderId: number
  readonly staffId: StaffId | null
  /** Undefined for the whole open amount. */
  readonly paid: Minor | undefined
}

export interface CashRefusal {
  readonly type: 'MORE_THAN_OPEN'
  readonly maxAmount: Minor
}

/** Posts cash for an invoice, at most its open amount. Returns what is still open. */
export async function recordCash(
  tx: Kysely<Database>,
  { orderId, staffId, paid }: CashOnDelivery,
  posting: PostingContext,
): Promise<Result<Minor, CashRefusal>> {
  const invoice = await lockInvoiceOf(tx, orderId)
  if (!invoice) throw new Error(`Cash changed hands for order ${orderId}, which has no invoice`)
  const account = { companyId: invoice.company_id, currencyCode: invoice.currency_code }
  await lockCompany(tx, account.companyId)
  const { open } = await readOpenItem(tx, invoice.entry_id)
  const amount = paid ?? open
  if (amount > open) return refuse({ type: 'MORE_THAN_OPEN', maxAmount: open })
  if (amount === 0) return ok(open)
  const cash = { kind: 'PAYMENT', method: 'CASH', reference: '', key: null } as const
  const posted = await postMoney(
    tx,
    { ...cash, account, amount, invoice: invoice.entry_id, staffId },
    posting,
  )
  await allocateNewPayment(tx, posted, { invoice: invoice.entry_id })
  return ok((open - amount) as Minor)
}
