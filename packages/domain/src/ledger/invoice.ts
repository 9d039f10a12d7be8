import type { Minor, Quantity } from '../money/money.ts'
import { type Totals, totalsOf, type VatOfRate } from '../money/vat.ts'
import type { OrderState } from '../order/order.ts'
import type { OrderTransition } from '../order/state-machine.ts'

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

export function mayBeInvoiced(state: OrderState): boolean {
  return (
    state === 'OUT_FOR_DELIVERY' || state === 'DELIVERED' || state === 'COLLECTED' || state === 'CANCELLED'
  )
}

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
