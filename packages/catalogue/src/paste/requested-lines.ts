import { fold } from '../search/fold.ts'
import { codesIn } from './codes-in-text.ts'
import { readNextToCode, type ReadLine, readLine, type WrittenAmount } from './read-line.ts'
import { type ParserLookups, linesOf, type Piece, findRequestedPieces } from './split-text.ts'
import { type TableRow, tableOf } from './table.ts'
import { countUnitOf, isDozen } from './unit-words.ts'

/** One requested line of a pasted text. */
export interface RequestedLine extends ReadLine {
  /** Its position in the text. */
  readonly piece: Piece
  /** Codes and barcodes separate from the rest. */
  readonly codes: readonly string[]
  /** False if the quantity cannot be read with certainty and the user should check it. */
  readonly isClear: boolean
}

/** The requested lines of a pasted text: the rows of a table, or the products listed in a message. */
export function requestedLines(text: string, known: ParserLookups): readonly RequestedLine[] {
  const rows = tableOf(text, known.isCode)
  if (rows) return rows.map((row) => requestedInRow(row, known))
  return linesOf(text)
    .flatMap((line) => findRequestedPieces(text, line, known))
    .map((piece) => requestedInPiece(piece, known))
}

function requestedInPiece(piece: Piece, { isCode, isWord }: ParserLookups): RequestedLine {
  const { codes, rest } = codesIn(piece.text, isCode)
  if (codes.length === 0) return { ...readLine(rest, isWord), isClear: true, piece, codes }
  return { ...readNextToCode(rest), piece, codes }
}

function requestedInRow(row: TableRow, { isWord }: ParserLookups): RequestedLine {
  const { piece, code, name, quantity, unit, size } = row
  const named = readLine([name, size].filter((part) => part !== '').join(' '), isWord)
  const { amount, vague } = quantityInCells(quantity, unit)
  const codes = code === '' ? [] : [code]
  if (!amount) {
    const isClear = quantity.trim() === ''
    return { ...named, vague: isClear ? named.vague : (vague ?? { unit: null }), isClear, piece, codes }
  }
  // Numbers in the name belong to the pack if the quantity has its own cell.
  const own = named.amount
  const packs = own !== null && own.unit === null ? [...named.packs, String(own.count)] : named.packs
  const requested = { amount, measured: null, vague: null, isCrossed: false, isClear: true }
  return { ...named, ...requested, packs, piece, codes }
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
