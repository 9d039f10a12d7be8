import type { ImportFault } from '../faults/fault.ts'
import type { ImportSource } from '../importer.ts'
import { openRowCheck } from './check-rows.ts'
import type { Columns } from './columns.ts'
import type { OpenEnd } from './file-end.ts'
import { createRowFilter } from './filter-rows.ts'
import type { FileLayout } from './find-layout.ts'
import { type CsvLine, readCsv } from './read-csv.ts'

interface CheckedRow {
  readonly row: CsvLine
  readonly fault: ImportFault | null
}

/**
 * The rows of a file below its header, without totals, remarks and repeated headers. Throws `unusableFile` if their number
 * is not the one that the file states.
 */
export async function* readRows(
  path: string,
  {
    layout,
    columns,
    source,
    openEnd,
  }: {
    readonly layout: FileLayout
    readonly openEnd: OpenEnd | null
    readonly columns: Columns
    readonly source: Pick<ImportSource, 'header' | 'problems'>
  },
): AsyncGenerator<CheckedRow> {
  const check = openRowCheck(source, columns)
  const openLine = openEnd?.hasLineEnd === false ? openEnd.row.line : null
  const sieve = createRowFilter(source, layout.titles, openLine)
  let isHeader = true
  for await (const line of readCsv(path, layout)) {
    if (!isHeader)
      for (const row of sieve.pass(line)) {
        const isOpen = row.line === openEnd?.row.line
        const isCutOff = isOpen && openEnd.state === 'CUT_OFF'
        const fault = isCutOff ? ({ code: 'CUT_OFF' } as const) : check.faultIn(row)
        if (isOpen && fault === null) source.problems.warn(row.line, { code: 'NO_LINE_END' })
        yield { row, fault }
      }
    isHeader = false
  }
  sieve.end()
  check.end()
}
