import type { Minor, Quantity } from '../money/money.ts'
import { type Totals, totalsOf, type VatOfRate } from '../money/vat.ts'
import type { OrderTransition } from '../order/state-machine.ts'

/** A line of an order, as far as an invoice looks at it. */
export interface SuppliedLine {
  readonly position: number
  readonly vatBasisPoints: number
  /** Null: nobody picked it. */
  readonly suppliedQuantity: Quantity | null
  readonly suppliedNet: Minor | null
  readonly suppliedVat: Minor | null
}

/** A line as it is invoiced. */
export interface InvoicedLine extends VatOfRate {
  readonly position: number
  readonly quantity: Quantity
}

/** Does the order leave the warehouse's hands with this step? Then what is supplied is invoiced, if it was not before. */
export function isInvoicedAt(step: OrderTransition): boolean {
  return step === 'DISPATCH' || step === 'DELIVER' || step === 'COLLECT'
}

/** What is invoiced of an order: the lines of which something is supplied, substitutes too, at what they came to when they were picked. */
export function invoiceOf(lines: readonly SuppliedLine[]): {
  readonly lines: readonly InvoicedLine[]
  readonly totals: Totals
} {
  const invoiced = lines.flatMap(({ position, vatBasisPoints, suppliedQuantity, suppliedNet, suppliedVat }) =>
    suppliedQuantity === null || suppliedQuantity === 0 || suppliedNet === null || suppliedVat === null
      ? []
      : [{ position, quantity: suppliedQuantity, vatBasisPoints, net: suppliedNet, vat: suppliedVat }],
  )
  return { lines: invoiced, totals: totalsOf(invoiced) }
}
