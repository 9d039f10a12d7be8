import { unwrapCooperatively } from '@provender/intake/unwrap-message'
import { type CooperativeLoop, runToEnd } from '../cooperative-loop.ts'
import { fold } from '../search/fold.ts'
import { isFirstName, withoutAddressee } from './addressees.ts'
import { codesIn } from './codes-in-text.ts'
import { crossedIn, crossingOf } from './crossed-out.ts'
import { joinNumbers, withoutRowNumbers } from './numbers-alone.ts'
import { withProductsOfKinds } from './other-kinds.ts'
import type { WrittenSize } from './pack-crosses.ts'
import type { ParserLookups } from './parser-lookups.ts'
import { readNextToCode, type ReadLine, readLine } from './read-line.ts'
import { withoutSections } from './sections.ts'
import { findRequestedPieces } from './split-text.ts'
import { blocksOf, type TableRow } from './table.ts'
import { linesOf, type Piece } from './text-lines.ts'
import { numberOf, type NumberToken } from './tokens.ts'
import { countIn, countUnit } from './unit-words.ts'
import { plainAmount, type WrittenAmount } from './written-amount.ts'

export interface RequestedLine extends ReadLine {
  readonly piece: Piece
  /** Codes and barcodes separate from the rest. */
  readonly codes: readonly string[]
  readonly unknownCodes: readonly string[]
  /** False if the quantity cannot be read with certainty and the user should check it. */
  readonly isClear: boolean
  /** The words around it that may change it: `Returns:`, `cancel all`. */
  readonly doubt?: string
}

const maxPasteLines = 500

/**
 * The requested lines of a pasted text: the rows of a table, or the products listed in a message. Leaves out what is no order, unless
 * `readsEverything`.
 */
export function requestedLines(
  message: string,
  lookups: ParserLookups,
  readsEverything = false,
): readonly RequestedLine[] {
  return runToEnd(readCooperatively(message, lookups, readsEverything)).requested
}

interface ReadMessage {
  readonly requested: readonly RequestedLine[]
  /** All that the writers say, orders or not; positions are those of the message. */
  readonly said: string
}

export function* readCooperatively(
  message: string,
  lookups: ParserLookups,
  readsEverything: boolean,
): CooperativeLoop<ReadMessage> {
  const { text, source, said } = readsEverything
    ? { text: message, source: message, said: message }
    : yield* unwrapCooperatively(message)
  yield
  const requested: RequestedLine[] = []
  for (const line of requestedIn(text, lookups)) {
    if (line) requested.push(line)
    if (requested.length === maxPasteLines) break
    yield
  }
  const crossed = crossedIn(text)
  const listed = withoutSections(requested, text)
  const marked = crossed.length === 0 ? listed : listed.map((line) => withCrossing(line, crossed))
  return { requested: withoutSignOff(marked, { text, source }, lookups), said }
}

function withCrossing(line: RequestedLine, crossed: ReturnType<typeof crossedIn>): RequestedLine {
  const crossing = crossingOf(line.piece, line.codes, crossed)
  if (crossing === 'none') return line
  return crossing === 'all' ? { ...line, isRefused: true } : { ...line, isExcluding: true }
}

function* requestedIn(text: string, lookups: ParserLookups): Generator<RequestedLine | undefined, void> {
  for (const block of blocksOf(text, lookups.isCode)) {
    for (const row of block.rows ?? []) yield requestedInRow(row, lookups)
    const listed: RequestedLine[] = []
    for (const piece of block.rows ? [] : piecesIn(text, block, lookups)) {
      if (piece) listed.push(requestedInPiece(piece, lookups))
      // A quantity may have a line of its own.
      if (listed.length === 2 * maxPasteLines) break
      yield undefined
    }
    yield* joinNumbers(withoutRowNumbers(withProductsOfKinds(listed, text, lookups), text), text)
  }
}

function* piecesIn(
  text: string,
  block: Pick<Piece, 'start' | 'end'>,
  lookups: ParserLookups,
): Generator<Piece | undefined, void> {
  for (const line of linesOf(text, block)) yield* findRequestedPieces(text, line, lookups)
}

