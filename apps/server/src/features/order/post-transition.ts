import type { Database } from '@provender/db/tables'
import { isInvoicedAt } from '@provender/domain/ledger/invoice'
import { type Minor, zeroMinor } from '@provender/domain/money/money'
import type { OrderTransition } from '@provender/domain/order/state-machine'
import { ok, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import { creditLockedInvoice } from '../ledger/credit-invoice.ts'
import { lockInvoiceOf } from '../ledger/document-store.ts'
import { type PostingContext, issueInvoice } from '../ledger/issue-invoice.ts'
import { type CashRefusal, recordCash } from '../ledger/record-payment.ts'
import type { LockedOrder, OrderActor } from './order-lock.ts'

interface PostedTransition {
  readonly transition: OrderTransition
  readonly actor: OrderActor
  readonly note: string
  readonly isPaidInCash: boolean
  /** The amount; undefined for the whole open amount. */
  readonly paid: Minor | undefined
}

/**
 * Posts a transition to the company's ledger, in the same transaction: an invoice when the goods leave, a
 * payment when cash is received, a credit note for the rest when an invoiced order is cancelled. Returns
 * what is still to be paid in cash.
 */
export async function postTransition(
  tx: Kysely<Database>,
  locked: LockedOrder,
  { transition, actor, note, isPaidInCash, paid, ...posting }: PostedTransition & PostingContext,
): Promise<Result<Minor, CashRefusal>> {
  const orderId = locked.row.id
  const staffId = actor.kind === 'STAFF' ? actor.staffId : null
  if (isInvoicedAt(transition) && !(await lockInvoiceOf(tx, orderId))) await issueInvoice(tx, locked, posting)
  if (isPaidInCash) return await recordCash(tx, { orderId, staffId, paid }, posting)
  if (transition === 'CANCEL') {
    const credit = { request: { type: 'REST' }, reason: note, staffId } as const
    // Refused if there is nothing to credit: no invoice, or all of it credited before.
    await creditLockedInvoice(tx, { orderId, credit }, posting)
  }
  return ok(zeroMinor)
}
