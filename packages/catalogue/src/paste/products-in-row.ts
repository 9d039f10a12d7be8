import { matchesIn } from '@provender/intake/matches-in'
import { fold } from '../search/fold.ts'
import { isEmptyWord } from '../search/synonyms/synonyms.ts'
import type { ParserLookups } from './parser-lookups.ts'
import { numberWord } from './quantity-words.ts'
import { readLine } from './read-line.ts'
import { type Piece, pieceOf } from './text-lines.ts'
import { maxPiece } from './tokens.ts'
import { countUnit, isChatter, isNaming } from './unit-words.ts'

type Kind =
  | 'count'
  | 'unit'
  | 'name'
  | 'joint'
  /** Of greetings and requests. */
  | 'chatter'
  /** A size, a number of a name, `of`. */
  | 'other'

interface Word {
  readonly kind: Kind
  readonly text: string
  readonly start: number
  readonly end: number
}

const size = String.raw`\d+(?:[.,]\d+)?(?:\s?[x×*]\s?\d[\d.,]*\s?\p{L}*|\s?(?:kgs?|kiloluk|litrelik|gramlık|gr?|l|lt|ml|cl|oz|cm|mm|in|inch|ply|pk|pt|slices?|portions?|dilim|porcji)(?![\p{L}\d])|%|[./]\d+)`
const count = String.raw`(?:[(x×*:=]{1,2}\s?)?\d{1,3}(?:\s?[x×*](?![\p{L}\d])|(?![\d\p{L}.,/%]))\)?`
const wordOfRow = new RegExp(
  String.raw`(${size})|(${count})|(\d{1,3})(\p{L}+)\.?(?![\p{L}\d])|(\p{L}[\p{L}'’]*\.?)|[\p{L}\d][^\s|]*|[|+&/–—-]`,
  'gu',
)
const joints = new Set('and plus then n w i oraz potem ve arti sonra + & / | - – —'.split(' '))
/** The others may also offer a choice, or describe: `penne / fusilli`, `whole milk - skimmed`. */
const additions = new Set('and plus i oraz ve arti + &'.split(' '))

/**
 * The products that a row lists without commas, if each has its number and is found, and no product is called like all of them:
 * `3 coriander 2 basil`, `coriander (3) basil (2)`, `ayran 3 - hellim 2`. Otherwise the row itself.
 */
export function productsInRow(text: string, row: Piece, lookups: ParserLookups): readonly Piece[] {
  if (row.text.length > maxPiece || !/\p{L}/u.test(row.text) || !mayHaveCounts(row.text)) return [row]
  const pieces = matchesIn(row.text, wordOfRow)
  if (pieces.filter(mayBeCount).length < 2) return [row]
  const words = wordsOf(pieces, lookups)
  if (words.filter(({ kind }) => kind === 'count').length < 2) return [row]
  const first = startOfProducts(words, lookups)
  const last = words.findLastIndex(({ kind }) => !isAround(kind))
  const own = words.slice(first, last + 1)
  const isCountFirst = own[0]?.kind === 'count'
  const isCountLast = own.findLast(({ kind }) => kind !== 'unit')?.kind === 'count'
  if (isCountFirst === isCountLast) return [row]
  const { isRefused, isExcluding } = readLine(row.text, lookups)
  if (isRefused || isExcluding) return [row]
  const products = isCountFirst ? startingWithCounts(own, lookups) : endingWithCounts(own)
  const names = products.map(namesIn)
  const isListed = products.every((each, index) => isProduct(each, names[index] ?? [], lookups))
  if (!isListed || lookups.names(names.flat().join(' '))) return [row]
  const isAddressed = words.slice(0, first).some(({ kind }) => kind === 'name')
  return products.map((each, index) => {
    // With the unknown words the first is asked.
    const start = index === 0 && isAddressed ? 0 : (each[0]?.start ?? 0)
    return pieceOf(text, row.start + start, row.start + (each.at(-1)?.end ?? 0))
  })
}

/**
 * Behind greetings and requests. Words among them that nothing is called belong to them, if a number follows: `alright geezer chuck us 4
 * chips`. Alone they may be a product.
 */
