import type { Encoding } from '../encoding/find-encoding.ts'
import type { Columns } from './columns.ts'
import { columnFinder, isAttribute } from './header.ts'
import { readLines } from './read-lines.ts'
import { type CsvFormat, splitWholeLine } from './split-line.ts'

export interface FileLayout extends CsvFormat {
  readonly encoding: Encoding
  /** The line of the column names, counted from 1. */
  readonly headerLine: number
  /** The cells of the lines above it. */
  readonly titles: readonly (readonly string[])[]
  /** False if quotes occur unclosed in texts: then each line is a record. */
  readonly quotesSpanLines: boolean
}

const separators = [',', ';', '\t', '|']
const linesLookedAt = 60

/**
 * Finds the separator and the header line: the combination with the most known columns. Titles and empty
 * lines above it are skipped.
 */
export async function findLayout(path: string, encoding: Encoding, columns: Columns): Promise<FileLayout> {
  const lines = await firstLines(path, encoding.name)
  const declared = /^"?sep=(.)"?[,;\s]*$/i.exec(lines.find((line) => line.trim() !== '') ?? '')?.[1]
  const named = declared === undefined ? -1 : lines.findIndex((line) => line.trim() !== '')
  const find = columnFinder(columns)
  const rated = (declared === undefined ? separators : [declared]).flatMap((delimiter) =>
    lines.flatMap((line, index) =>
      index <= named || line.trim() === '' ? [] : [rate(line, index, delimiter)],
    ),
  )
  function rate(line: string, index: number, delimiter: string) {
    const quote = isInApostrophes(line, delimiter) ? ("'" as const) : ('"' as const)
    const cells = splitWholeLine(line, { delimiter, quote })
    const keys = new Set(cells.map(find).filter((key) => key !== undefined))
    return {
      delimiter,
      quote,
      headerLine: index + 1,
      knownColumns: keys.size + cells.filter(isAttribute).length,
      cells: cells.length,
    }
  }
  const [best] = rated.toSorted(
    (a, b) => b.knownColumns - a.knownColumns || a.headerLine - b.headerLine || b.cells - a.cells,
  )
  const { delimiter = declared ?? ',', quote = '"', headerLine = 1 } = best ?? {}
  const titles = lines.slice(0, headerLine - 1).map((line) => splitWholeLine(line, { delimiter, quote }))
  return { encoding, delimiter, quote, headerLine, titles, quotesSpanLines: true }
}

/** Some programs put every cell into apostrophes. */
function isInApostrophes(line: string, delimiter: string): boolean {
  return line.split(delimiter).every((cell) => /^\s*'.*'\s*$/.test(cell))
}

async function firstLines(path: string, encoding: string): Promise<readonly string[]> {
  const head: string[] = []
  for await (const lines of readLines(path, encoding)) {
    head.push(...lines.slice(0, linesLookedAt - head.length))
    if (head.length >= linesLookedAt) break
  }
  return head
}
