import { cleanCell } from './cells/clean-cell.ts'
import type { Columns, Values } from './csv/columns.ts'
import type { CsvLine } from './csv/read-csv.ts'
import type { ImportFault } from './faults/fault.ts'
import type { ImportSource } from './importer.ts'

export type ReadLine<Of extends Columns> =
  | { readonly ok: true; readonly values: Values<Of> }
  | { readonly ok: false; readonly faults: readonly ImportFault[] }

/** By the key of a column: the codes that exist. */
export type ExistingCodes = Readonly<Record<string, { readonly has: (code: string) => boolean }>>

export function readValues<Of extends Columns>(
  columns: Of,
  { cells, line }: CsvLine,
  {
    header,
    mark,
    problems,
    existingCodes,
  }: Pick<ImportSource, 'header' | 'mark' | 'problems'> & {
    readonly existingCodes: ExistingCodes
  },
): ReadLine<Of> {
  const values: Record<string, unknown> = {}
  const faults: ImportFault[] = []
  for (const [key, index] of header.indexes) {
    const column = columns[key]
    if (column === undefined) continue
    const [field] = column.names
    const text = cells[index] ?? ''
    const isEmpty = text.trim() === ''
    if (isEmpty && column.whenEmpty !== undefined) values[key] = column.whenEmpty
    else if (isEmpty) faults.push({ code: 'COLUMN_EMPTY', column: field })
    else {
      const asRead = column.read(text, mark)
      const isDate = !asRead.ok && asRead.refusal.code === 'TURNED_INTO_DATE'
      const read = isDate ? column.read(guardCodes(text, existingCodes[key]), mark) : asRead
      if (read.ok && read.value === '' && column.whenEmpty === undefined)
        faults.push({ code: 'COLUMN_EMPTY', column: field })
      else if (read.ok) {
        values[key] = read.value
        if (read.warning !== undefined) problems.warn(line, { ...read.warning, field })
      } else faults.push({ ...read.refusal, field })
    }
  }
  if (faults.length > 0) return { ok: false, faults }
  return { ok: true, values: values as Values<Of> }
}

/** A code such as `Jun-3` could be a date, but not if something has it. A guard keeps it as it stands. */
function guardCodes(text: string, codes: ExistingCodes[string] | undefined): string {
  if (codes === undefined) return text
  const guarded = (part: string) => (codes.has(cleanCell(part)) ? `="${cleanCell(part)}"` : part)
  return text.split('|').map(guarded).join('|')
}
