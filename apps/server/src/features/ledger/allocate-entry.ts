import type { Database } from '@provender/db/tables'
import {
  allocateInvoice,
  allocatePayment,
  allocateRefund,
  allocateReopened,
  allocateReversal,
  leftAfter,
  match,
  type NewAllocation,
  type NoteAllocation,
  type OpenItem,
  reclaimNotes,
  reopenedBy,
} from '@provender/domain/ledger/allocation'
import type { Minor } from '@provender/domain/money/money'
import type { Kysely } from 'kysely'
import {
  type Account,
  type AllocationStamp,
  type InvoiceCredit,
  readAllocationRule,
  readChargebacks,
  readCreditsWithoutInvoice,
  readInvoiceCredits,
  readOpenItem,
  readUnallocatedCredits,
  readDebitsToSettle,
  readExistingAllocations,
  sumOf,
} from './allocation-store.ts'
import { holdIfMoreIsOverdue } from './set-credit-holds.ts'
import { writeAllocations } from './write-allocations.ts'

/** An entry that was just posted. The company's row is locked from then until the transaction ends. */
export interface PostedEntry extends OpenItem {
  readonly account: Account
  readonly stamp: AllocationStamp
}

export async function allocateNewInvoice(
  tx: Kysely<Database>,
  { account, stamp, ...invoice }: PostedEntry,
  { isOnAccount }: { readonly isOnAccount: boolean },
): Promise<void> {
  if (!isOnAccount) return
  const credits = await readUnallocatedCredits(tx, account)
  if (credits.length === 0) return
  const rule = await readAllocationRule(tx, account)
  await writeAllocations(tx, allocateInvoice(invoice, { credits, rule }), stamp)
}

export async function allocateNewCreditNote(
  tx: Kysely<Database>,
  { stamp, account: _account, ...credit }: PostedEntry,
  { invoice }: { readonly invoice: number },
): Promise<Minor> {
  const rows = match([credit], [await readOpenItem(tx, invoice)], 'NAMED')
  await writeAllocations(tx, rows, stamp)
  return (credit.open - sumOf(rows)) as Minor
}

/**
 * Settles the invoice that a payment names, and with the rest others by the company's rule. Returns what is
 * left of the payment.
 */
export async function allocateNewPayment(
  tx: Kysely<Database>,
  { account, stamp, ...payment }: PostedEntry,
  {
    invoice,
    keepsRest = false,
  }: {
    readonly invoice: number | null
    /** The excess over the invoice is refunded to the card and settles nothing else. */
    readonly keepsRest?: boolean
  },
): Promise<Minor> {
  const named = invoice === null ? null : await readOpenItem(tx, invoice)
  const needsOthers = !keepsRest && payment.open > (named?.open ?? 0)
  const rows = allocatePayment(payment, {
    named,
    debits: needsOthers ? (await readDebitsToSettle(tx, account)).filter(({ id }) => id !== invoice) : [],
    rule: needsOthers ? await readAllocationRule(tx, account) : 'leave',
  })
  await writeAllocations(tx, rows, stamp)
  return (payment.open - sumOf(rows)) as Minor
}

export interface RefundSource {
  /** The entry of the invoice that was paid; null for an order that was cancelled without one. */
  readonly invoice: number | null
  readonly reference: string
  /** The payment attempt that is refunded. */
  readonly attemptId: string
  /** The goods are credited: the credit note is refunded, and the invoice stays settled. */
  readonly isCredited: boolean
}

/**
 * Takes a refund from the credit of its invoice, or from the payment itself, which reopens the invoice. Callers lock the
 * company's unpicked orders first, for if that is overdue they wait.
 */
export async function allocateNewRefund(
  tx: Kysely<Database>,
  { stamp, account, ...refund }: PostedEntry,
  { invoice, reference, attemptId, isCredited }: RefundSource,
): Promise<void> {
  const naming =
    invoice === null
      ? await readCreditsWithoutInvoice(tx, account, reference)
      : await readInvoiceCredits(tx, [invoice])
  const isOfAttempt = ({ paymentId }: InvoiceCredit): boolean => paymentId === attemptId
  const cards = naming.filter(({ isCard }) => isCard)
  const payments = [...cards.filter(isOfAttempt), ...cards.filter((card) => !isOfAttempt(card)).toReversed()]
  const notes = isCredited ? naming.filter(({ kind }) => kind === 'CREDIT_NOTE') : []
  const existing = await readExistingAllocations(
    tx,
    payments.map(({ id }) => id),
    // Earlier refunds keep what they took.
    'INVOICES',
  )
  // Newer invoices may have used the credit. They give it back before the credited invoice does.
  const taken = (await readNoteAllocations(tx, notes)).filter(({ to }) => to !== invoice)
  const attemptPayments = new Set(payments.filter(isOfAttempt).map(({ id }) => id))
  const rows = allocateRefund(refund, {
    credits: [...payments, ...notes],
    existing: [
      ...taken,
      ...existing.filter(({ from }) => attemptPayments.has(from)),
      ...existing.filter(({ from }) => !attemptPayments.has(from)),
    ],
  })
  await holdIfMoreIsOverdue(tx, { companyId: account.companyId, stamp }, async () => {
    await writeAllocations(tx, rows, stamp)
    await allocateReopenedBy(tx, rows, stamp)
  })
}

