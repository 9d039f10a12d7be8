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
  const first = unescapeQuotes(line.slice(0, close.at), format)
  if (close.next > line.length) return { cells: [first], open: null, closedAt: close.at }
  const { cells, open } = splitFrom(line, { format, start: close.next, keepsOpen: true })
  return { cells: [first, ...cells], open, closedAt: close.at }
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
  let at = start
  while (at <= line.length) {
    const first = skipSpaces(line, at)
    const close = line[first] === format.quote ? closingQuote(line, first + 1, format) : null
    if (close) {
      cells.push(unescapeQuotes(line.slice(first + 1, close.at), format))
      at = close.next
    } else if (keepsOpen && line[first] === format.quote) {
      return { cells, open: line.slice(first + 1) }
    } else {
      const end = line.indexOf(format.delimiter, at)
      cells.push(line.slice(at, end === -1 ? undefined : end))
      at = end === -1 ? line.length + 1 : end + format.delimiter.length
    }
  }
  return { cells, open: null }
}

/** The closing quote of a cell and the start of the next one: only a separator or the end may follow it. */
function closingQuote(
  line: string,
  from: number,
  { delimiter, quote }: CsvFormat,
): { readonly at: number; readonly next: number } | null {
  let at = line.indexOf(quote, from)
  while (at !== -1) {
    const isDoubled = line[at + 1] === quote
    const afterSpaces = skipSpaces(line, at + 1)
    if (!isDoubled && afterSpaces === line.length) return { at, next: line.length + 1 }
    if (!isDoubled && line.startsWith(delimiter, afterSpaces))
      return { at, next: afterSpaces + delimiter.length }
    at = line.indexOf(quote, at + (isDoubled ? 2 : 1))
  }
  return null
}

function skipSpaces(line: string, from: number): number {
  let at = from
  while (line[at] === ' ' || line[at] === '\u00A0') at += 1
  return at
}

export function unescapeQuotes(text: string, { quote }: CsvFormat): string {
  return text.replaceAll(quote + quote, quote)
}
