import type { Language } from '@provender/domain/languages'
import { formatQuantity } from '@provender/domain/money/decimal'
import { decimalMark } from '@provender/domain/money/show-money'

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

/**
 * The lines as a CSV file that spreadsheets of this language open as columns; numbers use its decimal mark. Formulas
 * are escaped. Quick order reads the same lines back, pasted or from the file.
 */
export function basketCsv(header: CsvHeader, lines: readonly CsvLine[], language: Language): string {
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
  const text = [header, ...rows].map((row) => row.map((cell) => cellOf(cell, separator)).join(separator))
  // Without a byte order mark, spreadsheets assume another encoding.
  return `\uFEFF${text.join('\r\n')}\r\n`
}

function cellOf(text: string, separator: string): string {
  const plain = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /["\r\n]/.test(plain) || plain.includes(separator) ? `"${plain.replaceAll('"', '""')}"` : plain
}
