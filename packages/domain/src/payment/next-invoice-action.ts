import type { Minor } from '../money/money.ts'
import { nextRefund, type RefundAction, type RequestedRefund } from './next-action.ts'
import { type Attempt, type AttemptState, type CardMoney, isInProgress } from './payment.ts'

export type NextInvoiceAction =
  | { readonly type: 'NOTHING' }
  | { readonly type: 'AUTHORISE' }
  | { readonly type: 'CAPTURE'; readonly amount: Minor }
  | { readonly type: 'VOID' }
  | RefundAction

export interface InvoiceAttempt extends Attempt, CardMoney {
  readonly amount: Minor
  /** The open amount of the invoice without this attempt. */
  readonly open: Minor
  readonly isTooLate: boolean
  readonly refunds: readonly RequestedRefund[]
}

/**
 * The next action for a payment of an invoice, from its own data. The goods are supplied, so an authorised amount is captured at once, but
 * never more than the open amount; the rest is released.
 */
export function nextInvoiceAction({
  state,
  amount,
  open,
  isTooLate,
  refunds,
  ...money
}: InvoiceAttempt): NextInvoiceAction {
  switch (state) {
    case 'STARTED':
      return { type: isTooLate ? 'VOID' : 'AUTHORISE' }
    case 'CHALLENGED':
      return { type: isTooLate ? 'VOID' : 'NOTHING' }
    case 'AUTHORISED':
      return open > 0 ? { type: 'CAPTURE', amount: Math.min(amount, open) as Minor } : { type: 'VOID' }
    case 'CAPTURED':
      return nextRefund(money, refunds) ?? { type: 'NOTHING' }
    default:
      return { type: 'NOTHING' }
  }
}

export type InvoiceRefusal =
  | { readonly type: 'NOTHING_OPEN' }
  | { readonly type: 'MORE_THAN_OPEN' }
  | { readonly type: 'BEING_PAID' }

export function refusalOfInvoicePayment(
  amount: Minor,
  { open, states }: { readonly open: Minor; readonly states: readonly AttemptState[] },
): InvoiceRefusal | null {
  if (states.some(isInProgress)) return { type: 'BEING_PAID' }
  if (open <= 0) return { type: 'NOTHING_OPEN' }
  return amount > open ? { type: 'MORE_THAN_OPEN' } : null
}