/** What a bank returns settles its invoice, then what its chargeback left open. */
export async function allocateReturnedChargeback(
  tx: Kysely<Database>,
  { stamp, account: _account, ...payment }: PostedEntry,
  { invoice, disputeId }: { readonly invoice: number | null; readonly disputeId: string },
): Promise<void> {
  const invoices = invoice === null ? [] : [await readOpenItem(tx, invoice)]
  const debits = [...invoices, ...(await readChargebacks(tx, disputeId))]
  await writeAllocations(tx, match([payment], debits, 'NAMED'), stamp)
}

export async function allocateNewReversal(
  tx: Kysely<Database>,
  { stamp, account, ...reversal }: PostedEntry,
  { payment }: { readonly payment: number },
): Promise<void> {
  const rows = allocateReversal(reversal, {
    payment,
    existing: await readExistingAllocations(tx, [payment], 'EVERYTHING'),
  })
  await holdIfMoreIsOverdue(tx, { companyId: account.companyId, stamp }, async () => {
    await writeAllocations(tx, rows, stamp)
    await allocateReopenedBy(tx, rows, stamp)
  })
}

/** Other money that names an invoice settles it when it is open again. */
async function allocateReopenedBy(
  tx: Kysely<Database>,
  rows: readonly NewAllocation[],
  stamp: AllocationStamp,
): Promise<void> {
  const reopened = reopenedBy(rows)
  const naming = await readInvoiceCredits(
    tx,
    reopened.map(({ id }) => id),
  )
  const settled = allocateReopened(reopened, naming)
  await writeAllocations(tx, settled, stamp)
  await reclaimNotesOf(tx, leftAfter(reopened, settled), { naming, stamp })
}

/** Settles what is left of reopened invoices with their own credit notes, free or used elsewhere. */
async function reclaimNotesOf(
  tx: Kysely<Database>,
  reopened: readonly OpenItem[],
  { naming, stamp }: { readonly naming: readonly InvoiceCredit[]; readonly stamp: AllocationStamp },
): Promise<void> {
  const notes = naming.filter(({ kind }) => kind === 'CREDIT_NOTE')
  if (reopened.length === 0 || notes.length === 0) return
  const rows = reclaimNotes(reopened, await readNoteAllocations(tx, notes))
  await writeAllocations(tx, rows, stamp)
  // A note moves to the invoice that it credits, so this ends.
  if (rows.length > 0) await allocateReopenedBy(tx, rows, stamp)
}

/** The current allocations of credit notes to invoices and to refunds, latest first. */
async function readNoteAllocations(
  tx: Kysely<Database>,
  notes: readonly InvoiceCredit[],
): Promise<readonly NoteAllocation[]> {
  const namesOf = new Map(notes.map(({ id, names }) => [id, names]))
  const existing = await readExistingAllocations(tx, [...namesOf.keys()], 'EVERYTHING')
  return existing.flatMap((each) => {
    const names = namesOf.get(each.from) ?? null
    return names === null ? [] : [{ ...each, names }]
  })
}

/** After a person released credits: credit notes settle the invoices that they credit. Other money does not. */
export async function allocateReleased(
  tx: Kysely<Database>,
  rows: readonly NewAllocation[],
  stamp: AllocationStamp,
): Promise<void> {
  const reopened = reopenedBy(rows)
  const naming = await readInvoiceCredits(
    tx,
    reopened.map(({ id }) => id),
  )
  const notes = naming.filter(({ kind }) => kind === 'CREDIT_NOTE')
  const settled = allocateReopened(reopened, notes)
  await writeAllocations(tx, settled, stamp)
  await reclaimNotesOf(tx, leftAfter(reopened, settled), { naming: notes, stamp })
}
