import { bitSetOf, hasBit } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import {
  collectMatches,
  matchEnd,
  type Matches,
  packMatch,
  intersectMatches,
  noMatch,
  matchScore,
  seekOrdinal,
  matchStart,
  trait,
  matchTraits,
  withDistance,
  withoutTraits,
  withTraits,
  writeMatch,
} from './matches.ts'
import { nearestOf, nearestOthers } from './nearest-spellings.ts'
import { noPosition } from './product-words.ts'
import { kindsOfTerm } from './query-kinds.ts'
import {
  literalExpansion,
  synonymExpansions,
  type Expansion,
  expansionsOf,
  type QueryTerm,
  separatedWordsDistance,
} from './query-terms.ts'
import { scoreWord, worstNameScore } from './word-scores.ts'

export interface TermMatches extends Matches {
  readonly term: QueryTerm
  /** The spellings searched for instead of the typed words, the nearest first. Empty if the words are searched as typed. */
  readonly corrected: readonly string[]
  readonly words: readonly string[]
  /** The special kinds that its spellings and synonyms ask for. */
  readonly kinds: number
  /** The products of a brand that the term names, if it has synonyms. */
  readonly named: Uint32Array
}

/** Ranks behind all matches of correct spellings. */
const correctedDistance = 40
/** Corrected spellings have no traits, so that the nearest come first in any part of the product. */
const everyTrait = 0xff
const spellingDistance = 51

export function matchTerm(catalogue: Catalogue, term: QueryTerm): TermMatches {
  const typed = matchExpansions(catalogue, term, {
    expansions: expansionsOf(catalogue, term),
    corrected: [],
  })
  return typed.ordinals.length > 0 ? typed : matchCorrectedTerm(catalogue, term)
}

/** Matches a term by the nearest other spellings. In a phrase, known words stay as typed. */
export function matchCorrectedTerm(catalogue: Catalogue, term: QueryTerm): TermMatches {
  const [word = '', ...others] = term.words
  const corrected = others.length > 0 ? nearestPhrase(catalogue, term.words) : nearestOthers(catalogue, word)
  const expansions = corrected.flatMap((near, index) => {
    const words = near.split(' ')
    const distance = correctedDistance + index * spellingDistance
    const bySynonym = others.length > 0 ? [] : synonymExpansions(catalogue, words)
    return [literalExpansion(words), ...bySynonym].map((each) => ({
      ...each,
      removedTraits: everyTrait,
      distance: each.distance + distance,
      namedCategory: each.namedCategory && { ...each.namedCategory, distance },
    }))
  })
  return matchExpansions(catalogue, term, { expansions, corrected })
}

function nearestPhrase(catalogue: Catalogue, words: readonly string[]): readonly string[] {
  const nearest = words.flatMap((word) => nearestOf(catalogue, word).slice(0, 1))
  return nearest.length === words.length ? [nearest.join(' ')] : []
}

/** The text that a product with this match is found by: the typed words, or one of the nearest spellings. */
export function matchedText({ corrected, term }: TermMatches, match: number): string {
  const spelling = Math.floor((matchScore(match) - correctedDistance) / spellingDistance)
  return corrected[Math.min(Math.max(spelling, 0), corrected.length - 1)] ?? term.text
}

function matchExpansions(
  catalogue: Catalogue,
  term: QueryTerm,
  { expansions, corrected }: { expansions: readonly Expansion[]; corrected: readonly string[] },
): TermMatches {
  const best = bestOf(
    catalogue,
    expansions.map((expansion) => scoreReading(catalogue, expansion)),
  )
  const hasSynonyms = expansions.some(({ removedTraits }) => removedTraits !== 0)
  return {
    term,
    ...best,
    corrected,
    words: expansions.flatMap(({ words }) => words),
    kinds: kindsOfTerm(catalogue, term, corrected),
    named: hasSynonyms ? ofNamedBrand(best) : none,
  }
}

const none = new Uint32Array(0)

function ofNamedBrand({ ordinals, matches }: Matches): Uint32Array {
  return ordinals.filter((_, index) => (matchTraits(matches[index] ?? 0) & trait.brand) !== 0)
}

function bestOf({ products }: Catalogue, all: readonly Matches[]): Matches {
  const nonEmpty = all.filter(({ ordinals }) => ordinals.length > 0)
  const [first, ...others] = nonEmpty
  if (first && others.length === 0) return first
  return collectMatches(products.length, (buffer) => {
    for (const { ordinals, matches } of nonEmpty)
      for (let index = 0; index < ordinals.length; index += 1) {
        const ordinal = ordinals[index] ?? 0
        writeMatch(buffer, ordinal, betterOf(buffer.matches[ordinal] ?? noMatch, matches[index] ?? 0))
      }
  })
}

