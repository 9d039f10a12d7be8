import { matchesIn } from '@provender/intake/matches-in'
import { fold } from '../search/fold.ts'
import {
  codesIn,
  type IsCode,
  isCodeWithNumber,
  isNumberAlone,
  isSemicolonRow,
  isWholeCode,
  partsOfCodeList,
} from './codes-in-text.ts'
import { isSizeWord } from './named-sizes.ts'
import { isArticle } from './number-phrases.ts'
import type { ParserLookups } from './parser-lookups.ts'
import { productsInRow } from './products-in-row.ts'
import { numberWord, partWord, weightAndVolumeWords } from './quantity-words.ts'
import { type ReadLine, readLine } from './read-line.ts'
import { isWanting, readSpoken } from './spoken-refusals.ts'
import { type Piece, pieceOf, type TextLine } from './text-lines.ts'
import { maxPiece } from './tokens.ts'
import { countUnit, isChatter } from './unit-words.ts'

const abbreviations =
  /(?:^|[^\p{L}])(?:szt|op|kart|opak|proc|no|nos|nr|ad|lt|gr|kg|pcs|pc|pce|ea|cs|cse|bx|ctn|ctns|btl|pk|pkt|dz|dzn|lb|lbs|oz|skrz|zgrz|qty|doz|approx|ok|tel)$/iu
const longestAbbreviation = 7
/**
 * The requested products in a line of a message, in short steps: undefined is a step without one. Splits sentences and lists, and drops
 * greetings and thanks. Does not split at a comma in a product's name (see `names`), an `and` without an amount after it, or a semicolon
 * between a code and its quantity.
 */
export function* findRequestedPieces(
  text: string,
  line: TextLine,
  lookups: ParserLookups,
): Generator<Piece | undefined, void> {
  const sentences = isSemicolonRow(line.text, lookups.isCode)
    ? [line]
    : sentencesOf(text, line, lookups.isCode)
  for (const sentence of sentences)
    for (const listed of listedIn(text, { ...sentence, isRow: line.isRow }, lookups))
      for (const joined of jointsOf(text, listed, lookups))
        for (const single of productsInRow(text, joined, lookups))
          for (const short of cut(text, single)) {
            const piece = withoutChatter(text, short, lookups.isCode)
            yield /[\p{L}\d]/u.test(piece.text) ? piece : undefined
          }
}

function* cut(text: string, piece: Piece): Generator<Piece, void> {
  let { start } = piece
  while (piece.end - start > maxPiece) {
    const space = text.slice(start, start + maxPiece).lastIndexOf(' ')
    const end = start + (space > 0 ? space : maxPiece)
    yield pieceOf(text, start, end)
    start = end
  }
  yield pieceOf(text, start, piece.end)
}

const sentenceEnd = /(?<![.!?;])[.!?;]+(?=\s|$)|;/g

function* sentencesOf(text: string, line: Piece, isCode: IsCode): Generator<Piece, void> {
  let start = line.start
  for (const match of matchesIn(line.text, sentenceEnd)) {
    const before = line.text.slice(start - line.start, match.index).slice(-maxPiece)
    // `milk ... 3`
    if (match[0].length > 1 && /^\s*\d/.test(line.text.slice(match.index + match[0].length))) continue
    const last = before.slice(-longestAbbreviation)
    if (match[0] === '.' && (abbreviations.test(last) || !/\p{L}\p{L}$|\d$|\d\p{L}$/u.test(last))) continue
    // `kit kat; 3`
    if (match[0] === ';' && isNumberAlone(cellAt(line.text, match.index + 1), isCode) && !/\d/.test(before))
      continue
    if (match[0] === ';' && isCodeWithNumber(`${before};${cellAt(line.text, match.index + 1)}`, isCode))
      continue
    if (match[0] === '.' && sizeAlone.test(line.text.slice(match.index + 1))) continue
    // `3. coriander`
    const behind = line.text.slice(match.index + match[0].length)
    if (isNumberAlone(before, isCode) && /^\s*\p{L}\D*$/u.test(behind)) continue
    yield pieceOf(text, start, line.start + match.index)
    start = line.start + match.index + match[0].length
  }
  yield pieceOf(text, start, line.end)
}

