import type { Database } from '@provender/db/tables'
import type { OrderNumber, StaffId } from '@provender/domain/ids'
import {
  type CreditableLine,
  creditLines,
  type CreditRefusal,
  type CreditRequest,
} from '@provender/domain/ledger/credit'
import { totalsOf } from '@provender/domain/money/vat'
import { ok, refuse, type Result } from '@provender/domain/result'
import { todayIn } from '@provender/domain/slots/today'
import type { Kysely } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { type KeyReused, staffCaller, type WriteKey, writeOnce } from '../../kernel/idempotency/write-once.ts'
import { requestRefundOfCredit } from '../card/request-refund.ts'
import { unitKindOfLine } from '../catalogue/unit-kind-of-line.ts'
import { allocateNewCreditNote } from './allocate-entry.ts'
import { lockInvoiceOf, insertDocument, readCredited, readDocumentLines } from './document-store.ts'
import { type PostingContext, sellerOf } from './issue-invoice.ts'
import { readPaidBackOtherwise } from './paid-back-otherwise.ts'

export interface Credit {
  readonly request: CreditRequest
  readonly reason: string
  /** Null on the command line, and for credits of a transition. */
  readonly staffId: StaffId | null
  /** The money was refunded already. Otherwise a refund to the card is requested. */
  readonly isRefunded?: boolean
}

/** `key`: a UUID created once for a credit note. A repeat returns the same one. */
export interface KeyedCredit extends Credit {
  readonly key: WriteKey
}

export type InvoiceCreditRefusal = CreditRefusal | { readonly type: 'NO_INVOICE' }

type LedgerDeps = Pick<Deps, 'db' | 'clock' | 'wholesaler'>

/** Credits a part of an order's invoice, in one transaction, once per key. Returns the credit note's number. */
export async function creditInvoice(
  { db, clock, wholesaler }: LedgerDeps,
  number: OrderNumber,
  { key, ...credit }: KeyedCredit,
): Promise<Result<string, InvoiceCreditRefusal | KeyReused>> {
  const { request, reason, staffId } = credit
  const input = { number, wanted: request, reason }
  const keyed = { caller: staffCaller(staffId), key, operation: 'credit invoice', input }
  return await db.transaction().execute((tx) =>
    writeOnce(tx, keyed, async () => {
      const order = await tx
        .selectFrom('orders')
        .select('id')
        .where('number', '=', number)
        .forUpdate()
        .executeTakeFirst()
      const posting = { config: wholesaler.current().config, nowMs: clock.nowMs() }
      return order
        ? await creditLockedInvoice(tx, { orderId: order.id, credit }, posting)
        : refuse({ type: 'NO_INVOICE' })
    }),
  )
}

/** The same in a transaction that has locked the order. A refusal comes before any write. */
export async function creditLockedInvoice(
  tx: Kysely<Database>,
  { orderId, credit }: { readonly orderId: number; readonly credit: Credit },
  { config, nowMs }: PostingContext,
): Promise<Result<string, InvoiceCreditRefusal>> {
  const invoice = await lockInvoiceOf(tx, orderId)
  if (!invoice) return refuse({ type: 'NO_INVOICE' })
  const lines = await readDocumentLines(tx, invoice)
  const credited = await readCredited(tx, invoice.id)
  const creditable = lines.flatMap((line): CreditableLine[] =>
    line.position === null || line.quantity === null || line.unit === null || line.unit_net === null
      ? []
      : [
          {
            position: line.position,
            quantity: line.quantity,
            unitKind: unitKindOfLine({ unit: line.unit, unit_name: line.unit_name ?? '' }),
            unitNet: line.unit_net,
            vatBasisPoints: line.vat_basis_points,
            net: line.net,
            vat: line.vat,
          },
        ],
  )
  const decided = creditLines({ lines: creditable, credited }, credit.request)
  if (!decided.ok) return decided
  const { number, ...posted } = await insertDocument(tx, {
    kind: 'CREDIT_NOTE',
    companyId: invoice.company_id,
    orderId,
    creditsId: invoice.id,
    issuedAtMs: nowMs,
    issuedOn: todayIn(nowMs, config.warehouseTimezone).day,
    dueOn: null,
    currencyCode: invoice.currency_code,
    totals: totalsOf(decided.value),
    seller: sellerOf(config),
    buyer: invoice.buyer,
    reason: credit.reason,
    staffId: credit.staffId,
    lines: decided.value,
    settlesId: invoice.entry_id,
  })
  const left = await allocateNewCreditNote(tx, posted, { invoice: invoice.entry_id })
  if (left > 0 && credit.isRefunded !== true)
    await requestRefundOfCredit(tx, {
      orderId,
      amount: left,
      paidBackOtherwise: await readPaidBackOtherwise(tx, orderId),
      note: credit.reason,
      staffId: credit.staffId,
    })
  return ok(number)
}
