/** What separates cells and what stands around them. */
export interface CellMarks {
  readonly delimiter: string
  readonly quote: '"' | "'"
}

/** The cells of a line, and the text of a last one whose quote is not closed in the line. */
export interface SplitLine {
  readonly cells: readonly string[]
  readonly open: string | null
  /** Of a line that begins inside a quoted cell: where that one is closed. */
  readonly closedAt?: number
}

/** Splits a line. Quotes count around a cell alone; inside a text, doubled or not, they are characters. */
export function splitLine(line: string, marks: CellMarks): SplitLine {
  if (!line.includes(marks.quote)) return { cells: line.split(marks.delimiter), open: null }
  return splitFrom(line, { marks, start: 0, keepsOpen: true })
}

/** Splits a line that no cell goes on behind: a quote that is not closed in it is a character. */
export function splitWholeLine(line: string, marks: CellMarks): readonly string[] {
  if (!line.includes(marks.quote)) return line.split(marks.delimiter)
  return splitFrom(line, { marks, start: 0, keepsOpen: false }).cells
}

/** Splits a line that begins inside a quoted cell; the first cell is what is left of that. */
export function splitOpenLine(line: string, marks: CellMarks): SplitLine {
  const close = closingQuote(line, 0, marks)
  if (close === null) return { cells: [], open: line }
  const first = withoutDoubling(line.slice(0, close.at), marks)
  if (close.next > line.length) return { cells: [first], open: null, closedAt: close.at }
  const { cells, open } = splitFrom(line, { marks, start: close.next, keepsOpen: true })
  return { cells: [first, ...cells], open, closedAt: close.at }
}

function splitFrom(
  line: string,
  {
    marks,
    start,
    keepsOpen,
  }: { readonly marks: CellMarks; readonly start: number; readonly keepsOpen: boolean },
): SplitLine {
  const cells: string[] = []
  let at = start
  while (at <= line.length) {
    const first = skipSpaces(line, at)
    const close = line[first] === marks.quote ? closingQuote(line, first + 1, marks) : null
    if (close) {
      cells.push(withoutDoubling(line.slice(first + 1, close.at), marks))
      at = close.next
    } else if (keepsOpen && line[first] === marks.quote) {
      return { cells, open: line.slice(first + 1) }
    } else {
      const end = line.indexOf(marks.delimiter, at)
      cells.push(line.slice(at, end === -1 ? undefined : end))
      at = end === -1 ? line.length + 1 : end + marks.delimiter.length
    }
  }
  return { cells, open: null }
}

/** The quote that the cell ends with, and where the next cell begins: behind it stands a separator or nothing. */
function closingQuote(
  line: string,
  from: number,
  { delimiter, quote }: CellMarks,
): { readonly at: number; readonly next: number } | null {
  let at = line.indexOf(quote, from)
  while (at !== -1) {
    const isDoubled = line[at + 1] === quote
    const behind = skipSpaces(line, at + 1)
    if (!isDoubled && behind === line.length) return { at, next: line.length + 1 }
    if (!isDoubled && line.startsWith(delimiter, behind)) return { at, next: behind + delimiter.length }
    at = line.indexOf(quote, at + (isDoubled ? 2 : 1))
  }
  return null
}

function skipSpaces(line: string, from: number): number {
  let at = from
  while (line[at] === ' ' || line[at] === '\u00A0') at += 1
  return at
}

export function withoutDoubling(text: string, { quote }: CellMarks): string {
  return text.replaceAll(quote + quote, quote)
}
