import type { Minor } from '../money/money.ts'
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

/** True if the attempt may still capture money, but has not yet. */
export function isInProgress(state: AttemptState): boolean {
  return isLive(state) && state !== 'CAPTURED'
}

/** The reason for which a card was declined, if the bank gives one. */
export const declineReasons = ['DECLINED', 'LACKS_FUNDS', 'EXPIRED_CARD'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** The fields of an attempt that the rules need; amounts in minor units of the order's currency. */
export interface Attempt {
  readonly state: AttemptState
  /** The captured amount; 0 before capture. */
  readonly captured: Minor
  /** The refunded amount, as confirmed by the gateway. */
  readonly refunded: Minor
}

/** An order's invoice. */
export interface InvoiceSettlement {
  readonly open: Minor
  /** True if money or other credit settles it, fully or in part, and not only its own credit notes. */
  readonly isPaid: boolean
}

/**
 * The payment state that customer and staff see: what the card of the order says, as long as its invoice does not say
 * otherwise. The allocations of the ledger decide whether an invoice is paid, whoever paid it, and how.
 */
export function orderPaymentState(card: PaymentState, invoice: InvoiceSettlement | undefined): PaymentState {
  if (!invoice) return card
  if (invoice.open > 0) return card === 'PAID' ? 'NONE' : card
  return invoice.isPaid && (card === 'NONE' || card === 'FAILED') ? 'PAID' : card
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

/** The amount that can still be refunded. Requested refunds count as refunded. */
export function refundable(captured: Minor, requested: readonly Minor[]): Minor {
  return Math.max(0, captured - requested.reduce((sum, amount) => sum + amount, 0)) as Minor
}