/** `wody niegaz. 1,5l, …`, `washing up liq. 20L (1)`: behind an abbreviation, the size of what it names. */
const sizeAlone =
  /^\s*(?:\d+\s?[x×]\s?\d+|\d+(?:[.,]\d+)?\s?(?=[kgmcl]))(?:kg|gr?|l|lt|ltr|ml|cl)?(?=\s*(?:$|[,;(]|(?:[x×*–-]\s*)?\d+\s*(?:$|[,;)])))/iu

function cellAt(text: string, start: number): string {
  return text.slice(start).split(';', 1)[0] ?? ''
}

function hasAmount(text: string, lookups: ParserLookups): boolean {
  return isAmountRead(readLine(text, lookups))
}

const isAmountRead = ({ amount, measured, vague }: ReadLine): boolean =>
  amount !== null || measured !== null || vague !== null

const listSigns = /[,+&/]/
const listSign = /,(?!\d)|,(?=\d+\s{0,9}(?:x\s)?\p{L}*\s+\p{L}{3})(?<!\d,)|\s[+&/]\s(?=\d|an?\s)/gu

/** Splits at commas, except decimal ones. A part that only qualifies the one before stays with it, and a row of a list is one product. */
function* listedIn(
  text: string,
  { isRow, ...sentence }: TextLine,
  lookups: ParserLookups,
): Generator<Piece, void> {
  if (!listSigns.test(sentence.text)) {
    if (sentence.text !== '') yield sentence
    return
  }
  const parts: Piece[] = []
  let start = sentence.start
  for (const match of matchesIn(sentence.text, listSign)) {
    if (match.index === 0) continue
    parts.push(pieceOf(text, start, sentence.start + match.index))
    start = sentence.start + match.index + match[0].length
  }
  parts.push(pieceOf(text, start, sentence.end))
  const mayBeOne = isRow && sentence.text.length <= maxPiece
  if (mayBeOne && parts.filter((part) => hasAmount(part.text, lookups)).length === 1) {
    yield sentence
    return
  }
  const reading = { ...lookups, read: createReader(lookups) }
  let before: Piece | undefined
  for (const part of parts.flatMap((each) => withoutCodeList(text, each, lookups.isCode))) {
    if (part.text === '') continue
    if (before && isQualifier(before.text, part.text, reading)) before = pieceOf(text, before.start, part.end)
    else {
      if (before) yield before
      before = part
    }
  }
  if (before) yield before
}

/** Reads each text of a list once: a part is compared with the one before it and with the one behind it. */
function createReader(lookups: ParserLookups): (text: string) => ReadLine {
  const lines = new Map<string, ReadLine>()
  return (text) => {
    const line = lines.get(text) ?? readLine(text, lookups)
    lines.set(text, line)
    return line
  }
}

function withoutCodeList(text: string, list: Piece, isCode: IsCode): readonly Piece[] {
  let { start } = list
  return partsOfCodeList(list.text, isCode).map((part) => {
    const piece = pieceOf(text, start, start + part.length)
    start += part.length + 1
    return piece
  })
}

const maxName = 120

