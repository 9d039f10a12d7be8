import { formatDestination } from '@provender/domain/site/site'
import { packText } from '@provender/domain/units/pack-text'
import type { OrderPageQuery } from './orders.documents.ts'

const columns = [
  'line',
  'code',
  'product',
  'pack',
  'unit',
  'ordered',
  'supplied',
  'unit_net',
  'vat_percent',
  'net',
  'currency',
  'instead_of_line',
  'deliver_to',
] as const

/**
 * The lines of an order for a spreadsheet. Numbers use a decimal point; amounts are those charged now. `supplied` is
 * empty until a line is picked; `deliver_to` is empty for a collection. Formulas are escaped.
 */
export function orderCsv({
  lines,
  currencyCode,
  deliveryAddress,
}: Pick<OrderPageQuery['order'], 'lines' | 'currencyCode' | 'deliveryAddress'>): string {
  const destination = deliveryAddress ? formatDestination(deliveryAddress) : ''
  const rows = lines.map((line) => [
    line.position,
    line.code,
    line.name,
    packText(line.pSize, 'en'),
    line.unitKind.toLowerCase(),
    line.substitutesPosition === null ? line.quantity : '',
    line.suppliedQuantity ?? '',
    line.price,
    line.vatRate,
    line.suppliedNet ?? line.net,
    currencyCode,
    line.substitutesPosition ?? '',
    destination,
  ])
  return [columns, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
