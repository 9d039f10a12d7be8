import { cleanLine } from '../cells/clean-text.ts'
import type { FeedSource } from '../feed.ts'
import type { Columns } from './columns.ts'
import type { CsvLine } from './read-csv.ts'

export interface RowCheck {
  /** Why a row cannot be read; null if it can. */
  readonly faultIn: (row: CsvLine) => string | null
  /** After the last row. */
  readonly end: () => void
}

/** Checks that the cells of each row stand below the names of their columns. */
export function openRowCheck(
  { header, problems }: Pick<FeedSource, 'header' | 'problems'>,
  columns: Columns,
): RowCheck {
  const { width, cells: names, places } = header
  const unnamed = names.flatMap((name, at) => (cleanLine(name) === '' ? [at] : []))
  const numbers = new Set([...places].flatMap(([key, at]) => (columns[key]?.hasNumbers ? [at] : [])))
  const told = new Set<number>()
  let short: { readonly line: number; rows: number } | null = null
  return {
    faultIn: ({ cells, line, lastLine, fault }) => {
      if (fault !== undefined) return fault
      const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1
      if (filled > width) {
        const place = lastLine > line ? `the lines ${line} to ${lastLine} are read as one, which` : 'the line'
        return (
          `${place} has ${filled} cells where the header has ${width}: put a cell that holds a separator into quotes, ` +
          'and close every quote'
        )
      }
      for (const at of unnamed) {
        const text = cleanLine(cells[at] ?? '')
        if (text === '') continue
        if (numbers.has(at - 1) && /^\d{1,4}$/.test(text))
          return `"${cells[at - 1]},${text}" stands in two cells: put a number with a comma into quotes`
        if (!told.has(at))
          problems.warn(line, `"${text}" stands in column ${at + 1}, which has no name and is left out`)
        told.add(at)
      }
      if (cells.length < width) {
        if (short) short.rows += 1
        else short = { line, rows: 1 }
      }
      return null
    },
    end: () => {
      if (!short) return
      const rows = short.rows === 1 ? 'the row ends' : `${short.rows} rows from here on end`
      problems.warn(
        short.line,
        `${rows} before the last column; the cells that are missing are read as empty`,
      )
    },
  }
}
