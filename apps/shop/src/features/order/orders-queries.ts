import { apiQuery } from '@provender/client/api/api-query'
import { type OrderFilter, orderVariables } from './order-filter.ts'
import { OrderPage, Orders, PlacedOrder } from './orders.documents.ts'

/** One page of the company's orders that match a filter, newest first. */
export function ordersQuery(filter: OrderFilter) {
  return apiQuery(Orders, orderVariables(filter, Date.now()))
}

export function orderQuery(number: string) {
  return apiQuery(OrderPage, { number })
}

/** An order without its lines, for the confirmation page. */
export function placedOrderQuery(number: string) {
  return { ...apiQuery(PlacedOrder, { number }), meta: { isMomentary: true } }
}