/**
 * The better of two matches of a product. It contains the words if either does. If one is by synonym and the other only has separated
 * words, it is by synonym: `HP Brown Sauce` is hp sauce.
 */
function betterOf(one: number, other: number): number {
  if (one === noMatch) return other
  const better = matchScore(other) < matchScore(one) ? other : one
  const both = matchTraits(one) | matchTraits(other)
  const isSynonym = (matchTraits(better) & trait.apart) === 0
  const isApart = isSynonym && (both & trait.apart) !== 0
  return withTraits(better, (isApart ? trait.literal : 0) | (both & (trait.literal | trait.brand)))
}

function scoreReading(catalogue: Catalogue, expansion: Expansion): Matches {
  const scored = scoreWords(catalogue, expansion)
  const { namedCategory, distance } = expansion
  if (namedCategory === null) return scored
  const { ordinals, matches } = scored
  const isThing = (match: number, index: number) =>
    matchScore(match) <= distance + worstNameScore && hasBit(namedCategory.products, ordinals[index] ?? 0)
  return {
    ordinals,
    matches: matches.map((match, index) =>
      isThing(match, index)
        ? packMatch({
            score: namedCategory.distance,
            traits: matchTraits(match) | trait.literal | trait.department,
            start: matchStart(match),
            end: matchEnd(match),
          })
        : match,
    ),
  }
}

function scoreWords(catalogue: Catalogue, expansion: Expansion): Matches {
  const { words, wholeOnly, inName, inRow, distance, removedTraits } = expansion
  const isWhole = (index: number) => wholeOnly || (inRow && index < words.length - 1)
  const parts: Matches[] = []
  for (const [index, word] of words.entries()) {
    const before = parts.at(-1)
    if (before?.ordinals.length === 0) return before
    // Products excluded by the previous words need no score.
    const scope = before ? bitSetOf(catalogue.products.length, before.ordinals) : null
    parts.push(scoreWord(catalogue, word, { wholeOnly: isWhole(index), scope }))
  }
  const [only] = parts
  if (only === undefined || parts.length > 1 || inName) return together(parts, expansion)
  if (removedTraits === 0 && distance === 0) return only
  const adjusted = only.matches.map((match) => withoutTraits(withDistance(match, distance), removedTraits))
  return { ...only, matches: adjusted }
}

function together(
  parts: readonly Matches[],
  { inName, inRow, distance, separationDistance, removedTraits }: Expansion,
): Matches {
  const cursors = parts.map(() => 0)
  const common: number[] = []
  const matches: number[] = []
  for (const ordinal of intersectMatches(parts)) {
    let worst = 0
    let first = noPosition
    let end = -1
    let gaps = 0
    let isInName = true
    let isInRow = true
    let every: number = trait.literal | trait.whole | trait.brandWord
    let any = 0
    for (const [index, { ordinals, matches: own }] of parts.entries()) {
      const cursor = seekOrdinal(ordinals, cursors[index] ?? 0, ordinal)
      cursors[index] = cursor
      const match = own[cursor] ?? 0
      const start = matchStart(match)
      if (start === noPosition) isInName = false
      worst = Math.max(worst, matchScore(match))
      every &= matchTraits(match)
      any |= matchTraits(match)
      if (index === 0) first = start
      if (end >= 0 && start !== end + 1) {
        isInRow = false
        gaps = separationDistance
      }
      end = matchEnd(match)
    }
    if ((inName && !isInName) || (inRow && !isInRow)) continue
    common.push(ordinal)
    const isOtherThing = gaps > separatedWordsDistance
    const traits = isOtherThing
      ? apartTraits(every, any)
      : phraseTraits({ every, any, isInRow: isInRow && parts.length > 1 })
    matches.push(
      packMatch({
        score: worst + distance + gaps,
        traits: traits & ~removedTraits,
        start: first,
        end,
      }),
    )
  }
  return { ordinals: Uint32Array.from(common), matches: Int32Array.from(matches) }
}

/**
 * Several words match a name if each does, or if they follow each other anywhere in it: `Tea, PG Tips`. A brand matches even while its last
 * word is being typed.
 */
function phraseTraits({ every, any, isInRow }: { every: number; any: number; isInRow: boolean }): number {
  const isRow = isInRow && (every & trait.whole) !== 0
  const isBrand = isInRow && (every & trait.brandWord) !== 0
  return (
    (any & (trait.head | trait.department | trait.brand)) |
    (every & (trait.literal | trait.whole)) |
    (isRow || isBrand ? trait.literal : 0) |
    (isBrand ? trait.brand : 0)
  )
}

function apartTraits(every: number, any: number): number {
  return (every & trait.whole) === 0 ? 0 : trait.apart | (any & trait.brand)
}
