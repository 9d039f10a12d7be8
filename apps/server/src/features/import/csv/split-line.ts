export interface CsvFormat {
  readonly delimiter: string
  readonly quote: '"' | "'"
}

/** The cells of a line, and the text of a last one whose quote is not closed. */
export interface SplitLine {
  readonly cells: readonly string[]
  readonly open: string | null
  /** For a line that begins inside a quoted cell: where that is closed. */
  readonly closedAt?: number
}

/** Splits a line. Quotes count only around a cell; inside a text they are ordinary characters. */
export function splitLine(line: string, format: CsvFormat): SplitLine {
  if (!line.includes(format.quote)) return { cells: line.split(format.delimiter), open: null }
  return splitFrom(line, { format, start: 0, keepsOpen: true })
}

export function splitWholeLine(line: string, format: CsvFormat): readonly string[] {
  if (!line.includes(format.quote)) return line.split(format.delimiter)
  return splitFrom(line, { format, start: 0, keepsOpen: false }).cells
}

/** Splits a line that begins inside a quoted cell. The first cell is the rest of that. */
export function splitOpenLine(line: string, format: CsvFormat): SplitLine {
  const close = closingQuote(line, 0, format)
  if (close === null) return { cells: [], open: line }
  const first = unescapeQuotes(line.slice(0, close.index), format)
  if (close.next > line.length) return { cells: [first], open: null, closedAt: close.index }
  const { cells, open } = splitFrom(line, { format, start: close.next, keepsOpen: true })
  return { cells: [first, ...cells], open, closedAt: close.index }
}

function splitFrom(
  line: string,
  {
    format,
    start,
    keepsOpen,
  }: { readonly format: CsvFormat; readonly start: number; readonly keepsOpen: boolean },
): SplitLine {
  const cells: string[] = []
  let cursor = start
  while (cursor <= line.length) {
    const first = skipSpaces(line, cursor)
    const close = line[first] === format.quote ? closingQuote(line, first + 1, format) : null
    if (close) {
      cells.push(unescapeQuotes(line.slice(first + 1, close.index), format))
      cursor = close.next
    } else if (keepsOpen && line[first] === format.quote) {
      return { cells, open: line.slice(first + 1) }
    } else {
      const end = line.indexOf(format.delimiter, cursor)
      cells.push(line.slice(cursor, end === -1 ? undefined : end))
      cursor = end === -1 ? line.length + 1 : end + format.delimiter.length
    }
  }
  return { cells, open: null }
}

/** The closing quote of a cell and the start of the next one: only a separator or the end may follow it. */
function closingQuote(
  line: string,
  from: number,
  { delimiter, quote }: CsvFormat,
): { readonly index: number; readonly next: number } | null {
  let quoteIndex = line.indexOf(quote, from)
  while (quoteIndex !== -1) {
    const isDoubled = line[quoteIndex + 1] === quote
    const afterSpaces = skipSpaces(line, quoteIndex + 1)
    if (!isDoubled && afterSpaces === line.length) return { index: quoteIndex, next: line.length + 1 }
    if (!isDoubled && line.startsWith(delimiter, afterSpaces))
      return { index: quoteIndex, next: afterSpaces + delimiter.length }
    quoteIndex = line.indexOf(quote, quoteIndex + (isDoubled ? 2 : 1))
  }
  return null
}

function skipSpaces(line: string, from: number): number {
  let cursor = from
  while (line[cursor] === ' ' || line[cursor] === '\u00A0') cursor += 1
  return cursor
}

export function unescapeQuotes(text: string, { quote }: CsvFormat): string {
  return text.replaceAll(quote + quote, quote)
}
