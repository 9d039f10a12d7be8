import { type Line, isEmpty, type MaskedText } from './masked-text.ts'
import { movedCell } from './moved-cell.ts'
import { pattern } from './words.ts'

const separatorRow = /^[\s|+:=-]+$/
const heading = pattern(
  String.raw`(?:^|\s{2,}|\|)\s*(?:product|item|description|name|code|sku|nazwa|produkt|towar|kod|ürün|ürün adı|açıklama|malzeme)\s*(?:$|\s{2,}|\|)`,
)

/** Turns columns that are drawn with `|` or aligned with spaces into columns with tabs. */
export function unwrapTextTables(masked: MaskedText): void {
  const lines = masked.lines()
  for (const block of blocksOf(lines, (line) => cellsByPipe(line.text) > 1)) {
    for (const line of block)
      if (separatorRow.test(line.text)) masked.blankLine(line)
      else replacePipes(masked, line)
  }
  for (const block of blocksOf(lines, (line) => /\S\s{2,}\S/.test(line.text) && !/[\t|]/.test(line.text))) {
    if (!heading.test(block[0]?.text ?? '')) continue
    const columns = startsOf(block[0]?.text ?? '')
    const isAligned = block.some(({ text }, index) => index > 0 && areBelow(startsOf(text), columns))
    for (const line of block) {
      const cells = startsOf(line.text)
      const missing = isAligned ? missingCells(cells, columns) : []
      let isMoved = false
      for (const [cell, start] of cells.slice(1).entries()) {
        const gap = line.text.slice(0, start).trimEnd().length
        const before = { start: cells[cell] ?? 0, text: line.text.slice(cells[cell], gap) }
        isMoved ||= isAligned && cells.length < columns.length && moves(before, start, columns)
        const tabs = isMoved ? 1 : Math.min(1 + (missing[cell + 1] ?? 0), start - gap)
        for (let index = 0; index < tabs; index += 1) masked.put(line.start + gap + index, '\t')
        if (isMoved && /^\d/.test(line.text.slice(start))) masked.put(line.start + start - 1, movedCell)
      }
    }
  }
}

/** Where the cells of a row start that is aligned with spaces. */
function startsOf(text: string): readonly number[] {
  return [...text.matchAll(/(?:^\s*|(?<=\S)\s{2,})(?=\S)/g)].map(({ 0: gap, index }) => index + gap.length)
}

const areBelow = (cells: readonly number[], columns: readonly number[]): boolean =>
  cells.length === columns.length && cells.every((start, index) => start === columns[index])

/**
 * True for a cell that ends behind the start of the next column. What follows has lost its place, unless the cell holds the next one:
 * `Soft scoop vanilla 1`.
 */
function moves(before: Line, next: number, columns: readonly number[]): boolean {
  const end = before.start + before.text.length
  const reached = columns[columns.findLastIndex((column) => column <= before.start) + 1]
  const holdsNext = /\s\d+$/.test(before.text) && columns.includes(next)
  return reached !== undefined && end > reached && !holdsNext
}

/** How many empty cells stand before each cell of a row with fewer cells than columns. */
function missingCells(cells: readonly number[], columns: readonly number[]): readonly number[] {
  if (cells.length >= columns.length) return []
  let next = 0
  return cells.map((start) => {
    const column = columns.findLastIndex((each) => each <= start)
    const missing = Math.max(0, column - next)
    next += missing + 1
    return missing
  })
}

function cellsByPipe(text: string): number {
  return text.split('|').filter((cell) => cell.trim() !== '').length
}

function replacePipes(masked: MaskedText, { text, start }: Line): void {
  const first = text.search(/[^\s|]/)
  for (const pipe of text.matchAll(/\|/g)) masked.put(start + pipe.index, pipe.index < first ? ' ' : '\t')
}

function blocksOf(lines: readonly Line[], isRow: (line: Line) => boolean): readonly (readonly Line[])[] {
  const blocks: Line[][] = [[]]
  for (const line of lines) {
    if (!isEmpty(line) && (isRow(line) || (separatorRow.test(line.text) && blocks.at(-1)?.length)))
      blocks.at(-1)?.push(line)
    else blocks.push([])
  }
  return blocks.filter((block) => block.length > 1)
}
