import { lineNet, type Minor, sumMinor, zeroMinor } from '../money/money.ts'
import { lineVat } from '../money/vat.ts'
import type { OrderState } from '../order/order.ts'
import { maxQuantityOf, type PickableLine } from '../order/pick.ts'
import { type Attempt, type CardMoney, isLive, refundable } from './payment.ts'

/** How many minutes an order and its stock wait for an authorised card. */
export const holdMinutes = 15

/**
 * The amount that a card is authorised for: the order with every weighed line at its maximum, VAT included. The customer sees it before
 * placing the order, and no more is ever captured (docs/promises.md#price-shown-price-charged).
 */
export function cardHold(lines: readonly PickableLine[]): Minor {
  return sumMinor(
    lines.flatMap((line) => {
      const net = lineNet(line.unitNet, maxQuantityOf(line))
      return [net, lineVat(net, line.vatBasisPoints)]
    }),
  )
}

/** An attempt to pay the order itself. */
export interface OrderAttempt extends Attempt, CardMoney {
  readonly wasAuthorised: boolean
  readonly isOverdue: boolean
}

export interface PayableOrder {
  readonly state: OrderState
  readonly gross: Minor
  readonly isHoldOver: boolean
}

export interface RequestedRefund {
  readonly id: string
  readonly amount: Minor
  readonly state: 'ASKED' | 'DONE' | 'REFUSED'
}

export interface OrderRefund extends RequestedRefund {
  /**
   * The office's decision about a refused refund: requested again, or closed, because it was settled in another way. Null
   * if it was not refused, or not decided yet.
   */
  readonly decision: 'REPEATED' | 'CLOSED' | null
}

/** True if the gateway refused the refund, and the office has not decided what to do. Meanwhile nothing is refunded automatically. */
function isUndecided({ state, decision }: OrderRefund): boolean {
  return state === 'REFUSED' && decision === null
}

/** The amount that may be refunded automatically. Excludes closed refunds, which may have been paid in another way. */
export function automaticRefundLimit(money: CardMoney, refunds: readonly OrderRefund[]): Minor {
  if (refunds.some(isUndecided)) return zeroMinor
  const counted = refunds.filter(({ state, decision }) => state !== 'REFUSED' || decision === 'CLOSED')
  return refundable(
    money,
    counted.map(({ amount }) => amount),
  )
}

export type RefundAction =
  | { readonly type: 'REFUND'; readonly refundId: string; readonly amount: Minor }
  /** The money is not there any more: staff decide about the refund, as if the gateway had refused it. */
  | { readonly type: 'REFUSE_REFUND'; readonly refundId: string }

/** The action for the first requested refund. The bank may have taken the money back since the request. */
export function nextRefund(
  { captured, withdrawn, refunded }: CardMoney & Pick<Attempt, 'refunded'>,
  refunds: readonly RequestedRefund[],
): RefundAction | undefined {
  const next = refunds.find(({ state }) => state === 'ASKED')
  if (!next) return undefined
  const { id: refundId, amount } = next
  return amount > refundable({ captured, withdrawn }, [refunded])
    ? { type: 'REFUSE_REFUND', refundId }
    : { type: 'REFUND', refundId, amount }
}

export type NextPaymentAction =
  | { readonly type: 'NOTHING' }
  | { readonly type: 'AUTHORISE' }
  | { readonly type: 'CAPTURE'; readonly amount: Minor }
  | { readonly type: 'VOID' }
  | RefundAction
  | { readonly type: 'REQUEST_REFUND'; readonly amount: Minor }
  | { readonly type: 'CANCEL_ORDER' }

/** True once the goods have left: the supplied amount is captured then. Orders for collection are charged when they are collected. */
function isCharged(state: OrderState): boolean {
  return state === 'OUT_FOR_DELIVERY' || state === 'DELIVERED' || state === 'COLLECTED'
}

/** True if the order must be paid before anyone works on it. */
export function waitsForPayment(state: OrderState): boolean {
  return state === 'SUBMITTED' || state === 'ON_HOLD'
}

/**
 * The only rule for the next action of a card payment. It depends only on the order and its attempts, so that every server gets the same
 * action at any time, even after lost responses.
 */
export function nextPaymentAction(
  order: PayableOrder,
  attempts: readonly OrderAttempt[],
  refunds: readonly OrderRefund[],
): NextPaymentAction {
  const isCancelled = order.state === 'CANCELLED'
  const live = attempts.find(({ state }) => isLive(state))
  const isUnpaid = order.isHoldOver && waitsForPayment(order.state) && !wasAccepted(attempts)
  if (!live) return isUnpaid ? { type: 'CANCEL_ORDER' } : { type: 'NOTHING' }
  const isTooLate = isUnpaid || live.isOverdue
  switch (live.state) {
    case 'STARTED':
      return isCancelled || isTooLate ? { type: 'VOID' } : { type: 'AUTHORISE' }
    case 'CHALLENGED':
      return isCancelled || isTooLate ? { type: 'VOID' } : { type: 'NOTHING' }
    case 'AUTHORISED':
      if (isCancelled || (isCharged(order.state) && order.gross === 0)) return { type: 'VOID' }
      return isCharged(order.state) ? { type: 'CAPTURE', amount: order.gross } : { type: 'NOTHING' }
    default:
      return nextActionAfterCapture({ isCancelled, money: live }, refunds)
  }
}

function nextActionAfterCapture(
  { isCancelled, money }: { readonly isCancelled: boolean; readonly money: OrderAttempt },
  refunds: readonly OrderRefund[],
): NextPaymentAction {
  const refund = nextRefund(money, refunds)
  if (refund) return refund
  const rest = automaticRefundLimit(money, refunds)
  return isCancelled && rest > 0 ? { type: 'REQUEST_REFUND', amount: rest } : { type: 'NOTHING' }
}

/** An order with an accepted card is not cancelled for want of payment. If the hold expires, the customer pays again. */
function wasAccepted(attempts: readonly Pick<OrderAttempt, 'wasAuthorised'>[]): boolean {
  return attempts.some(({ wasAuthorised }) => wasAuthorised)
}

/** True if another card may be tried: nothing is in progress, authorised or captured. */
export function canPay(
  { state, isHoldOver }: Pick<PayableOrder, 'state' | 'isHoldOver'>,
  attempts: readonly Pick<OrderAttempt, 'state' | 'wasAuthorised'>[],
): boolean {
  if (attempts.some((attempt) => isLive(attempt.state))) return false
  if (waitsForPayment(state)) return !isHoldOver || wasAccepted(attempts)
  return state === 'CONFIRMED' || state === 'PICKING' || state === 'PACKED' || state === 'READY_TO_COLLECT'
}
