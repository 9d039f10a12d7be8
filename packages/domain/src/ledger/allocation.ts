import type { Minor } from '../money/money.ts'

/** The allocation of money without a named invoice: the oldest due first, or nothing until a person decides. */
export const allocationRules = ['oldest', 'leave'] as const
export type AllocationRule = (typeof allocationRules)[number]

export type AllocationReason =
  | 'NAMED'
  | 'EXACT'
  | 'ALL'
  | 'OLDEST'
  | 'PERSON'
  | 'REFUND'
  | 'REVERSAL'
  | 'REPLAYED'

export interface OpenItem {
  readonly id: number
  readonly open: Minor
}

export interface OpenCredit extends OpenItem {
  readonly names: number | null
}

export interface ExistingAllocation {
  readonly id: number
  readonly from: number
  readonly to: number
  readonly left: Minor
}

export interface NewAllocation {
  readonly from: number
  readonly to: number
  readonly amount: Minor
  readonly rule: AllocationReason
  readonly undoes: number | null
}

/** Settles debits with credits, each in its order, until one side is used up. */
export function match(
  credits: readonly OpenItem[],
  debits: readonly OpenItem[],
  rule: AllocationReason,
): readonly NewAllocation[] {
  const rows: NewAllocation[] = []
  const left = new Map(debits.map(({ id, open }) => [id, open as number]))
  for (const credit of credits) {
    let rest: number = credit.open
    for (const { id } of debits) {
      const amount = Math.min(rest, left.get(id) ?? 0)
      if (amount <= 0) continue
      rest -= amount
      left.set(id, (left.get(id) ?? 0) - amount)
      rows.push({ from: credit.id, to: id, amount: amount as Minor, rule, undoes: null })
    }
  }
  return rows
}

/**
 * A payment settles the invoice that it names. One that names nothing settles the oldest invoice with exactly this
 * open amount, or all open invoices if the payment is their sum. The rest follows the company's rule.
 */
export function allocatePayment(
  payment: OpenItem,
  {
    named,
    debits,
    rule,
  }: {
    readonly named: OpenItem | null
    readonly debits: readonly OpenItem[]
    readonly rule: AllocationRule
  },
): readonly NewAllocation[] {
  if (!named) {
    const exact = debits.find(({ open }) => open === payment.open)
    if (exact) return match([payment], [exact], 'EXACT')
    if (debits.reduce((sum, { open }) => sum + open, 0) === payment.open)
      return match([payment], debits, 'ALL')
  }
  const namedAllocations = named ? match([payment], [named], 'NAMED') : []
  if (rule === 'leave') return namedAllocations
  const rest = (payment.open - sumOf(namedAllocations)) as Minor
  return [...namedAllocations, ...match([{ ...payment, open: rest }], debits, 'OLDEST')]
}

/** An invoice on account is settled with the company's unallocated credit, the oldest first, if the company's rule is to do so. */
export function allocateInvoice(
  invoice: OpenItem,
  { credits, rule }: { readonly credits: readonly OpenItem[]; readonly rule: AllocationRule },
): readonly NewAllocation[] {
  return rule === 'oldest' ? match(credits, [invoice], 'OLDEST') : []
}

/** A refund uses open credits in their order. For the rest it undoes allocations of the credits: those invoices are open again. */
export function allocateRefund(
  refund: OpenItem,
  {
    credits,
    existing,
  }: {
    readonly credits: readonly OpenItem[]
    /** The allocations that may be undone, in this order: of the credit notes from other invoices, then of the refunded payments. */
    readonly existing: readonly ExistingAllocation[]
  },
): readonly NewAllocation[] {
  const matched = match(credits, [refund], 'REFUND')
  let rest = refund.open - sumOf(matched)
  const diverted = existing.flatMap(({ id, from, to, left }): readonly NewAllocation[] => {
    const amount = Math.min(rest, left) as Minor
    if (amount <= 0) return []
    rest -= amount
    return [
      { from, to, amount, rule: 'REFUND', undoes: id },
      { from, to: refund.id, amount, rule: 'REFUND', undoes: null },
    ]
  })
  return [...matched, ...diverted]
}

export function allocateReversal(
  reversal: OpenItem,
  { payment, existing }: { readonly payment: number; readonly existing: readonly ExistingAllocation[] },
): readonly NewAllocation[] {
  return [
    ...existing.map(({ id, from, to, left }): NewAllocation => ({
      from,
      to,
      amount: left,
      rule: 'REVERSAL',
      undoes: id,
    })),
    { from: payment, to: reversal.id, amount: reversal.open, rule: 'REVERSAL', undoes: null },
  ]
}

export function reopenedBy(rows: readonly NewAllocation[]): readonly OpenItem[] {
  const reopened = new Map<number, number>()
  for (const { to, amount, undoes } of rows)
    if (undoes !== null) reopened.set(to, (reopened.get(to) ?? 0) + amount)
  return [...reopened].map(([id, open]) => ({ id, open: open as Minor }))
}

export function allocateReopened(
  reopened: readonly OpenItem[],
  credits: readonly OpenCredit[],
): readonly NewAllocation[] {
  return reopened.flatMap((debit) =>
    match(
      credits.filter(({ names }) => names === debit.id),
      [debit],
      'NAMED',
    ),
  )
}

export interface NoteAllocation extends ExistingAllocation {
  readonly names: number
}

/**
 * Credited goods are not owed for. So what is still open of a reopened invoice is settled by its own credit notes, even
 * if something else took them meanwhile: that is open again, the latest first.
 */
export function reclaimNotes(
  reopened: readonly OpenItem[],
  notes: readonly NoteAllocation[],
): readonly NewAllocation[] {
  return reopened.flatMap(({ id: invoice, open }) => {
    let rest: number = open
    return notes.flatMap(({ id, from, to, left, names }): readonly NewAllocation[] => {
      const amount = Math.min(rest, left) as Minor
      if (names !== invoice || to === invoice || amount <= 0) return []
      rest -= amount
      return [
        { from, to, amount, rule: 'NAMED', undoes: id },
        { from, to: invoice, amount, rule: 'NAMED', undoes: null },
      ]
    })
  })
}

/** What is left of reopened debits after these rows have settled some of them. */
export function leftAfter(
  reopened: readonly OpenItem[],
  rows: readonly NewAllocation[],
): readonly OpenItem[] {
  return reopened.flatMap(({ id, open }) => {
    const left = rows.reduce((sum, { to, amount }) => (to === id ? sum - amount : sum), open as number)
    return left > 0 ? [{ id, open: left as Minor }] : []
  })
}

function sumOf(rows: readonly NewAllocation[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
