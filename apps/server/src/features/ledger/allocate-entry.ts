import type { Database } from '@provender/db/tables'
import {
  allocateInvoice,
  allocatePayment,
  allocateRefund,
  allocateReopened,
  allocateReversal,
  match,
  type NewAllocation,
  type OpenItem,
  reopenedBy,
} from '@provender/domain/ledger/allocation'
import type { Minor } from '@provender/domain/money/money'
import type { Kysely } from 'kysely'
import {
  type Account,
  type AllocationStamp,
  type NamingCredit,
  readAllocationRule,
  readNamingCredits,
  readOpen,
  readUnallocatedCredits,
  readDebitsToSettle,
  readExistingAllocations,
  sumOf,
  writeAllocations,
} from './allocation-store.ts'

/** An entry that was just posted: with it, the database holds the company's row until the transaction ends. */
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

/** Settles the invoice of a credit note as far as it is open. Returns what is left of the credit. */
export async function allocateNewCreditNote(
  tx: Kysely<Database>,
  { stamp, account: _account, ...credit }: PostedEntry,
  { invoice }: { readonly invoice: number },
): Promise<Minor> {
  const rows = match([credit], [await readOpen(tx, invoice)], 'NAMED')
  await writeAllocations(tx, rows, stamp)
  return (credit.open - sumOf(rows)) as Minor
}

/** Settles what a payment names, and by the company's rule what it does not. Returns what is left of the payment. */
export async function allocateNewPayment(
  tx: Kysely<Database>,
  { account, stamp, ...payment }: PostedEntry,
  {
    invoice,
    keepsRest = false,
  }: {
    readonly invoice: number | null
    /** What the invoice does not need goes back to the card and settles nothing else. */
    readonly keepsRest?: boolean
  },
): Promise<Minor> {
  const named = invoice === null ? null : await readOpen(tx, invoice)
  const needsOthers = !keepsRest && payment.open > (named?.open ?? 0)
  const rows = allocatePayment(payment, {
    named,
    debits: needsOthers ? (await readDebitsToSettle(tx, account)).filter(({ id }) => id !== invoice) : [],
    rule: needsOthers ? await readAllocationRule(tx, account) : 'leave',
  })
  await writeAllocations(tx, rows, stamp)
  return (payment.open - sumOf(rows)) as Minor
}

/** What goes back to a card. */
export interface RefundSource {
  /** The entry of the invoice that was paid. */
  readonly invoice: number
  /** The payment attempt that goes back. */
  readonly attemptId: string
  /** The goods are credited: the credit note goes back, and the invoice stays settled. */
  readonly isCredited: boolean
}

/** Takes a refund from the credit of its invoice, or from the payment itself, which opens the invoice again. */
export async function allocateNewRefund(
  tx: Kysely<Database>,
  { stamp, account: _account, ...refund }: PostedEntry,
  { invoice, attemptId, isCredited }: RefundSource,
): Promise<void> {
  const naming = await readNamingCredits(tx, [invoice])
  const isOfAttempt = ({ key }: NamingCredit): boolean => key === attemptId
  const cards = naming.filter(({ isCard }) => isCard)
  const payments = [...cards.filter(isOfAttempt), ...cards.filter((card) => !isOfAttempt(card)).toReversed()]
  const notes = isCredited ? naming.filter(({ kind }) => kind === 'CREDIT_NOTE') : []
  const standing = await readExistingAllocations(
    tx,
    payments.map(({ id }) => id),
    // What went back in an earlier refund stays there.
    'INVOICES',
  )
  const ofAttempt = new Set(payments.filter(isOfAttempt).map(({ id }) => id))
  const rows = allocateRefund(refund, {
    credits: [...payments, ...notes],
    standing: [
      ...standing.filter(({ from }) => ofAttempt.has(from)),
      ...standing.filter(({ from }) => !ofAttempt.has(from)),
    ],
  })
  await writeAllocations(tx, rows, stamp)
  await allocateReopenedBy(tx, rows, stamp)
}

/** Takes back everything that a payment settled. */
export async function allocateNewReversal(
  tx: Kysely<Database>,
  { stamp, account: _account, ...reversal }: PostedEntry,
  { payment }: { readonly payment: number },
): Promise<void> {
  const rows = allocateReversal(reversal, {
    payment,
    standing: await readExistingAllocations(tx, [payment], 'EVERYTHING'),
  })
  await writeAllocations(tx, rows, stamp)
  await allocateReopenedBy(tx, rows, stamp)
}

/** Other money that names an invoice settles it when it is open again. */
async function allocateReopenedBy(
  tx: Kysely<Database>,
  rows: readonly NewAllocation[],
  stamp: AllocationStamp,
): Promise<void> {
  const reopened = reopenedBy(rows)
  const naming = await readNamingCredits(
    tx,
    reopened.map(({ id }) => id),
  )
  await writeAllocations(tx, allocateReopened(reopened, naming), stamp)
}
