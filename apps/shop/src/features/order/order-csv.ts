import { type CsvCell, csvRow } from '@provender/domain/csv/csv'
import type { Language } from '@provender/domain/languages'
import { formatDestination } from '@provender/domain/site/site'
import { packText } from '@provender/domain/units/pack-text'
import type { OrderPageQuery, UnitKind } from './orders.documents.ts'

export interface CsvLabels {
  readonly language: Language
  readonly columns: readonly string[]
  readonly units: Readonly<Record<UnitKind, string>>
}

/**
 * The lines of an order for a spreadsheet of the user's language; amounts are those charged now. The supplied quantity
 * is empty until a line is picked, and the destination for a collection.
 */
export function orderCsv(
  {
    lines,
    currencyCode,
    deliveryAddress,
  }: Pick<OrderPageQuery['order'], 'lines' | 'currencyCode' | 'deliveryAddress'>,
  { language, columns, units }: CsvLabels,
): string {
  const destination = deliveryAddress ? formatDestination(deliveryAddress) : ''
  const rows = lines.map((line): readonly CsvCell[] => [
    { number: line.position },
    { text: line.code },
    { text: line.name },
    { text: packText(line.packSize, language) },
    { text: units[line.unitKind] },
    { number: line.substitutesPosition === null ? line.quantity : '' },
    { number: line.suppliedQuantity ?? '' },
    { number: line.price },
    { number: line.vatRate },
    { number: line.suppliedNet ?? line.net },
    { text: currencyCode },
    { number: line.substitutesPosition ?? '' },
    { text: destination },
  ])
  const header = columns.map((text) => ({ text }))
  return [header, ...rows].map((row) => csvRow(row, language)).join('')
}
