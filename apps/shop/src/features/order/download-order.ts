import type { I18n } from '@lingui/core'
import { platform } from '@provender/platform/current'
import { csvLabels } from './csv-labels.ts'
import { orderCsv } from './order-csv.ts'
import type { OrderPageQuery } from './orders.documents.ts'

export async function downloadOrder(order: OrderPageQuery['order'], i18n: I18n): Promise<void> {
  // Spreadsheets recognise UTF-8 only by the byte order mark.
  const file = new Blob(['\uFEFF', orderCsv(order, csvLabels(i18n))], { type: 'text/csv;charset=utf-8' })
  await platform().saveFile(file, `order-${order.number}.csv`)
}
