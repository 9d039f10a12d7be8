import { ask } from '../api/ask.ts'
import { OrderPage, Orders, PlacedOrder } from './orders.documents.ts'

/** A page of the company's orders, newest first; pages count from 1. */
export function askOrders(page: number) {
  return ask(Orders, { page })
}

export function askOrder(number: string) {
  return ask(OrderPage, { number })
}

/** An order without its lines: what stands on the page that thanks for it. */
export function askPlacedOrder(number: string) {
  return ask(PlacedOrder, { number })
}
