import { cleanCell } from '../cells/clean-cell.ts'
import type { ImportFault } from '../faults/fault.ts'
import type { ImportSource } from '../importer.ts'
import type { Columns } from './columns.ts'
import type { CsvLine } from './read-csv.ts'

export interface RowCheck {
  readonly faultIn: (row: CsvLine) => ImportFault | null
  readonly end: () => void
}

export function openRowCheck(
  { header, problems }: Pick<ImportSource, 'header' | 'problems'>,
  columns: Columns,
): RowCheck {
  const { width, cells: names, indexes } = header
  const unnamed = names.flatMap((name, index) => (cleanCell(name) === '' ? [index] : []))
  const numbers = new Set([...indexes].flatMap(([key, column]) => (columns[key]?.hasNumbers ? [column] : [])))
  const reportedRows = new Set<number>()
  let short: { readonly line: number; rows: number } | null = null
  return {
    faultIn: ({ cells, line, lastLine, fault }) => {
      if (fault !== undefined) return fault
      const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1
      if (filled > width) {
        const counts = { cells: filled, width }
        return lastLine > line
          ? { code: 'TOO_MANY_CELLS_IN_LINES', first: line, last: lastLine, ...counts }
          : { code: 'TOO_MANY_CELLS', ...counts }
      }
      for (const column of unnamed) {
        const text = cleanCell(cells[column] ?? '')
        if (text === '') continue
        if (numbers.has(column - 1) && /^\d{1,4}$/.test(text))
          return { code: 'SPLIT_NUMBER', value: `${cells[column - 1]},${text}` }
        if (!reportedRows.has(column))
          problems.warn(line, { code: 'UNNAMED_COLUMN', value: text, position: column + 1 })
        reportedRows.add(column)
      }
      if (cells.length < width) {
        if (short) short.rows += 1
        else short = { line, rows: 1 }
      }
      return null
    },
    end: () => {
      if (!short) return
      problems.warn(short.line, { code: 'SHORT_ROWS', count: short.rows })
    },
  }
}
