import { platform } from '@provender/platform/current'
import { orderCsv } from './order-csv.ts'
import type { OrderPageQuery } from './orders.documents.ts'

/** Saves the order as `order-100234.csv`. */
export async function downloadOrder(order: OrderPageQuery['order']): Promise<void> {
  // Spreadsheets recognise UTF-8 only by the byte order mark.
  const file = new Blob(['\uFEFF', orderCsv(order)], { type: 'text/csv;charset=utf-8' })
  await platform().saveFile(file, `order-${order.number}.csv`)
}
