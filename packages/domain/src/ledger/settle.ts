import type { Minor } from '../money/money.ts'

/** An entry of a ledger, as far as settling looks at it. */
export interface SettledEntry {
  readonly id: number
  /** What is owed grows by it: above 0 for invoices and refunds, below for payments and credit notes. */
  readonly owed: Minor
  /** The invoice that it is meant for, or that it opens again; null for whatever is oldest. */
  readonly settlesId: number | null
}

/** An invoice that is not wholly settled. */
export interface OpenInvoice {
  readonly id: number
  readonly open: Minor
}

export interface Settlement {
  /** The oldest first. */
  readonly open: readonly OpenInvoice[]
  /** Paid or credited beyond all invoices; the next invoice takes of it. */
  readonly unapplied: Minor
}

/**
 * Which invoices are open after these entries, in the order of the ledger: what is meant for an invoice settles that one first, the
 * rest settles the oldest. What went back of a payment for an invoice opens that one again, as far as nothing was paid or credited beyond. The open amounts less `unapplied` are always the sum of the ledger.
 */
export function settle(entries: Iterable<SettledEntry>): Settlement {
  const open = new Map<number, number>()
  let unapplied = 0
  const take = (id: number, most: number): number => {
    const left = open.get(id) ?? 0
    const taken = Math.min(left, most)
    if (taken === left) open.delete(id)
    else open.set(id, left - taken)
    return taken
  }
  for (const { id, owed, settlesId } of entries) {
    if (owed > 0) {
      const opened = settlesId ?? id
      open.set(opened, (open.get(opened) ?? 0) + owed)
      unapplied -= take(opened, unapplied)
      continue
    }
    let rest = 0 - owed
    if (settlesId !== null) rest -= take(settlesId, rest)
    // A map keeps the order in which the invoices came.
    for (const oldest of open.keys()) {
      if (rest === 0) break
      rest -= take(oldest, rest)
    }
    unapplied += rest
  }
  return {
    open: [...open].map(([id, left]) => ({ id, open: left as Minor })),
    unapplied: unapplied as Minor,
  }
}
