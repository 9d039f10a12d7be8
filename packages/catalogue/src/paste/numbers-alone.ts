import type { ReadLine } from './read-line.ts'
import type { Piece } from './text-lines.ts'
import { bare } from './written-amount.ts'

type NumberedLine = ReadLine & {
  readonly piece: Piece
  readonly codes: readonly string[]
  readonly isClear: boolean
}

const numberAlone = /^\d{1,3}(?:[.,]\d{1,2})?$/

/** True for a number without a name or code beside it: it names no product. */
export const isNumberOnly = ({ piece, codes }: Pick<NumberedLine, 'piece' | 'codes'>): boolean =>
  codes.length === 0 && numberAlone.test(piece.text)

const rowNumber = /^(?:(\d{1,3})[.)/]|\((\d{1,3})\)|#\s?(\d{1,3}))\s*(?=\p{L})/u

/** `7. coriander`: seven, or the seventh row of a list. Several such rows have lost their numbers before. */
function isRowOrQuantity({ piece, amount }: NumberedLine): boolean {
  if (amount === null || amount.unit !== null) return false
  const [, ...numbers] = rowNumber.exec(piece.text) ?? []
  return numbers.some((number) => number !== undefined && Number(number) === amount.count)
}

/**
 * Leaves out the number of a row that was copied from a list, and asks about its product: `7. 180895 2`. Asks as well if the number may be the
 * quantity.
 */
export function withoutRowNumbers<Line extends NumberedLine>(
  lines: readonly Line[],
  text: string,
): readonly (Line & { readonly doubt?: string })[] {
  const isRowNumber = (line: Line, next: Line | undefined) =>
    next !== undefined &&
    isNumberOnly(line) &&
    /^\.[^\S\r\n]{1,3}$/.test(text.slice(line.piece.end, next.piece.start))
  return lines.flatMap((line, index) => {
    if (isRowNumber(line, lines[index + 1])) return []
    const before = lines[index - 1]
    if (before === undefined || !isRowNumber(before, line))
      return [isRowOrQuantity(line) ? { ...line, doubt: line.piece.text } : line]
    return [{ ...line, doubt: text.slice(before.piece.start, line.piece.end) }]
  })
}

/** Gives a number on a line of its own to the product on the line before, unless that has a quantity. A list that starts with a number keeps its numbers apart. */
export function joinNumbers<Line extends NumberedLine>(
  lines: readonly Line[],
  text: string,
): readonly Line[] {
  const [first] = lines
  if (!first || isNumberOnly(first)) return lines
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (before && isNumberOnly(line) && isOpen(before, line, text)) {
      const { start } = before.piece
      const piece = { text: text.slice(start, line.piece.end), start, end: line.piece.end }
      const amount = bare(Number(line.piece.text.replace(',', '.')))
      joined[joined.length - 1] = { ...before, amount, piece }
    } else joined.push(line)
  }
  return joined
}

function isOpen(line: NumberedLine, next: NumberedLine, text: string): boolean {
  const hasQuantity = line.amount !== null || line.measured !== null || line.vague !== null
  const between = text.slice(line.piece.end, next.piece.start)
  const isNext = /^[^\S\r\n]*(?:\r\n|\r|\n)\s*$/.test(between)
  return (
    !hasQuantity && !line.isRefused && line.isClear && (line.name !== '' || line.codes.length > 0) && isNext
  )
}
