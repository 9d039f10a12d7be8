import { orderCsv } from './order-csv.ts'
import type { OrderPageQuery } from './orders.documents.ts'

/** Has the browser keep the order as `order-100234.csv`. */
export function downloadOrder(order: OrderPageQuery['order']): void {
  // Spreadsheets take a file for UTF-8 by its first mark alone.
  const file = new Blob(['\uFEFF', orderCsv(order)], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `order-${order.number}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
