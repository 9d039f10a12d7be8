import { fold } from '../search/fold.ts'
import { type ReadLine, readLine, type WrittenAmount } from './read-line.ts'
import { linesOf, type Names, type Piece, wantedIn } from './split-text.ts'
import { type TableRow, tableOf } from './table.ts'
import { countUnitOf } from './unit-words.ts'

/** One thing that a pasted text asks for. */
export interface WantedLine extends ReadLine {
  /** Where it stands in the text. */
  readonly piece: Piece
  /** A code or barcode that stands apart from the rest; else empty. */
  readonly code: string
}

/** What the reader asks of the catalogue. */
export interface Known {
  readonly isCode: (text: string) => boolean
  readonly names: Names
}

/** What a pasted text asks for: the rows of a table, or the things that a message lists. */
export function wantedLines(text: string, known: Known): readonly WantedLine[] {
  const rows = tableOf(text, known.isCode)
  if (rows) return rows.map(wantedInRow)
  return linesOf(text)
    .flatMap((line) => wantedIn(text, line, known.names))
    .map((piece) => wantedInPiece(piece, known))
}

function wantedInPiece(piece: Piece, { isCode }: Known): WantedLine {
  const code = piece.text.split(/[\s,;:]+/).find((word) => leastCode.test(word) && isCode(word)) ?? ''
  const rest = code === '' ? piece.text : piece.text.replace(code, ' ')
  return { ...readLine(rest), piece, code }
}

// Shorter numbers are amounts or packs.
const leastCode = /^[\p{L}\d-]*\d[\p{L}\d-]{3,}$/u

function wantedInRow({ piece, code, name, quantity, unit, size }: TableRow): WantedLine {
  const named = readLine([name, size].filter((part) => part !== '').join(' '))
  const amount = amountInCells(quantity, unit)
  if (!amount) return { ...named, piece, code }
  // What the name says of numbers is of the pack, where a cell of its own says how many.
  const own = named.amount
  const packs = own !== null && own.unit === null ? [...named.packs, String(own.count)] : named.packs
  return { ...named, packs, amount, measured: null, isCrossed: false, piece, code }
}

function amountInCells(quantity: string, unit: string): WrittenAmount | null {
  const count = Number(quantity.replace(',', '.'))
  const word = fold(unit.trim()).replace(/\.$/, '')
  if (quantity.trim() !== '' && Number.isFinite(count))
    return {
      count,
      unit: /^(?:kgs?|kilos?)$/.test(word) ? 'kg' : (countUnitOf(word) ?? null),
      container: null,
    }
  const { amount, measured } = readLine(`${quantity} ${unit} -`)
  if (amount) return amount
  return measured?.measure === 'g' ? { count: measured.value / 1000, unit: 'kg', container: null } : null
}
