import type { ImportFault } from '../faults/fault.ts'
import type { FileLayout } from './find-layout.ts'
import { readLines } from './read-lines.ts'
import { splitLine, splitOpenLine, splitWholeLine, unescapeQuotes } from './split-line.ts'
import { unusableFile } from './unusable-file.ts'

export interface CsvLine {
  /** The line of the file where it begins, counted from 1, including line breaks inside quotes. */
  readonly line: number
  readonly lastLine: number
  readonly cells: readonly string[]
  /** Set if a quote contains lines that look like records of their own. */
  readonly fault?: ImportFault
}

interface OpenRecord {
  readonly line: number
  readonly cells: readonly string[]
  quoteLine: number
  readonly parts: string[]
  readonly raw: string[]
  length: number
}

const maxRecordCharacters = 200_000

/**
 * The records of a CSV file from its header on, without empty lines, for files of any size. Throws
 * `unusableFile` if a quote is never closed.
 */
export async function* readCsv(path: string, layout: FileLayout): AsyncGenerator<CsvLine> {
  let line = 0
  let open: OpenRecord | null = null
  let width = 0
  for await (const lines of readLines(path, layout.encoding.name)) {
    for (const text of lines) {
      line += 1
      if (line < layout.headerLine) continue
      const record: CsvLine | OpenRecord | null = open
        ? continueRecord(open, { text, line, layout, width })
        : beginRecord(text, line, layout)
      open = record && 'parts' in record ? record : null
      if (!record || 'parts' in record || isEmpty(record)) continue
      if (width === 0) width = record.cells.length
      yield record
    }
  }
  if (open) throw unusableFile({ code: 'QUOTE_OPEN_AT_END', ...openQuote(open, line) })
}

/**
 * True if every line, read by itself, has as many cells as the header. Then no cell contains a line break. Behind a quote
 * that stays open, a shorter line or the end of the file would speak for one.
 */
export async function isOneRecordPerLine(path: string, layout: FileLayout): Promise<boolean> {
  let line = 0
  let width = 0
  let [hasOpened, isOpen] = [false, false]
  for await (const lines of readLines(path, layout.encoding.name)) {
    for (const text of lines) {
      line += 1
      if (line < layout.headerLine || text.trim() === '') continue
      const { length } = splitWholeLine(text, layout)
      if (width === 0) width = length
      else if (length > width || (length < width && (hasOpened || text.includes(layout.quote)))) return false
      isOpen = splitLine(text, layout).open !== null
      hasOpened ||= isOpen
    }
  }
  return width > 1 && !isOpen
}

function isEmpty({ cells }: CsvLine): boolean {
  return cells.every((cell) => cell.trim() === '')
}

function beginRecord(text: string, line: number, layout: FileLayout): CsvLine | OpenRecord {
  if (!layout.quotesSpanLines) return { line, lastLine: line, cells: splitWholeLine(text, layout) }
  const { cells, open } = splitLine(text, layout)
  if (open === null) return { line, lastLine: line, cells }
  return { line, cells, quoteLine: line, parts: [open], raw: [text], length: text.length }
}

interface NextLine {
  readonly text: string
  readonly line: number
  readonly layout: FileLayout
  readonly width: number
}

function continueRecord(record: OpenRecord, { text, line, layout, width }: NextLine): CsvLine | OpenRecord {
  const { cells, open, closedAt = 0 } = splitOpenLine(text, layout)
  record.raw.push(text)
  record.length += text.length
  if (record.length > maxRecordCharacters)
    throw unusableFile({ code: 'QUOTE_OPEN_AT_LINE', ...openQuote(record, line), lastLine: line })
  if (cells.length === 0) {
    record.parts.push(text)
    return record
  }
  const [end = '', ...others] = cells
  const longCell = unescapeQuotes([...record.parts, ''].join('\n'), layout) + end
  const allCells = [...record.cells, longCell, ...others]
  if (open !== null) return { ...record, cells: allCells, quoteLine: line, parts: [open] }
  const inside = [...record.parts, text.slice(0, closedAt)].join('\n')
  const fault = swallowed(record, inside, { text, line, layout, width })
  return { line: record.line, lastLine: line, cells: allCells, ...(fault === null ? {} : { fault }) }
}

/** Detects a quote opened by mistake: its text has lines that are complete records, or cells that begin with a quote. */
function swallowed(
  record: OpenRecord,
  inside: string,
  { line, layout, width }: NextLine,
): ImportFault | null {
  const { delimiter, quote } = layout
  const areRecords = width > 1 && record.raw.every((text) => splitWholeLine(text, layout).length === width)
  const opensInside = inside.replaceAll(quote + quote, '').includes(delimiter + quote)
  if (!areRecords && !opensInside) return null
  return { code: 'QUOTE_CLOSED_LATE', ...openQuote(record, line), closedLine: line, quote }
}

/** Where a quote was opened, and how many lines it spans up to `line`. */
function openQuote({ quoteLine, parts }: OpenRecord, line: number) {
  const [first = ''] = parts
  return { line: quoteLine, before: first.slice(0, 30), count: line - quoteLine + 1 }
}
