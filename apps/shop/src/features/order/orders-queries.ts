import { ask } from '@provender/client/api/ask'
import { type OrderFilter, orderVariables } from './order-filter.ts'
import { OrderPage, Orders, PlacedOrder } from './orders.documents.ts'

/** One page of the company's orders that match a filter, newest first. */
export function ordersQuery(filter: OrderFilter) {
  return ask(Orders, orderVariables(filter, Date.now()))
}

export function orderQuery(number: string) {
  return ask(OrderPage, { number })
}

/** An order without its lines, for the confirmation page. */
export function placedOrderQuery(number: string) {
  return { ...ask(PlacedOrder, { number }), meta: { isMomentary: true } }
}
