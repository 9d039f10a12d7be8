import { apiQuery } from '@provender/client/api/api-query'
import { type OrderFilter, orderVariables } from './order-filter.ts'
import { OrderPage, Orders, PlacedOrder } from './orders.documents.ts'

export function ordersQuery(filter: OrderFilter) {
  return apiQuery(Orders, orderVariables(filter, Date.now()))
}

export const newestOrdersQuery = ordersQuery({ page: 1, state: '', period: '', words: '' })

export function orderQuery(number: string) {
  return apiQuery(OrderPage, { number })
}

export function placedOrderQuery(number: string) {
  return { ...apiQuery(PlacedOrder, { number }), meta: { isMomentary: true } }
}
