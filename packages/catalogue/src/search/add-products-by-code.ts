import { type BitSet, hasBit } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { ordinalsWithBarcodePrefix } from './barcodes.ts'
import { ordinalsWithCodePart } from './code-ends.ts'
import { equivalentCodes, plainCode, possibleCodesIn } from './codes.ts'
import { trait } from './matches.ts'
import { ordinalsWithCode } from './search-index.ts'
import type { SearchResults } from './search-results.ts'
import { prefixRange } from './sorted-words.ts'

/** Better than scores of words. */
const codeScore = 0
const codeStartScore = 1
const minCodeStart = 3
/** A number of this length is probably the prefix of a code, not a pack. */
const minCertainCodeStart = 4
const uncertainCodeStart = 255
const minBarcodeStart = 6
/** A shorter number among words belongs to them: `cola 330`. */
const minCodeAmongWords = 4

interface CodeQuery {
  readonly text: string
  /** The only products that may match; null for all. */
  readonly scope: BitSet | null
}

interface FoundCodes {
  readonly texts: readonly string[]
  readonly whole: readonly number[]
  readonly prefixed: readonly number[]
  readonly isAmongWords: boolean
}

/** Adds products named by codes to the results of the words. A code among words takes precedence if the words do not match completely. */
export function addProductsByCode(
  catalogue: Catalogue,
  results: SearchResults,
  query: CodeQuery,
): SearchResults {
  const codes = codesIn(catalogue, query, results)
  const isExact = codes.whole.length > 0
  if (!isExact && codes.prefixed.length === 0) return results
  const isOnlyCodes = codes.isAmongWords && !results.answersAll
  const others = isOnlyCodes
    ? { ...results, ordinals: none, scores: noScores, traits: noTraits, words: () => [] }
    : results
  return {
    ...withCodes(others, codes),
    didYouMean: isExact ? null : results.didYouMean,
    guess: null,
    answersAll: isExact || results.answersAll || results.ordinals.length === 0,
    words: () => [...others.words(), ...codes.texts],
  }
}

const none = new Uint32Array(0)
const noScores = new Uint16Array(0)
const noTraits = new Uint8Array(0)
/** A written code means this product, even if its name does not match. */
const traitsOfCode = trait.literal | trait.head | trait.department

/**
 * The products whose code or barcode is the text or one of its words; else those whose code or barcode starts with it, or whose code
 * contains it.
 */
function codesIn(
  { index, products }: Catalogue,
  { text, scope }: CodeQuery,
  results: SearchResults,
): FoundCodes {
  const isThere = (ordinal: number) =>
    products[ordinal] !== undefined && (scope === null || hasBit(scope, ordinal))
  const productsOf = (code: string) => ordinalsWithCode(index, code).filter(isThere)
  // Nearly all texts: nothing else may be a code or a part of one.
  if (!/\d/.test(text)) {
    const plain = plainCode(text)
    return { texts: [plain], whole: productsOf(plain), prefixed: [], isAmongWords: false }
  }
  const named = equivalentCodes(text)
  const code = named[0] ?? ''
  const whole = named.flatMap(productsOf)
  const isCode = code.length >= minCodeStart && /\d/.test(code)
  const [first, end] = isCode ? prefixRange(index.codes, code) : [0, 0]
  const prefixed = index.codes.slice(first, end).flatMap(productsOf)
  if (whole.length + prefixed.length > 0) return { texts: [code], whole, prefixed, isAmongWords: false }
  const written = possibleCodesIn(text)
    .filter((word) => word.length >= minCodeAmongWords && !index.postings.has(word))
    .map((word) => ({ word, ordinals: equivalentCodes(word).flatMap(productsOf) }))
    .filter(({ ordinals }) => ordinals.length > 0)
  if (written.length > 0)
    return {
      texts: written.map(({ word }) => word),
      whole: written.flatMap(({ ordinals }) => ordinals),
      prefixed,
      isAmongWords: true,
    }
  const isAnswered = results.answersAll && results.ordinals.length > 0
  const isPart = code.length >= minCodeAmongWords && /\d/.test(code) && !isAnswered
  const within = isPart ? ordinalsWithCodePart({ index, products }, code).filter(isThere) : []
  if (within.length > 0) return { texts: [code], whole, prefixed: within, isAmongWords: false }
  const isBarcodeStart = code.length >= minBarcodeStart && /^\d+$/.test(code)
  return {
    texts: [code],
    whole,
    prefixed: isBarcodeStart ? ordinalsWithBarcodePrefix(index, code).filter(isThere) : prefixed,
    isAmongWords: false,
  }
}

function withCodes(results: SearchResults, { texts, whole, prefixed }: FoundCodes): SearchResults {
  const isUncertain = (texts[0] ?? '').length < minCertainCodeStart
  const prefixScore = isUncertain ? uncertainCodeStart : codeStartScore
  const named = new Map<number, number>()
  for (const ordinal of prefixed) named.set(ordinal, prefixScore)
  for (const ordinal of whole) named.set(ordinal, codeScore)
  const scores = results.scores.slice()
  const traits = results.traits.slice()
  for (const [index, ordinal] of results.ordinals.entries()) {
    const own = named.get(ordinal)
    if (own === undefined) continue
    scores[index] = Math.min(own, scores[index] ?? own)
    if (own < uncertainCodeStart) traits[index] = traitsOfCode
    named.delete(ordinal)
  }
  return {
    ...results,
    ordinals: Uint32Array.from([...results.ordinals, ...named.keys()]),
    scores: Uint16Array.from([...scores, ...named.values()]),
    traits: Uint8Array.from([
      ...traits,
      ...Array.from(named.values(), (score) => (score < uncertainCodeStart ? traitsOfCode : 0)),
    ]),
  }
}
