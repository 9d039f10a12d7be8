import { lineNet, type Minor, sumMinor } from '../money/money.ts'
import { lineVat } from '../money/vat.ts'
import type { OrderState } from '../order/order.ts'
import { maxQuantity, type PickableLine } from '../order/pick.ts'
import { type Attempt, isLive, refundable } from './payment.ts'

/** How long an order waits, with its stock, for a card to be accepted. */
export const holdMinutes = 15

/**
 * What a card is authorised for: the order with every weighed line at the most it may weigh, VAT included. It is shown before the
 * order is placed, and never is more taken (docs/promises.md#price-shown-price-charged).
 */
export function cardHold(lines: readonly PickableLine[]): Minor {
  return sumMinor(
    lines.flatMap((line) => {
      const net = lineNet(line.unitNet, maxQuantity(line))
      return [net, lineVat(net, line.vatBasisPoints)]
    }),
  )
}

export interface PayableOrder {
  readonly state: OrderState
  /** What it comes to now, VAT included. */
  readonly gross: Minor
  /** The time to pay is over. */
  readonly isHoldOver: boolean
}

/** A wish to give something back; `DONE` once the gateway has confirmed it. */
export interface RequestedRefund {
  readonly id: string
  readonly amount: Minor
  readonly state: 'ASKED' | 'DONE' | 'REFUSED'
}

/** What is to be done next for an order's payment; nothing when all is as it should be. */
export type NextPaymentAction =
  | { readonly type: 'NOTHING' }
  /** Ask the gateway to hold the amount; asked again, it says what became of it. */
  | { readonly type: 'AUTHORISE' }
  | { readonly type: 'CAPTURE'; readonly amount: Minor }
  /** Whatever the gateway knows of the attempt, it comes to nothing. */
  | { readonly type: 'VOID' }
  | { readonly type: 'REFUND'; readonly refundId: string; readonly amount: Minor }
  /** The order is cancelled, what was taken for it goes back. */
  | { readonly type: 'ASK_REFUND'; readonly amount: Minor }
  /** Nobody paid in time: the order ends and its stock goes back. */
  | { readonly type: 'CANCEL_ORDER' }

/** The goods left, or were handed over: what is supplied is charged. Collected goods are when they are fetched. */
function isCharged(state: OrderState): boolean {
  return state === 'OUT_FOR_DELIVERY' || state === 'DELIVERED' || state === 'COLLECTED'
}

/** Does an order wait for its payment before anybody works on it? */
export function waitsForPayment(state: OrderState): boolean {
  return state === 'SUBMITTED' || state === 'ON_HOLD'
}

/**
 * The one rule of what a card payment needs, from what is known of the order and its attempts alone: whoever asks, whenever, after
 * whatever was lost, comes to the same next step.
 */
export function nextPaymentAction(
  order: PayableOrder,
  attempts: readonly Attempt[],
  refunds: readonly RequestedRefund[],
): NextPaymentAction {
  const isCancelled = order.state === 'CANCELLED'
  const live = attempts.find(({ state }) => isLive(state))
  const isTooLate = order.isHoldOver && waitsForPayment(order.state)
  if (!live) return isTooLate ? { type: 'CANCEL_ORDER' } : { type: 'NOTHING' }
  switch (live.state) {
    case 'STARTED':
      return isCancelled || isTooLate ? { type: 'VOID' } : { type: 'AUTHORISE' }
    case 'CHALLENGED':
      return isCancelled || isTooLate ? { type: 'VOID' } : { type: 'NOTHING' }
    case 'AUTHORISED':
      if (isCancelled || (isCharged(order.state) && order.gross === 0)) return { type: 'VOID' }
      return isCharged(order.state) ? { type: 'CAPTURE', amount: order.gross } : { type: 'NOTHING' }
    default:
      return dutyAfterCapture({ isCancelled, captured: live.captured }, refunds)
  }
}

function dutyAfterCapture(
  { isCancelled, captured }: { readonly isCancelled: boolean; readonly captured: Minor },
  refunds: readonly RequestedRefund[],
): NextPaymentAction {
  const next = refunds.find(({ state }) => state === 'ASKED')
  if (next) return { type: 'REFUND', refundId: next.id, amount: next.amount }
  const standing = refunds.filter(({ state }) => state !== 'REFUSED')
  const rest = refundable(
    captured,
    standing.map(({ amount }) => amount),
  )
  const wasRefused = standing.length < refunds.length
  return isCancelled && rest > 0 && !wasRefused ? { type: 'ASK_REFUND', amount: rest } : { type: 'NOTHING' }
}

/** May a card be tried for an order? While nothing is under way and nothing is held or taken. */
export function canPay(
  { state, isHoldOver }: Pick<PayableOrder, 'state' | 'isHoldOver'>,
  attempts: readonly Pick<Attempt, 'state'>[],
): boolean {
  if (attempts.some((attempt) => isLive(attempt.state))) return false
  if (waitsForPayment(state)) return !isHoldOver
  return state === 'CONFIRMED' || state === 'PICKING' || state === 'PACKED' || state === 'READY_TO_COLLECT'
}
