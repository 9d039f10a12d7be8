import { mergeNamesWithNumbers, type NameLookups, noNames } from './names-with-numbers.ts'
import {
  hasPack,
  isPackPart,
  packCross,
  timesOf,
  type WrittenSize,
  type WrittenTimes,
} from './pack-crosses.ts'
import { mergeQuantityPhrases } from './quantity-phrases.ts'
import { readWanted } from './refusals.ts'
import { readSpoken } from './spoken-refusals.ts'
import { type Token, tokensOf } from './tokens.ts'
import { countIn, type CountUnit, countUnit, isPlural, sizeOf } from './unit-words.ts'
import {
  bare,
  bareAmount,
  counted,
  crossedAmount,
  labelledAmount,
  maxBesideCode,
  unitAmount,
  type WrittenAmount,
} from './written-amount.ts'

/** A parsed line. All words are folded. */
export interface ReadLine {
  /** The product text without the quantity. */
  readonly name: string
  /** Numbers and measures that may belong to a pack: `2l`, `12`. */
  readonly packs: readonly string[]
  readonly amount: WrittenAmount | null
  /** The only weight or volume, unless it is part of a pack like `6 x 2L`. */
  readonly size: WrittenSize | null
  /** A single weight or volume that may be the amount if no pack contains it, in grams or millilitres. */
  readonly measured: WrittenSize | null
  /** `6 x 2L` without another quantity: six of these, or the pack. */
  readonly isCrossed: boolean
  /** `penne 4 x 3kg`, `2 x 6 x 3kg`: the first number is the quantity if no product has such a pack. */
  readonly times: WrittenTimes | null
  readonly vague: { readonly unit: CountUnit | null } | null
  readonly isRefused: boolean
  /** True if the line also says what is not meant, or may not be an order: `coke, not diet`, `two boxes of chips is plenty`. */
  readonly isExcluding: boolean
}

const belowZero = /[-−]\d/

/** Splits a line into product and quantity. `names` knows the names of the catalogue, some of which contain numbers. */
export function readLine(text: string, names: NameLookups = noNames): ReadLine {
  const spoken = readSpoken(text)
  if (spoken === undefined) return readWantedLine(text, names)
  const line = readWantedLine(spoken.product, names)
  return spoken.isRefused ? { ...line, isRefused: true } : { ...line, isExcluding: true }
}

function readWantedLine(text: string, names: NameLookups): ReadLine {
  const named = mergeNamesWithNumbers(tokensOf(text), names)
  const wanted = readWanted(named, { text, isTogether: names.isTogether, names: names.names })
  const tokens = mergeQuantityPhrases(wanted.tokens)
  const used = new Set<number>()
  const explicit = unitAmount(tokens, used) ?? crossedAmount(tokens, used) ?? labelledAmount(tokens, used)
  const packed = explicit === null ? packCross(tokens) : undefined
  const vague = explicit === null && packed === undefined ? vagueAmount(tokens, used, names) : null
  const other = () => (packed === undefined ? bareAmount(tokens, used) : consumeAmount(tokens, used, packed))
  const written = explicit ?? (vague === null ? other() : null)
  const amount = packed === undefined ? inUnitAtEnd(written, { tokens, used, names }) : written
  const { isRefused, isExcluding } = wanted
  return {
    ...restOf(tokens, used, amount),
    amount,
    vague,
    isCrossed: packed !== undefined,
    times: amount === null ? timesOf(tokens) : null,
    isRefused,
    isExcluding,
  }
}

function vagueAmount(tokens: readonly Token[], used: Set<number>, names: NameLookups): ReadLine['vague'] {
  const vagueIndex = tokens.findIndex(({ is }) => is === 'vague')
  if (vagueIndex < 0) return pluralAlone(tokens, used, names)
  used.add(vagueIndex)
  const next = tokens[vagueIndex + 1]
  const unit = next?.is === 'word' ? countUnit(next.text) : undefined
  if (unit === undefined) return { unit: null }
  used.add(vagueIndex + 1)
  return { unit }
}

/**
 * Reads the text next to a product code, where a bare number is the quantity. Unclear if a number can be neither quantity nor pack, and
 * there is no name that it could belong to.
 */
export function readNextToCode(text: string, names: NameLookups): ReadLine & { readonly isClear: boolean } {
  const tokens = tokensOf(text)
  const alone = belowZero.test(text) ? undefined : quantityAlone(tokens)
  if (alone)
    return {
      name: '',
      packs: [],
      ...alone,
      size: null,
      measured: null,
      isCrossed: false,
      times: null,
      isRefused: false,
      isExcluding: readSpoken(text) !== undefined,
      isClear: true,
    }
  const line = readLine(text, names)
  const numbers = tokens.filter(({ is }, index) => is === 'number' && !isPackPart(tokens, index)).length
  const amountCount = line.amount === null || line.isCrossed ? 0 : 1
  return { ...line, isClear: line.name !== '' || numbers <= amountCount }
}

/** A quantity without a unit: `3`, `three`, `two or three`, `a few`. The code stands for the product that a number in words needs. */
function quantityAlone(tokens: readonly Token[]): Pick<ReadLine, 'amount' | 'vague'> | undefined {
  const code: Token = { is: 'word', text: '' }
  const isNumber = tokens.length === 1 && tokens[0]?.is === 'number'
  const [quantity, ...others] = isNumber ? [...tokens, code] : mergeQuantityPhrases([...tokens, code])
  if (others.length !== 1) return undefined
  if (quantity?.is === 'vague') return { amount: null, vague: { unit: null } }
  if (quantity?.is === 'range' && quantity.unit === null)
    return { amount: bare(quantity.value, quantity.to), vague: null }
  if (quantity?.is !== 'number' || quantity.value <= 0 || quantity.value > maxBesideCode) return undefined
  const unit = quantity.isPieces ? 'piece' : null
  return { amount: { ...counted([quantity], 0), unit }, vague: null }
}

