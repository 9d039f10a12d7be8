import { fold } from '../search/fold.ts'
import { codesIn } from './codes-in-text.ts'
import { readBesideCode, type ReadLine, readLine, type WrittenAmount } from './read-line.ts'
import { type Known, linesOf, type Piece, wantedIn } from './split-text.ts'
import { type TableRow, tableOf } from './table.ts'
import { countUnitOf } from './unit-words.ts'

/** One thing that a pasted text asks for. */
export interface WantedLine extends ReadLine {
  /** Where it stands in the text. */
  readonly piece: Piece
  /** Codes and barcodes that stand apart from the rest. */
  readonly codes: readonly string[]
  /** False: how many was written, but in no way that can be read for certain; a person should look at it. */
  readonly isClear: boolean
}

/** What a pasted text asks for: the rows of a table, or the things that a message lists. */
export function wantedLines(text: string, known: Known): readonly WantedLine[] {
  const rows = tableOf(text, known.isCode)
  if (rows) return rows.map(wantedInRow)
  return linesOf(text)
    .flatMap((line) => wantedIn(text, line, known))
    .map((piece) => wantedInPiece(piece, known))
}

function wantedInPiece(piece: Piece, { isCode }: Known): WantedLine {
  const { codes, rest } = codesIn(piece.text, isCode)
  if (codes.length === 0) return { ...readLine(rest), isClear: true, piece, codes }
  return { ...readBesideCode(rest), piece, codes }
}

function wantedInRow({ piece, code, name, quantity, unit, size }: TableRow): WantedLine {
  const named = readLine([name, size].filter((part) => part !== '').join(' '))
  const amount = amountInCells(quantity, unit)
  const codes = code === '' ? [] : [code]
  if (!amount) return { ...named, isClear: quantity.trim() === '', piece, codes }
  // What the name says of numbers is of the pack, where a cell of its own says how many.
  const own = named.amount
  const packs = own !== null && own.unit === null ? [...named.packs, String(own.count)] : named.packs
  return { ...named, packs, amount, measured: null, isCrossed: false, isClear: true, piece, codes }
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
