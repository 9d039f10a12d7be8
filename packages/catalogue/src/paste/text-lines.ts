export interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

const numbering = /^\s*(\d{1,3})[.)]\s+(?=\S)/
/** In these forms, the number may also be a quantity. */
const looseNumbering = /^\s*\(?(\d{1,3})(?:[):/]|\s-)\s+(?=\p{L})/u
const bareNumbering = /^\s*(\d{1,3})\s+(?=\p{L})/u
/** Two bare numbers may be quantities before sizes: `1 tea 80`, `2 coffee 24`. */
const minBare = 3
/** `1) coriander 3` alone. Another number than the first one may be a quantity. */
const firstNumber = /^\s*(?:\(1\)|1[):./]|#\s?1|no\.?\s?1)\s+(?=\p{L})/iu
/** A number without a measure, and perhaps its unit. */
const countAtEnd = /\p{L}\s*[-–x×*:=(]?\s?\d{1,2}\)?(?:\s?\p{L}{1,8}\.?)?\s*$/u
const bullet = /^\s*(?:[-–—](?!\d)\s*|[*•·▪●◦>+]\s*|\[[ xX]?\]\s*)/
const dash = /^\s*[-–—]\s*/

export interface TextLine extends Piece {
  readonly isRow: boolean
}

export function linesOf(text: string, range: Pick<Piece, 'start' | 'end'>): readonly TextLine[] {
  const lines = [...text.slice(range.start, range.end).matchAll(/[^\r\n\u2028\u2029]+/g)].map((match) => {
    const start = range.start + match.index
    return pieceOf(text, start, start + match[0].length)
  })
  const numbers = numberingOf(lines.map((line) => line.text))
  // In a list of dashes, `-2` is two; alone it is less than nothing.
  const isDashed = lines.filter((line) => dash.test(line.text)).length > 1
  return lines.flatMap((line) => {
    const starts = [...numbers, isDashed ? dash : bullet, bullet]
    const trimmed = withoutStart(line, text, starts)
    return trimmed.text === '' ? [] : [{ ...trimmed, isRow: trimmed.start > line.start }]
  })
}

/** `1.`, `2.`, `3.` are line numbers, not quantities. In other forms, they are only if each line has a quantity behind them. */
function numberingOf(lines: readonly string[]): readonly RegExp[] {
  if (areNumbered(lines, numbering)) return [numbering]
  if (!lines.every((line) => countAtEnd.test(line))) return []
  if (lines.length === 1) return [firstNumber]
  const forms = lines.length < minBare ? [looseNumbering] : [looseNumbering, bareNumbering]
  return forms.filter((form) => form.exec(lines[0] ?? '')?.[1] === '1' && areNumbered(lines, form))
}

function areNumbered(lines: readonly string[], pattern: RegExp): boolean {
  const numbers = lines.flatMap((line) => pattern.exec(line)?.[1] ?? []).map(Number)
  return numbers.length > 1 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index)
}

function withoutStart(piece: Piece, text: string, starts: readonly RegExp[]): Piece {
  let { start } = piece
  for (const pattern of starts) {
    const match = pattern.exec(text.slice(start, piece.end))
    if (match) start += match[0].length
  }
  return pieceOf(text, start, piece.end)
}

const tenths = /(?<![\p{L}\d.,])[.,]\d/uy
const loosePunctuation = { lead: /[\s,;:.!?…]/, tail: /[\s,;:!?…=–—-]/ }

/** A range of a text, trimmed of spaces and loose punctuation, but not of the point of `.5`. */
export function pieceOf(text: string, start: number, end: number): Piece {
  let [from, to] = [start, end]
  while (from < to && loosePunctuation.lead.test(text.charAt(from)) && !startsWithTenths(text, from))
    from += 1
  while (to > from && loosePunctuation.tail.test(text.charAt(to - 1))) to -= 1
  return { text: text.slice(from, to), start: from, end: to }
}

function startsWithTenths(text: string, offset: number): boolean {
  tenths.lastIndex = offset
  return tenths.test(text)
}
