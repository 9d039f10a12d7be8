import { csvRow } from '@provender/domain/csv/csv'
import type { Language } from '@provender/domain/languages'
import { formatQuantity } from '@provender/domain/money/decimal'

export interface CsvLine {
  readonly code: string
  readonly name: string
  readonly pack: string
  /** In the format of the API. */
  readonly quantity: number
  readonly unit: string
  readonly price: string
}

export type CsvHeader = readonly [
  code: string,
  name: string,
  pack: string,
  quantity: string,
  unit: string,
  price: string,
]

/** The lines as a CSV file for spreadsheets of this language. Quick order reads the same lines back, pasted or from the file. */
export function basketCsv(header: CsvHeader, lines: readonly CsvLine[], language: Language): string {
  const rows = lines.map(({ code, name, pack, quantity, unit, price }) => [
    { text: code },
    { text: name },
    { text: pack },
    { number: formatQuantity(Math.round(quantity * 1000) as Parameters<typeof formatQuantity>[0]) },
    { text: unit },
    { number: price },
  ])
  // Without a byte order mark, spreadsheets assume another encoding.
  return `\uFEFF${[header.map((text) => ({ text })), ...rows].map((row) => csvRow(row, language)).join('')}`
}
