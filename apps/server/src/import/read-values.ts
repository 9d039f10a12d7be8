import type { DecimalMark } from './cells/decimal-text.ts'
import type { Columns, Values } from './csv/columns.ts'
import type { Header } from './csv/header.ts'
import type { CsvLine } from './csv/read-csv.ts'

export type ReadLine<Of extends Columns> =
  | { readonly ok: true; readonly values: Values<Of> }
  | { readonly ok: false; readonly reasons: readonly string[] }

/** Reads the cells of a line, or says everything that is wrong with them. */
export function readValues<Of extends Columns>(
  columns: Of,
  { cells }: CsvLine,
  { header, mark }: { readonly header: Header; readonly mark: DecimalMark },
): ReadLine<Of> {
  const values: Record<string, unknown> = {}
  const reasons: string[] = []
  for (const [key, place] of header.places) {
    const column = columns[key]
    if (column === undefined) continue
    const text = cells[place] ?? ''
    const isEmpty = text.trim() === ''
    if (isEmpty && column.whenEmpty !== undefined) values[key] = column.whenEmpty
    else if (isEmpty) reasons.push(`${column.names[0]} is empty`)
    else {
      const read = column.read(text, mark)
      if (read.ok) values[key] = read.value
      else reasons.push(`${column.names[0]}: ${read.refusal}`)
    }
  }
  if (reasons.length > 0) return { ok: false, reasons }
  return { ok: true, values: values as Values<Of> }
}
