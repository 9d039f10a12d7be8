import type { Database } from '@provender/db/tables'
import type { PaymentId, StaffId } from '@provender/domain/ids'
import type { PaymentMethod } from '@provender/domain/ledger/ledger'
import type { Minor } from '@provender/domain/money/money'
import { todayIn } from '@provender/domain/slots/today'
import type { Kysely } from 'kysely'
import type { PostedEntry } from './allocate-entry.ts'
import type { Account } from './allocation-store.ts'
import type { PostingContext } from './issue-invoice.ts'

export interface Money {
  readonly kind: 'PAYMENT' | 'REFUND' | 'REVERSAL' | 'CHARGEBACK'
  readonly account: Account
  /** Above 0. */
  readonly amount: Minor
  readonly method: PaymentMethod
  readonly reference: string
  /** The key of a caller, unique in a company's ledger; null if something else ensures that. */
  readonly key: string | null
  /** The card payment or the refund whose money it is; both are booked once. */
  readonly paymentId?: PaymentId | null
  readonly refundId?: string | null
  /** The dispute that took or returned the money. */
  readonly disputeId?: string | null
  /** The entry of the invoice that it names. */
  readonly invoice: number | null
  readonly staffId: StaffId | null
  readonly agreedBy?: string
  /** For a reversal: the payment and the reason. */
  readonly reverses?: { readonly payment: number; readonly reason: string }
}

/** Posts an entry without a document. Callers write its allocations in the same transaction. */
export async function postMoney(
  tx: Kysely<Database>,
  { kind, account, amount, reverses, ...money }: Money,
  { config, nowMs }: PostingContext,
): Promise<PostedEntry & { readonly balance: Minor }> {
  const { id, balance, booked_on } = await tx
    .insertInto('ledger_entry')
    .values({
      company_id: account.companyId,
      currency_code: account.currencyCode,
      kind,
      owed: (kind === 'PAYMENT' ? 0 - amount : amount) as Minor,
      booked_on: todayIn(nowMs, config.warehouseTimezone).day,
      booked_at: new Date(nowMs),
      document_id: null,
      settles_id: money.invoice,
      method: money.method,
      reference: money.reference,
      staff_id: money.staffId,
      key: money.key,
      payment_id: money.paymentId ?? null,
      refund_id: money.refundId ?? null,
      dispute_id: money.disputeId ?? null,
      reverses_id: reverses?.payment ?? null,
      reason: reverses?.reason ?? '',
      agreed_by: money.agreedBy ?? '',
    })
    .returning(['id', 'balance', 'booked_on'])
    .executeTakeFirstOrThrow()
  const stamp = { madeOn: booked_on, madeAtMs: nowMs, staffId: money.staffId }
  return { id, open: amount, account, stamp, balance }
}
