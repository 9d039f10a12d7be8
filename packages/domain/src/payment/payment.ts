import { type Minor, sumMinor } from '../money/money.ts'
import type { PaymentState } from '../order/order.ts'

/**
 * The states of one attempt to pay by card.
 * - `STARTED`: the gateway has a request, or is about to get it; its response is not known here yet.
 * - `CHALLENGED`: the cardholder must approve it.
 * - `AUTHORISED`: the amount is held on the card, nothing is captured.
 * - `CAPTURED`: captured once, at most the authorised amount.
 * - `DECLINED`, `VOIDED`: ended, nothing is captured or held.
 */
export const attemptStates = [
  'STARTED',
  'CHALLENGED',
  'AUTHORISED',
  'CAPTURED',
  'DECLINED',
  'VOIDED',
] as const
export type AttemptState = (typeof attemptStates)[number]

/** The next states of each state. Any other transition is outdated or impossible. */
export const attemptTransitions: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  STARTED: ['CHALLENGED', 'AUTHORISED', 'DECLINED', 'VOIDED'],
  CHALLENGED: ['AUTHORISED', 'DECLINED', 'VOIDED'],
  AUTHORISED: ['CAPTURED', 'VOIDED'],
  CAPTURED: [],
  DECLINED: [],
  VOIDED: [],
}

export function canBecome(from: AttemptState, to: AttemptState): boolean {
  return attemptTransitions[from].includes(to)
}

/** An order has at most one live attempt. Another card may be tried only after it ends. */
export function isLive(state: AttemptState): boolean {
  return state !== 'DECLINED' && state !== 'VOIDED'
}

export function isInProgress(state: AttemptState): boolean {
  return isLive(state) && state !== 'CAPTURED'
}

export const declineReasons = ['DECLINED', 'LACKS_FUNDS', 'EXPIRED_CARD'] as const
export type DeclineReason = (typeof declineReasons)[number]

export interface Attempt {
  readonly state: AttemptState
  readonly captured: Minor
  readonly refunded: Minor
}

export interface InvoiceSettlement {
  readonly open: Minor
  /** True if money or other credit settles it, fully or in part, and not only its own credit notes. */
  readonly isPaid: boolean
}

/**
 * The payment state that customer and staff see: that of the order's card, unless its invoice is paid in another way. The
 * allocations of the ledger decide whether an invoice is paid, by any user and method.
 */
export function orderPaymentState(card: PaymentState, invoice: InvoiceSettlement | undefined): PaymentState {
  if (!invoice) return card
  const isPaid = invoice.open <= 0 && invoice.isPaid
  if (card === 'PAID') return isPaid ? 'PAID' : 'NONE'
  return isPaid && (card === 'NONE' || card === 'FAILED') ? 'PAID' : card
}

/** The state of an order's payment by card. It is not failed while an attempt may still succeed. */
export function cardPaymentState(attempts: readonly Attempt[]): PaymentState {
  const live = attempts.find(({ state }) => isLive(state))
  switch (live?.state) {
    case 'CAPTURED':
      if (live.refunded === 0) return 'PAID'
      return live.refunded < live.captured ? 'PART_REFUNDED' : 'REFUNDED'
    case 'AUTHORISED':
      return 'AUTHORISED'
    case undefined:
      return attempts.some(({ state }) => state === 'DECLINED') ? 'FAILED' : 'NONE'
    default:
      return 'NONE'
  }
}

export interface CardMoney {
  readonly captured: Minor
  readonly withdrawn: Minor
}

export function refundable({ captured, withdrawn }: CardMoney, requested: readonly Minor[]): Minor {
  return Math.max(0, captured - withdrawn - sumMinor(requested)) as Minor
}
