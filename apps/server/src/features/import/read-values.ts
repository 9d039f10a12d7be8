import { cleanCell } from './cells/clean-cell.ts'
import type { Columns, Values } from './csv/columns.ts'
import type { CsvLine } from './csv/read-csv.ts'
import type { ImportFault } from './faults/fault.ts'
import type { ImportSource } from './importer.ts'

export type ReadLine<Of extends Columns> =
  | { readonly ok: true; readonly values: Values<Of> }
  | { readonly ok: false; readonly faults: readonly ImportFault[] }

export function readValues<Of extends Columns>(
  columns: Of,
  { cells, line }: CsvLine,
  {
    header,
    mark,
    problems,
    existingCodes,
  }: Pick<ImportSource, 'header' | 'mark' | 'problems'> & {
    readonly existingCodes?: ReadonlyMap<string, unknown>
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
      const read = column.read(text, mark)
      if (read.ok && read.value === '' && column.whenEmpty === undefined)
        faults.push({ code: 'COLUMN_EMPTY', column: field })
      else if (read.ok) {
        values[key] = read.value
        if (read.warning !== undefined) problems.warn(line, { ...read.warning, field })
      } else if (read.refusal.code === 'TURNED_INTO_DATE' && isExistingCode(key, text, existingCodes))
        values[key] = cleanCell(text)
      else faults.push({ ...read.refusal, field })
    }
  }
  if (faults.length > 0) return { ok: false, faults }
  return { ok: true, values: values as Values<Of> }
}

/** A code such as `Jun-3` could be a date, but not if a product has it. */
function isExistingCode(
  key: string,
  text: string,
  existingCodes: ReadonlyMap<string, unknown> | undefined,
): boolean {
  return key === 'code' && existingCodes?.has(cleanCell(text)) === true
}
