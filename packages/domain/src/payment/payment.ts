import type { Minor } from '../money/money.ts'
import type { PaymentState } from '../order/order.ts'

/**
 * What became of one attempt to pay an order by card.
 * - `STARTED`: the gateway was asked, or is about to be; what it said is not known here yet.
 * - `CHALLENGED`: whoever holds the card is to approve it.
 * - `AUTHORISED`: the amount is held on the card; nothing is taken.
 * - `CAPTURED`: taken, once, and no more than was held.
 * - `DECLINED`, `VOIDED`: over, nothing was taken and nothing is held.
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

/** Where an attempt may go from where it is. What is not here is old news, or never happens. */
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

/** An order has one attempt of these at most: only when that is over may another card be tried. */
export function isLive(state: AttemptState): boolean {
  return state !== 'DECLINED' && state !== 'VOIDED'
}

/** It may still take money, and has not yet. */
export function isInProgress(state: AttemptState): boolean {
  return isLive(state) && state !== 'CAPTURED'
}

/** Why a card was not accepted, as far as its bank says. */
export const declineReasons = ['DECLINED', 'LACKS_FUNDS', 'EXPIRED_CARD'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** What of a payment the rules look at; amounts in minor units of the order's currency. */
export interface Attempt {
  readonly state: AttemptState
  /** Taken; 0 before. */
  readonly captured: Minor
  /** Given back, as the gateway confirmed it. */
  readonly refunded: Minor
}

/** The payment of an order as its customer and the staff read it. It has not failed while an attempt may yet succeed. */
export function paymentStateOf(attempts: readonly Attempt[]): PaymentState {
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

/** What can still be given back of what was taken: what was asked for already counts as given. */
export function refundable(captured: Minor, asked: readonly Minor[]): Minor {
  return Math.max(0, captured - asked.reduce((sum, amount) => sum + amount, 0)) as Minor
}