/** True if the second part qualifies the first, or gives its quantity. */
function isQualifier(
  before: string,
  part: string,
  lookups: ParserLookups & { readonly read: (text: string) => ReadLine },
): boolean {
  if (before.length + part.length > maxPiece || isNextCode(before, part, lookups.isCode)) return false
  const [one, other] = [lookups.read(before), lookups.read(part)]
  const isCounted = other.amount !== null || other.vague !== null
  const isOrdered = one.isRefused && !other.isRefused && other.name !== '' && !isAllChatter(other.name)
  // `no basil, 2 coriander instead`, `we have enough eggs, need milk`.
  if (isOrdered && (isCounted || isWanting(part))) return false
  const told = readSpoken(part)
  if (told?.isRefused === true && told.product !== '' && one.name !== '' && !one.isRefused) return false
  // `coriander, no parsley, 3`
  if (other.isRefused && !one.isRefused && !isAmountRead(one) && one.name !== '') return true
  // `no eggs, milk or bread` refuses all of them.
  if (one.isRefused && !isCounted && !other.isRefused) return true
  const isNamed = one.name !== '' && !isAllChatter(one.name)
  // `chips, 6 please`, `mayonnaise 5L, 2 of them`
  if (isAllChatter(other.name) || other.name === 'them')
    return isNamed && isCounted && one.amount === null && one.vague === null
  if (isAllChatter(one.name)) return other.name === ''
  if (one.name === '' || other.name === '' || isMeasuring(other.name)) return true
  if (isAmountRead(one) && isCounted) return false
  if (isSayingWhich(part)) return true
  const name = `${one.name} ${other.name}`
  return name.length <= maxName && lookups.names(name)
}

/** `halloumi, 3, boxes`, `1 topside joint, approx 4kg`, `tomatoes, big tins`, `bleach, the 20 litre drum` */
const isMeasuring = (name: string): boolean =>
  name === 'about' ||
  weightAndVolumeWords.has(name) ||
  name.split(' ').every((word) => word === 'the' || countUnit(word) !== undefined || isSizeWord(word))

const isSayingWhich = (part: string): boolean => /^the\s.*\sones?(?!\p{L})/iu.test(part)

function isNextCode(before: string, part: string, isCode: IsCode): boolean {
  const isCoded = (text: string) => codesIn(text, isCode).codes.length > 0 || isWholeCode(text)
  return isNumberAlone(part, isCode) ? isCodeWithNumber(before, isCode) : isCoded(before) && isCoded(part)
}

function isAllChatter(name: string): boolean {
  return name !== '' && name.split(' ').every(isChatter)
}

const adversative = /but|just|ale|tylko|lecz|dodaj|ama|fakat|sadece/iu

/** `no eggs but 2 boxes of milk`, not `not 2 but 3 boxes`. */
function isRefusedBefore(text: string, lookups: ParserLookups): boolean {
  const { isRefused, isExcluding, name, amount } = readLine(text, lookups)
  return (isRefused || isExcluding) && name !== '' && amount === null
}

const joint =
  /\s(?:and|plus|i|oraz|ve|ayrıca|jeszcze|także|but|just|ale|tylko|lecz|dodaj|ama|fakat|sadece)(?:,?\s(?:u+[hm]+|e+r+m?|e+h?m+|hm+|[ey]{2,4}|şey),?)?\s/giu

/** Splits at an `and` before an amount: `2 milk and 3 eggs`, and at a `but` behind a refusal. */
function* jointsOf(text: string, piece: Piece, lookups: ParserLookups): Generator<Piece, void> {
  let { start } = piece
  for (const match of matchesIn(piece.text, joint)) {
    const before = pieceOf(text, start, piece.start + match.index)
    const next = piece.start + match.index + match[0].length
    const after = text.slice(next, Math.min(next + maxAfterJoint, piece.end))
    const canEnd = adversative.test(match[0])
      ? isRefusedBefore(before.text, lookups)
      : hasAmount(before.text, lookups) && !isPart(after, lookups) && !isQuantityAlone(before.text, lookups)
    const isJoint = (canEnd && startsWithAmount(after, lookups)) || isSharing(before.text, after, lookups)
    if (!isJoint && before.text.length <= maxPiece) continue
    yield before
    start = next
  }
  yield pieceOf(text, start, piece.end)
}

