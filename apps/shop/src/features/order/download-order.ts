import { platform } from '@provender/platform/current'
import { orderCsv } from './order-csv.ts'
import type { OrderPageQuery } from './orders.documents.ts'

/** Has the browser keep the order as `order-100234.csv`. */
export function downloadOrder(order: OrderPageQuery['order']): void {
  // Spreadsheets take a file for UTF-8 by its first mark alone.
  const file = new Blob(['\uFEFF', orderCsv(order)], { type: 'text/csv;charset=utf-8' })
  platform().saveFile(file, `order-${order.number}.csv`)
}