/** `boxes of halloumi`, `halloumi boxes`: several, and nobody wrote how many. Not `tea bags`, which is a name. */
function pluralAlone(
  tokens: readonly Token[],
  used: Set<number>,
  { isTogether }: NameLookups,
): ReadLine['vague'] {
  if (tokens.length < 2 || tokens.some(({ is }) => is === 'number' || is === 'range')) return null
  const pluralIndex = tokens.findIndex(
    ({ is, text }, index) =>
      is === 'word' &&
      isPlural(text) &&
      (tokens[index + 1]?.text === 'of' ||
        (index === tokens.length - 1 && !isTogether(tokens[index - 1]?.text ?? '', text))),
  )
  if (pluralIndex < 0) return null
  used.add(pluralIndex)
  return { unit: countUnit(tokens[pluralIndex]?.text ?? '') ?? null }
}

interface Reading {
  readonly tokens: readonly Token[]
  readonly used: Set<number>
  readonly names: NameLookups
}

/** `6 x whole milk 2L cases`, `lemons box x 1`. Not `3 pizza boxes`, which is a name. */
function inUnitAtEnd(amount: WrittenAmount | null, { tokens, used, names }: Reading): WrittenAmount | null {
  const last = tokens.findLastIndex((_, index) => !used.has(index))
  const [before, end] = [tokens[last - 1], tokens[last]]
  if (amount === null || amount.unit !== null || end?.is !== 'word' || used.has(last - 1)) return amount
  if (countUnit(end.text) !== 'box' || names.isTogether(before?.text ?? '', end.text)) return amount
  used.add(last)
  return { ...amount, unit: 'box', container: end.text }
}

function consumeAmount(tokens: readonly Token[], used: Set<number>, index: number): WrittenAmount {
  used.add(index).add(index + 1)
  return counted(tokens, index)
}

const minSpokenPack = 12

function restOf(
  tokens: readonly Token[],
  used: ReadonlySet<number>,
  amount: WrittenAmount | null,
): Pick<ReadLine, 'name' | 'packs' | 'size' | 'measured'> {
  const names: string[] = []
  const packs: string[] = []
  const sizes: WrittenSize[] = []
  for (const [index, token] of tokens.entries()) {
    if (used.has(index) || isBeforeContent(tokens, index) || isBehindContent(tokens, index)) continue
    // `one box of croissants sixty`, `sixty pieces one box`: spoken like a pack.
    const isBehind = index === tokens.length - 1 || countUnit(tokens[index + 1]?.text ?? '') !== undefined
    const isPack = token.is === 'number' && token.isSpelled === true && isBehind
    if (isPack && amount !== null && token.value >= minSpokenPack) packs.push(String(token.value))
    else if (token.is === 'word' || (token.is === 'number' && token.isSpelled)) names.push(...wordsOf(token))
    else if (token.is === 'number') packs.push(token.text)
    else if (token.is === 'range') packs.push(String(token.value), String(token.to))
    else if (token.is === 'measure') {
      const isRange = token.upTo !== undefined && amount === null
      // `half a litre` is the size of a bottle. Behind a counted product, `twenty kilo` is that of the pack as well.
      if ((!token.isAmount || token.measure === 'ml' || amount !== null) && !isRange) {
        if (token.upTo !== undefined) packs.push(`${token.value}${token.measure}`)
        packs.push(token.text)
      }
      if (token.measure !== 'other')
        sizes.push({
          value: token.value,
          measure: token.measure,
          ...(token.isImperial && { isImperial: true }),
          ...(isRange && { upTo: token.upTo }),
        })
    }
  }
  const [size = null] = sizes.length === 1 && !hasPack(tokens) ? sizes : []
  return { name: nameOf(names), packs, size, measured: amount === null ? size : null }
}

/** `avocados box of 18, 2`: the words before what a box holds. */
function isBeforeContent(tokens: readonly Token[], index: number): boolean {
  const from = tokens[index]?.text === 'of' ? index - 1 : index
  return (
    tokens[from + 1]?.text === 'of' &&
    tokens[from + 2]?.is === 'number' &&
    countUnit(tokens[from]?.text ?? '') !== undefined
  )
}

/** `naan 40 per box, 2 boxes`, `naan 40 na karton`: the words behind what a box holds. */
function isBehindContent(tokens: readonly Token[], index: number): boolean {
  const per = isPer(tokens[index]) ? index : index - 1
  return (
    isPer(tokens[per]) &&
    tokens[per - 1]?.is === 'number' &&
    countUnit(tokens[per + 1]?.text ?? '') !== undefined
  )
}
const isPer = (token: Token | undefined): boolean => token?.text === 'per' || token?.text === 'na'

/** `avocados 1 box of 18`, `2 of them`: no name begins or ends with `of`. */
function nameOf(words: readonly string[]): string {
  const first = words.findIndex((word) => word !== 'of')
  const last = words.findLastIndex((word) => word !== 'of')
  return words.slice(Math.max(first, 0), last + 1).join(' ')
}

function wordsOf(token: Token): readonly string[] {
  const { is, text } = token
  if (token.is === 'word' && token.isNamed) return [text]
  return is === 'word' && countIn(text) !== undefined ? [] : [sizeOf(text) ?? text]
}