const sharing =
  /(?<!\p{L})(?:each|po(?=\s+\d)|(?:bir|iki[sş]|[uü][cç]|d[oö]rd)er|\d+['’]?[sş]?[ae]r)(?!\p{L})/iu

/** `2 each of coriander and basil`, `ayran ve sucuk ikişer koli`: the second product would be lost. */
function isSharing(before: string, after: string, lookups: ParserLookups): boolean {
  if (!sharing.test(before) && !sharing.test(after)) return false
  const nameOf = (text: string) => readLine(text.replace(sharing, ' '), lookups).name
  const names = [nameOf(before), nameOf(after)]
  return names.every((name) => name !== '' && lookups.names(name)) && !lookups.names(names.join(' '))
}

const maxAfterJoint = 100

/** `kiełbasa dwa kilo i pół`, `kiełbasa 2 i pół kg` */
function isPart(text: string, lookups: ParserLookups): boolean {
  const [first = '', ...others] = text.trim().split(/\s+/)
  return partWord(fold(first)) !== undefined && readLine(['1', ...others].join(' '), lookups).name === ''
}

function isQuantityAlone(text: string, lookups: ParserLookups): boolean {
  return codesIn(text, lookups.isCode).codes.length === 0 && readLine(text, lookups).name === ''
}

function startsWithAmount(text: string, lookups: ParserLookups): boolean {
  const [first = '', second = ''] = text.trim().split(/\s+/)
  return (
    /^\d/.test(first) ||
    (numberWord(fold(first)) !== undefined && isMeasuring(fold(second))) ||
    (isArticle(fold(first)) && countUnit(fold(second)) !== undefined) ||
    (hasAmount(text, lookups) && !hasAmount(text.trim().slice(first.length), lookups))
  )
}

const alsoInTurkish = /^bir\s+de\s+/iu
const puttingDown = /^.{0,60}?(?<!\p{L})(?:put|stick|pop|mark)\s(?:me|us)\s(?:down|in)\sfor\s+/iu

/** The words before the products: `can you put me down for six bleach`. Not in `halloumi, put me down for 3`. */
function leadIn(text: string): string {
  const also = alsoInTurkish.exec(text)?.[0]
  if (also !== undefined) return also
  const putting = puttingDown.exec(text)?.[0]
  if (putting === undefined) return ''
  return isAmountRead(readLine(putting)) || readLine(text.slice(putting.length)).name === '' ? '' : putting
}

/** Removes greetings, thanks and requests around the products; returns the whole text if nothing else is left. */
function withoutChatter(text: string, whole: Piece, isCode: IsCode): Piece {
  if (readSpoken(whole.text) !== undefined) return whole
  const lead = leadIn(whole.text)
  const piece = lead === '' ? whole : pieceOf(text, whole.start + lead.length, whole.end)
  const parts = piece.text.split(/(\s+)/)
  const first = startsWithCode(piece.text, isCode) ? 0 : parts.findIndex(isTelling)
  if (first < 0 || isSalam(parts)) return pieceOf(text, piece.end, piece.end)
  const last = parts.findLastIndex((part) => isTelling(part) && !/^(?:and|oraz|ve)$/iu.test(part))
  const before = parts.slice(0, first).join('').length
  const trailingLength = parts.slice(last + 1).join('').length
  if (before + trailingLength === 0) return piece
  const telling = pieceOf(text, piece.start + before, piece.end - trailingLength)
  return readSpoken(telling.text) === undefined ? telling : whole
}

/** `Salam bro`, which is no sausage: a greeting before nothing but words of greetings. */
function isSalam(parts: readonly string[]): boolean {
  const words = parts.filter((part) => /\S/.test(part))
  const isOther = (word: string) => isTelling(word) || /^(?:pl|l[uü]tfen|p?o?prosz)/iu.test(word)
  return words.length > 1 && /^salam$/i.test(words[0] ?? '') && !words.slice(1).some(isOther)
}

/** `x 12 a` may be a code, although an `x` is also a kiss. */
function startsWithCode(text: string, isCode: IsCode): boolean {
  return /^x\s/i.test(text) && codesIn(text, isCode).codes.some((code) => text.startsWith(code))
}

function isTelling(part: string): boolean {
  return /[\d/]/.test(part) || (/\S/.test(part) && !isChatter(fold(part).replace(/[^\p{L}]/gu, '')))
}
