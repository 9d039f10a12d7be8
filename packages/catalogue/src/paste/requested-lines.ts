import { fold } from '../search/fold.ts'
import { codesIn } from './codes-in-text.ts'
import { readBesideCode, type ReadLine, readLine, type WrittenAmount } from './read-line.ts'
import { type Known, linesOf, type Piece, requestedIn } from './split-text.ts'
import { type TableRow, tableOf } from './table.ts'
import { countUnitOf, isDozen } from './unit-words.ts'

/** One thing that a pasted text asks for. */
export interface RequestedLine extends ReadLine {
  /** Where it stands in the text. */
  readonly piece: Piece
  /** Codes and barcodes that stand apart from the rest. */
  readonly codes: readonly string[]
  /** False: how many was written, but in no way that can be read for certain; a person should look at it. */
  readonly isClear: boolean
}

/** What a pasted text asks for: the rows of a table, or the things that a message lists. */
export function requestedLines(text: string, known: Known): readonly RequestedLine[] {
  const rows = tableOf(text, known.isCode)
  if (rows) return rows.map((row) => wantedInRow(row, known))
  return linesOf(text)
    .flatMap((line) => requestedIn(text, line, known))
    .map((piece) => wantedInPiece(piece, known))
}

function wantedInPiece(piece: Piece, { isCode, isWord }: Known): RequestedLine {
  const { codes, rest } = codesIn(piece.text, isCode)
  if (codes.length === 0) return { ...readLine(rest, isWord), isClear: true, piece, codes }
  return { ...readBesideCode(rest), piece, codes }
}

function wantedInRow(row: TableRow, { isWord }: Known): RequestedLine {
  const { piece, code, name, quantity, unit, size } = row
  const named = readLine([name, size].filter((part) => part !== '').join(' '), isWord)
  const { amount, vague } = quantityInCells(quantity, unit)
  const codes = code === '' ? [] : [code]
  if (!amount) {
    const isClear = quantity.trim() === ''
    return { ...named, vague: isClear ? named.vague : (vague ?? { unit: null }), isClear, piece, codes }
  }
  // What the name says of numbers is of the pack, where a cell of its own says how many.
  const own = named.amount
  const packs = own !== null && own.unit === null ? [...named.packs, String(own.count)] : named.packs
  const asked = { amount, measured: null, vague: null, isCrossed: false, isClear: true }
  return { ...named, ...asked, packs, piece, codes }
}

function quantityInCells(quantity: string, unit: string): Pick<ReadLine, 'amount' | 'vague'> {
  const count = Number(quantity.replace(',', '.'))
  const word = fold(unit.trim()).replace(/\.$/, '')
  if (quantity.trim() !== '' && Number.isFinite(count)) return { amount: countedIn(count, word), vague: null }
  const { amount, measured, vague } = readLine(`${quantity} ${unit} -`)
  if (amount || measured?.measure !== 'g') return { amount, vague }
  return { amount: { ...plain, count: measured.value / 1000, unit: 'kg' }, vague }
}

const plain: WrittenAmount = { count: 1, upTo: null, unit: null, container: null, nextWord: null }

function countedIn(count: number, word: string): WrittenAmount {
  if (isDozen(word)) return { ...plain, count: count * 12, unit: 'piece' }
  return { ...plain, count, unit: /^(?:kgs?|kilos?)$/.test(word) ? 'kg' : (countUnitOf(word) ?? null) }
}
