import type { Language } from '@provender/domain/languages'
import { formatQuantity } from '@provender/domain/money/decimal'
import { decimalMark } from '@provender/domain/money/show-money'

/** A line of a basket as a spreadsheet has it. */
export interface CsvLine {
  readonly code: string
  readonly name: string
  readonly pack: string
  /** As the API writes it. */
  readonly quantity: number
  /** 'box' */
  readonly unit: string
  /** Net, of one unit; empty where there is none. */
  readonly price: string
}

export type CsvHead = readonly [
  code: string,
  name: string,
  pack: string,
  quantity: string,
  unit: string,
  price: string,
]

/**
 * The lines as a CSV file that spreadsheets of this language open as columns; numbers have its decimal mark. What would be a formula is text.
 * Pasted, or opened as a file, on the quick order, it gives the same lines again.
 */
export function basketCsv(head: CsvHead, lines: readonly CsvLine[], language: Language): string {
  const mark = decimalMark(language)
  const separator = mark === ',' ? ';' : ','
  const number = (value: string) => value.replace('.', mark)
  const rows = lines.map(({ code, name, pack, quantity, unit, price }) => [
    code,
    name,
    pack,
    number(formatQuantity(Math.round(quantity * 1000) as Parameters<typeof formatQuantity>[0])),
    unit,
    number(price),
  ])
  const text = [head, ...rows].map((row) => row.map((cell) => cellOf(cell, separator)).join(separator))
  // Without the mark at the start spreadsheets take it for another encoding.
  return `\uFEFF${text.join('\r\n')}\r\n`
}

function cellOf(text: string, separator: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /["\r\n]/.test(plain) || plain.includes(separator) ? `"${plain.replaceAll('"', '""')}"` : plain
}
