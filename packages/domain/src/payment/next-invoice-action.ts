import type { Minor } from '../money/money.ts'
import type { RequestedRefund } from './next-action.ts'
import { isInProgress, type AttemptState } from './payment.ts'

/** What is to be done next for a payment of an invoice; nothing when all is as it should be. */
export type NextInvoiceAction =
  | { readonly type: 'NOTHING' }
  | { readonly type: 'AUTHORISE' }
  | { readonly type: 'CAPTURE'; readonly amount: Minor }
  | { readonly type: 'VOID' }
  | { readonly type: 'REFUND'; readonly refundId: string; readonly amount: Minor }

export interface InvoiceAttempt {
  readonly state: AttemptState
  /** What the card is asked for. */
  readonly amount: Minor
  /** What is open of the invoice, without this attempt. */
  readonly open: Minor
  /** The time in which a card has to be accepted is over. */
  readonly isTooLate: boolean
  /** What of it is to go back, in the order it was asked for. */
  readonly refunds: readonly RequestedRefund[]
}

/**
 * What a payment of an invoice needs, from what is known of it alone. The goods are supplied: what is held is taken at once, but never more
 * than is open by then; the rest of what was held is let go.
 */
export function nextInvoiceAction({
  state,
  amount,
  open,
  isTooLate,
  refunds,
}: InvoiceAttempt): NextInvoiceAction {
  switch (state) {
    case 'STARTED':
      return { type: isTooLate ? 'VOID' : 'AUTHORISE' }
    case 'CHALLENGED':
      return { type: isTooLate ? 'VOID' : 'NOTHING' }
    case 'AUTHORISED':
      return open > 0 ? { type: 'CAPTURE', amount: Math.min(amount, open) as Minor } : { type: 'VOID' }
    case 'CAPTURED': {
      const next = refunds.find((refund) => refund.state === 'ASKED')
      return next ? { type: 'REFUND', refundId: next.id, amount: next.amount } : { type: 'NOTHING' }
    }
    default:
      return { type: 'NOTHING' }
  }
}

/** Why an invoice cannot be paid by card now; null where it can. */
export type InvoiceRefusal =
  | { readonly type: 'NOTHING_OPEN' }
  | { readonly type: 'MORE_THAN_OPEN' }
  /** Somebody pays it, or the card of its order is being charged for it. */
  | { readonly type: 'BEING_PAID' }

export function refusalOfInvoicePayment(
  amount: Minor,
  { open, states }: { readonly open: Minor; readonly states: readonly AttemptState[] },
): InvoiceRefusal | null {
  if (states.some(isInProgress)) return { type: 'BEING_PAID' }
  if (open <= 0) return { type: 'NOTHING_OPEN' }
  return amount > open ? { type: 'MORE_THAN_OPEN' } : null
}
