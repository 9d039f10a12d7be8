import type { Minor, Quantity } from '../money/money.ts'
import { type Totals, totalsOf, type VatOfRate } from '../money/vat.ts'
import type { OrderState } from '../order/order.ts'
import type { OrderTransition } from '../order/state-machine.ts'

/** An order line with the fields that invoices need. */
export interface SuppliedLine {
  readonly position: number
  readonly vatBasisPoints: number
  /** Null if not picked. */
  readonly suppliedQuantity: Quantity | null
  readonly suppliedNet: Minor | null
  readonly suppliedVat: Minor | null
}

export interface InvoicedLine extends VatOfRate {
  readonly position: number
  readonly quantity: Quantity
}

/** True if the order leaves the warehouse with this transition. Its supplied lines are then invoiced, unless they were before. */
export function isInvoicedAt(transition: OrderTransition): boolean {
  return transition === 'DISPATCH' || transition === 'DELIVER' || transition === 'COLLECT'
}

/** True if an order in this state may have an invoice. */
export function mayBeInvoiced(state: OrderState): boolean {
  return (
    state === 'OUT_FOR_DELIVERY' || state === 'DELIVERED' || state === 'COLLECTED' || state === 'CANCELLED'
  )
}

/** The invoice of an order: all lines with a supplied quantity, substitutes included, at the amounts of picking. */
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