function startOfProducts(words: readonly Word[], { isKnown }: Pick<ParserLookups, 'isKnown'>): number {
  const start = words.findIndex(({ kind }) => !isAround(kind))
  const counted = words.findIndex(({ kind }) => kind === 'count')
  const before = words.slice(0, counted)
  const isAddress =
    before.some(({ kind }) => kind === 'chatter') &&
    before.every(({ kind, text }) => isAround(kind) || (kind === 'name' && !isKnown(text)))
  return isAddress ? counted : start
}

const isAround = (kind: Kind): boolean => kind === 'chatter' || kind === 'joint'

/** False for nearly all rows, which have one number. */
const mayHaveCounts = (text: string): boolean =>
  /\d\D+\d/.test(text) || (fold(text).match(/[a-z]+/g) ?? []).some((word) => numberWord(word) !== undefined)

const mayBeCount = ({ 0: all, 2: counted, 4: unit }: RegExpExecArray): boolean =>
  counted !== undefined || unit !== undefined || numberWord(fold(all).replace(/\.$/, '')) !== undefined

function wordsOf(pieces: readonly RegExpExecArray[], lookups: ParserLookups): readonly Word[] {
  const plain = pieces.map(([all]) =>
    fold(all).replace(/^[(x×*:=\s]+(?=\d)|(?<=\d)\s?[x×*)]+$|[.)\s]+$/g, ''),
  )
  return pieces.map(({ 0: all, 1: sized, 2: counted, 4: unit, index }, wordIndex) => {
    const [before = '', own = '', after = ''] = [plain[wordIndex - 1], plain[wordIndex], plain[wordIndex + 1]]
    const kindOf = (): Kind => {
      if (sized !== undefined) return 'other'
      const isNumber = counted !== undefined || numberWord(own) !== undefined
      if (isNumber)
        return isNaming(before) || lookups.isTogether(own, after) || lookups.isTogether(before, own)
          ? 'other'
          : 'count'
      if (unit !== undefined) return countUnit(fold(unit)) === undefined ? 'name' : 'count'
      if (joints.has(own)) return 'joint'
      if (isEmptyWord(own)) return 'other'
      if (countUnit(own) !== undefined) return 'unit'
      return isChatter(own) ? 'chatter' : 'name'
    }
    return { kind: kindOf(), text: own, start: index, end: index + all.length }
  })
}

function startingWithCounts(
  words: readonly Word[],
  lookups: Pick<ParserLookups, 'names'>,
): readonly (readonly Word[])[] {
  const products: Word[][] = []
  for (const [index, word] of words.entries()) {
    const last = products.at(-1) ?? []
    if (word.kind === 'count' || isAdded(last, words.slice(index), lookups)) products.push([])
    if (products.at(-1) === last || word.kind !== 'joint') products.at(-1)?.push(word)
  }
  return products.map((each) => each.slice(0, each.findLastIndex(({ kind }) => kind !== 'joint') + 1))
}

function endingWithCounts(words: readonly Word[]): readonly (readonly Word[])[] {
  const products: Word[][] = []
  let isCounted = true
  for (const word of words) {
    if (isCounted && word.kind === 'joint') continue
    if (isCounted && word.kind !== 'unit') {
      products.push([])
      isCounted = false
    }
    products.at(-1)?.push(word)
    if (word.kind === 'count') isCounted = true
  }
  return products
}

/** `1 ketchup and gloves`, not `2 salt and vinegar crisps`. */
function isAdded(
  before: readonly Word[],
  [joint, ...others]: readonly Word[],
  { names }: Pick<ParserLookups, 'names'>,
): boolean {
  if (joint?.kind !== 'joint' || !additions.has(joint.text) || namesIn(before).length === 0) return false
  const end = others.findIndex(({ kind }) => kind === 'count' || kind === 'joint')
  const next = namesIn(end < 0 ? others : others.slice(0, end))
  return next.length > 0 && !names([...namesIn(before), ...next].join(' '))
}

const namesIn = (words: readonly Word[]): readonly string[] =>
  words.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []))

function isProduct(words: readonly Word[], names: readonly string[], lookups: ParserLookups): boolean {
  const counts = words.filter(({ kind }) => kind === 'count').length
  if (counts > 1 || !names.some((name) => name.length > 2) || words.some(({ kind }) => isAround(kind)))
    return false
  return names.every((name) => lookups.isKnown(name)) && lookups.names(names.join(' '))
}
