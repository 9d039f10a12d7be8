import { canCustomerCancel } from '@provender/domain/order/state-machine'
import { paymentStatusOf } from '../payment/payment-status.ts'
import type { PlacedOrderQuery } from './orders.documents.ts'

/**
 * True if this user has just placed the order, or its card is not settled yet. Otherwise a page that thanks for the order
 * would be wrong.
 */
export function isJustPlaced(order: Pick<PlacedOrderQuery['order'], 'isOwn' | 'state' | 'payment'>): boolean {
  return paymentStatusOf(order) !== 'SETTLED' || (order.isOwn && canCustomerCancel(order.state))
}
