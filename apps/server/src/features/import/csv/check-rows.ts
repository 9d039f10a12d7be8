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
  const numbers = new Set([...indexes].flatMap(([key, at]) => (columns[key]?.hasNumbers ? [at] : [])))
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
      for (const at of unnamed) {
        const text = cleanCell(cells[at] ?? '')
        if (text === '') continue
        if (numbers.has(at - 1) && /^\d{1,4}$/.test(text))
          return { code: 'SPLIT_NUMBER', value: `${cells[at - 1]},${text}` }
        if (!reportedRows.has(at))
          problems.warn(line, { code: 'UNNAMED_COLUMN', value: text, position: at + 1 })
        reportedRows.add(at)
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