const name = /^\p{Lu}\p{L}*\.?(?:\s+\p{Lu}\p{L}*){0,3}(?:\s*\(([^()\d]{2,30})\))?$/u
/** Products may be called so too, but not behind a first name. */
const placeOfPerson = /^(?:bar|bakery|bistro|deli|piekarnia|firin)$/
const place =
  /^(?:kitchen|office|shop|store|cafe|reception|kuchnia|biuro|sklep|kawiarnia|recepcja|mutfak|ofis|dukkan|kafe|resepsiyon)$/

/**
 * Leaves out a name at the end: a word with a capital that no product has, behind a full stop, an empty line or a part that is no order, or
 * with a place behind it: `Helen (kitchen)`. Not `Sałata (lodowa)`, whose name may be misspelt.
 */
function withoutSignOff(
  requested: readonly RequestedLine[],
  message: { readonly text: string; readonly source: string },
  lookups: ParserLookups,
): readonly RequestedLine[] {
  const [before, last] = [requested.at(-2), requested.at(-1)]
  if (!before || !last || last.amount !== null || last.codes.length > 0) return requested
  const [written, remark] = name.exec(last.piece.text) ?? []
  if (written === undefined) return requested
  const own = written.replace(/\(.*/, '')
  const isPlace = (folded: string) => place.test(folded) || (placeOfPerson.test(folded) && isFirstName(own))
  if (remark !== undefined && !isPlace(fold(remark))) return requested
  const words = fold(own).split(' ')
  const isProduct = words.some((word) => word.length > 2 && lookups.isWord(word))
  if (remark !== undefined) return isProduct ? requested : requested.slice(0, -1)
  const between = [before.piece.end, last.piece.start] as const
  const isApart =
    /[.!?]|\n\s*\n/.test(message.text.slice(...between)) || /\p{L}{2}/u.test(message.source.slice(...between))
  return isProduct || !isApart ? requested : withoutSignOff(requested.slice(0, -1), message, lookups)
}

/** Longer than any quantity or size: a code, even if no product has it. */
const longNumber = /(?<![\p{L}\p{N}.,-])\d{6,14}(?![\p{L}\p{N}.,-]*\d)/gu

const gluedCode =
  /(?<![\p{L}\p{N}])(?:(\d{1,3})[x*@](\d{5,8})|(\d{5,8})([x*:=(/_-])(\d{1,3})\)?)(?![\p{L}\p{N}])/giu
const mayHaveCode = /\d{5}|[#*>]/
/** What may also be a part of another code: `180895-2`. */
const partOfCode = '/_-'

/** A code with what people or scanners put around it: `#180895`, `*180895*`, `<F1>180895`. Its first asterisk may be gone as a bullet. */
const markedCode =
  /(?:(?<![\p{L}\p{N}])(?:<\p{L}{1,3}\d?>|[#*])\s?|(?<![^\s,;]))([\p{L}\d][\p{L}\d.-]{2,30})\*?(?![\p{L}\p{N}*])/gu

function withUnmarkedCodes(text: string, isCode: ParserLookups['isCode']): string {
  return text.replaceAll(markedCode, (all: string, code: string) => (isCode(code) ? ` ${code} ` : all))
}

/** `180895x2`, `2@180895`: a code and its number. */
function withSpacedCodes(
  text: string,
  isCode: ParserLookups['isCode'],
): { readonly spaced: string; readonly isDoubtful: boolean } {
  let isDoubtful = false
  if (!mayHaveCode.test(text)) return { spaced: text, isDoubtful }
  const plain = /[#*>]/.test(text) ? withUnmarkedCodes(text, isCode) : text
  const spaced = plain.replaceAll(gluedCode, (all: string, ...parts: readonly (string | undefined)[]) => {
    const [before, codeBehind, code, sign = 'x', behind] = parts
    const own = code ?? codeBehind ?? ''
    if (!isCode(own) || isCode(all)) return all
    isDoubtful ||= partOfCode.includes(sign)
    return `${own} x ${behind ?? before}`
  })
  return { spaced, isDoubtful }
}

const rowNumber = /^\s*\d{1,3}\s+/

/** `1 340661 Coriander 1kg 3`: the number of the row, if another number counts. */
function readRowNumber(
  text: string,
  code: string,
  lookups: ParserLookups,
): ReturnType<typeof readNextToCode> | undefined {
  const length = rowNumber.exec(text)?.[0].length ?? 0
  if (length === 0 || !text.startsWith(code, length)) return undefined
  const line = readNextToCode(text.slice(length + code.length), lookups)
  return line.amount !== null && line.name !== '' ? line : undefined
}

function requestedInPiece(piece: Piece, lookups: ParserLookups): RequestedLine {
  const { spaced, isDoubtful } = withSpacedCodes(piece.text, lookups.isCode)
  const { codes, rest } = codesIn(withoutAddressee(spaced, lookups), lookups.isCode)
  const [code] = codes
  if (code !== undefined) {
    const numbered = readRowNumber(spaced, code, lookups)
    const doubted = isDoubtful || numbered ? { doubt: piece.text } : {}
    return { ...(numbered ?? readNextToCode(rest, lookups)), ...doubted, piece, codes, unknownCodes: [] }
  }
  const unknownCodes = rest.match(longNumber) ?? []
  return { ...readLine(rest, lookups), isClear: true, piece, codes, unknownCodes }
}

function requestedInRow(row: TableRow, lookups: ParserLookups): RequestedLine {
  const { piece, code, name, quantity, unit, size } = row
  const doubted = row.doubt === undefined ? {} : { doubt: row.doubt }
  const named = readLine([name, size].filter((part) => part !== '').join(' '), lookups)
  const ownUnit = unit === '' ? boxBehindName(name, lookups) : unit
  const { amount, measured, vague, isRefused } = quantityInCells(quantity, ownUnit)
  const codes = code === '' ? [] : [code]
  const unknownCodes = codes.filter((each) => !lookups.isCode(each))
  if (!amount) {
    const isClear = quantity.trim() === '' || measured !== null
    return {
      ...named,
      ...doubted,
      measured: measured ?? named.measured,
      vague: isClear ? named.vague : (vague ?? { unit: null }),
      isRefused: named.isRefused || isRefused,
      isClear,
      piece,
      codes,
      unknownCodes,
    }
  }
  // Numbers in the name belong to the pack if the quantity has its own cell.
  const own = named.amount
  const packs = own !== null && own.unit === null ? [...named.packs, String(own.count)] : named.packs
  const requested = { amount, measured, vague: null, isCrossed: false, times: null, isClear: true }
  const wanted = { isRefused: named.isRefused || isRefused }
  return { ...named, ...doubted, ...requested, ...wanted, packs, piece, codes, unknownCodes }
}

/** `Double cream 2L case` beside a number. Not `Pizza boxes`, which is a name. */
function boxBehindName(name: string, { isTogether }: ParserLookups): string {
  const [before = '', last = ''] = fold(name.trim()).split(/\s+/).slice(-2)
  return countUnit(last) === 'box' && !isTogether(before, last) ? last : ''
}

function quantityInCells(
  quantity: string,
  unit: string,
): Pick<ReadLine, 'amount' | 'measured' | 'vague' | 'isRefused'> {
  const word = fold(unit.trim()).replace(/\.$/, '')
  const read = readLine(`${quantity} ${unit} -`)
  if (read.amount === null && read.measured !== null) return { ...read, amount: weightOf(read.measured) }
  return plainNumber.test(quantity.trim())
    ? { amount: countedIn(numberOf(quantity.trim()), word), measured: null, vague: null, isRefused: false }
    : read
}

const plainNumber = /^\d+(?:[.,]\d*)?$|^[.,]\d+$/

function weightOf({ value, measure, upTo }: WrittenSize): WrittenAmount | null {
  if (measure !== 'g') return null
  return { ...plainAmount, count: value / 1000, upTo: upTo === undefined ? null : upTo / 1000, unit: 'kg' }
}

function countedIn({ value: count, decimal }: NumberToken, word: string): WrittenAmount {
  const pieces = countIn(word)
  if (pieces !== undefined) return { ...plainAmount, count: count * pieces, unit: 'piece' }
  return { ...plainAmount, count, decimal: decimal ?? null, unit: countUnit(word) ?? null }
}
