import type { Database } from '@provender/db/tables'
import { isInvoicedAt } from '@provender/domain/ledger/invoice'
import { type Minor, zeroMinor } from '@provender/domain/money/money'
import type { OrderTransition } from '@provender/domain/order/state-machine'
import { ok, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import { creditInvoiceOf } from '../ledger/credit-invoice.ts'
import { holdInvoiceOf } from '../ledger/document-store.ts'
import { type Booking, issueInvoice } from '../ledger/issue-invoice.ts'
import { type CashRefusal, recordCash } from '../ledger/record-payment.ts'
import type { LockedOrder, OrderActor } from './order-lock.ts'

interface BookedStep {
  readonly step: OrderTransition
  readonly actor: OrderActor
  /** What is said with it. */
  readonly note: string
  /** Cash changed hands with the goods. */
  readonly isPaidInCash: boolean
  /** How much of it; undefined for everything that is open. */
  readonly paid: Minor | undefined
}

/**
 * What a step of an order brings into its company's ledger, in the step's own transaction: an invoice when the goods leave, the cash
 * when it changes hands, a credit note for all that is left when an order is cancelled that was invoiced. Returns what is still to be
 * paid in cash.
 */
export async function postTransition(
  tx: Kysely<Database>,
  held: LockedOrder,
  { step, actor, note, isPaidInCash, paid, ...booking }: BookedStep & Booking,
): Promise<Result<Minor, CashRefusal>> {
  const orderId = held.row.id
  const staffId = actor.kind === 'STAFF' ? actor.staffId : null
  if (isInvoicedAt(step) && !(await holdInvoiceOf(tx, orderId))) await issueInvoice(tx, held, booking)
  if (isPaidInCash) return await recordCash(tx, { orderId, staffId, paid }, booking)
  if (step === 'CANCEL') {
    const credit = { wanted: { type: 'REST' }, reason: note, staffId } as const
    // Refused where there is nothing to take back: no invoice, or all of it credited before.
    await creditInvoiceOf(tx, { orderId, credit }, booking)
  }
  return ok(zeroMinor)
}
