import type { OrderState } from './order.ts'

/**
 * Why an order waits. CREDIT: an invoice is overdue; the rule that set it releases it when none is.
 * CHECK: a person has to look at the order.
 */
export const holdKinds = ['CREDIT', 'CHECK'] as const
export type HoldKind = (typeof holdKinds)[number]

export interface OrderChange {
  readonly from: OrderState | null
  readonly to: OrderState
  readonly hold: HoldKind | null
}

export function isRelease({ from, to }: Pick<OrderChange, 'from' | 'to'>): boolean {
  return from === 'ON_HOLD' && (to === 'SUBMITTED' || to === 'CONFIRMED')
}
