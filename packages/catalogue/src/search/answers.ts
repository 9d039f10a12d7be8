import { bitsOf, hasBit } from '../bits.ts'
import type { Catalogue } from '../catalogue.ts'
import {
  collectFits,
  endOfFit,
  type Fits,
  fitOf,
  inAll,
  noFit,
  scoreOfFit,
  seek,
  startOfFit,
  trait,
  traitsOfFit,
  withDistance,
  withoutTraits,
  withTraits,
  writeFit,
} from './fits.ts'
import { nearestOf, nearestOthersOf } from './nearest-spellings.ts'
import { noPlace } from './product-words.ts'
import { asSpelled, meantBy, type Reading, readingsOf, type Wish, wordsApart } from './wishes.ts'
import { scoreWord, worstOfName } from './word-scores.ts'

/** Which products answer a wish how well, and how the wish was read. */
export interface Answer extends Fits {
  readonly wish: Wish
  /** What was looked for instead of the words typed: the nearest spellings, each behind those before it. None where they stand as typed. */
  readonly corrected: readonly string[]
  /** The words that were looked for. */
  readonly words: readonly string[]
  /** Some mean what was typed in the trade and do not bear its words. */
  readonly isMeant: boolean
}

/** Behind everything that was typed right. */
const correctedDistance = 40
/** What other spellings lose: nobody wrote them, and the nearest come first whatever the words are of a product. */
const everyTrait = 0xff
/** Of several nearest spellings, each is behind everything that those before it answer. */
const spellingDistance = 51

/** The answer to a wish as it was typed; where nothing answers that, to its nearest spelling. */
export function answer(catalogue: Catalogue, wish: Wish): Answer {
  const typed = answerReadings(catalogue, wish, { readings: readingsOf(catalogue, wish), corrected: [] })
  return typed.ordinals.length > 0 ? typed : answerCorrected(catalogue, wish)
}

/** The answer to the nearest other spellings of a wish's word; in a phrase, words that are written as they were typed stay. */
export function answerCorrected(catalogue: Catalogue, wish: Wish): Answer {
  const [word = '', ...others] = wish.words
  const corrected =
    others.length > 0 ? nearestPhrase(catalogue, wish.words) : nearestOthersOf(catalogue, word)
  const readings = corrected.flatMap((near, at) => {
    const words = near.split(' ')
    const distance = correctedDistance + at * spellingDistance
    const meant = others.length > 0 ? [] : meantBy(catalogue, words)
    return [asSpelled(words), ...meant].map((each) => ({
      ...each,
      lost: everyTrait,
      distance: each.distance + distance,
      called: each.called && { ...each.called, distance },
    }))
  })
  return answerReadings(catalogue, wish, { readings, corrected })
}

function nearestPhrase(catalogue: Catalogue, words: readonly string[]): readonly string[] {
  const nearest = words.flatMap((word) => nearestOf(catalogue, word).slice(0, 1))
  return nearest.length === words.length ? [nearest.join(' ')] : []
}

/** What of an answer was looked for where a product answers it so well: the words typed, or one of their nearest spellings. */
export function saidBy({ corrected, wish }: Answer, fit: number): string {
  const spelling = Math.floor((scoreOfFit(fit) - correctedDistance) / spellingDistance)
  return corrected[Math.min(Math.max(spelling, 0), corrected.length - 1)] ?? wish.text
}

function answerReadings(
  catalogue: Catalogue,
  wish: Wish,
  { readings, corrected }: { readings: readonly Reading[]; corrected: readonly string[] },
): Answer {
  return {
    wish,
    ...bestOf(
      catalogue,
      readings.map((reading) => scoreReading(catalogue, reading)),
    ),
    corrected,
    words: readings.flatMap(({ words }) => words),
    isMeant: readings.some(({ lost }) => lost !== 0),
  }
}

/** Of several the best, by product; of equal ones the first. */
function bestOf({ products }: Catalogue, all: readonly Fits[]): Fits {
  const answered = all.filter(({ ordinals }) => ordinals.length > 0)
  const [first, ...others] = answered
  if (first && others.length === 0) return first
  return collectFits(products.length, (sheet) => {
    for (const { ordinals, fits } of answered)
      for (let at = 0; at < ordinals.length; at += 1) {
        const ordinal = ordinals[at] ?? 0
        writeFit(sheet, ordinal, betterOf(sheet.fits[ordinal] ?? noFit, fits[at] ?? 0))
      }
  })
}

/**
 * The better of two answers of a product. It bears the words where one of them does, and where it is what they mean and others only stand
 * between them: `HP Brown Sauce` is hp sauce.
 */
function betterOf(one: number, other: number): number {
  if (one === noFit) return other
  const better = scoreOfFit(other) < scoreOfFit(one) ? other : one
  const both = traitsOfFit(one) | traitsOfFit(other)
  const isMeant = (traitsOfFit(better) & trait.apart) === 0
  const isApart = isMeant && (both & trait.apart) !== 0
  return withTraits(better, (isApart ? trait.literal : 0) | (both & (trait.literal | trait.brand)))
}

function scoreReading(catalogue: Catalogue, reading: Reading): Fits {
  const scored = scoreWords(catalogue, reading)
  const { called, distance } = reading
  if (called === null) return scored
  const { ordinals, fits } = scored
  const isThing = (fit: number, at: number) =>
    scoreOfFit(fit) <= distance + worstOfName && hasBit(called.products, ordinals[at] ?? 0)
  return {
    ordinals,
    fits: fits.map((fit, at) =>
      isThing(fit, at)
        ? fitOf({
            score: called.distance,
            traits: traitsOfFit(fit) | trait.literal | trait.department,
            start: startOfFit(fit),
            end: endOfFit(fit),
          })
        : fit,
    ),
  }
}

function scoreWords(catalogue: Catalogue, reading: Reading): Fits {
  const { words, wholeOnly, inName, inRow, distance, lost } = reading
  const isWhole = (at: number) => wholeOnly || (inRow && at < words.length - 1)
  const parts: Fits[] = []
  for (const [at, word] of words.entries()) {
    const before = parts.at(-1)
    if (before?.ordinals.length === 0) return before
    // What the words before leave out need not be scored.
    const among = before ? bitsOf(catalogue.products.length, before.ordinals) : null
    parts.push(scoreWord(catalogue, word, { wholeOnly: isWhole(at), among }))
  }
  const [only] = parts
  if (only === undefined || parts.length > 1 || inName) return together(parts, reading)
  if (lost === 0 && distance === 0) return only
  return { ...only, fits: only.fits.map((fit) => withoutTraits(withDistance(fit, distance), lost)) }
}

/** The fits of several words: the worst of them decides. */
function together(parts: readonly Fits[], { inName, inRow, distance, apart, lost }: Reading): Fits {
  const places = parts.map(() => 0)
  const found: number[] = []
  const fits: number[] = []
  for (const ordinal of inAll(parts)) {
    let worst = 0
    let first = noPlace
    let end = -1
    let gaps = 0
    let isInName = true
    let isInRow = true
    let every: number = trait.literal | trait.whole | trait.brandWord
    let any = 0
    for (const [at, { ordinals, fits: own }] of parts.entries()) {
      const place = seek(ordinals, places[at] ?? 0, ordinal)
      places[at] = place
      const fit = own[place] ?? 0
      const start = startOfFit(fit)
      if (start === noPlace) isInName = false
      worst = Math.max(worst, scoreOfFit(fit))
      every &= traitsOfFit(fit)
      any |= traitsOfFit(fit)
      if (at === 0) first = start
      if (end >= 0 && start !== end + 1) {
        isInRow = false
        gaps = apart
      }
      end = endOfFit(fit)
    }
    if ((inName && !isInName) || (inRow && !isInRow)) continue
    found.push(ordinal)
    const isOtherThing = gaps > wordsApart
    const traits = isOtherThing
      ? apartTraits(every, any)
      : phraseTraits({ every, any, isInRow: isInRow && parts.length > 1 })
    fits.push(
      fitOf({
        score: worst + distance + gaps,
        traits: traits & ~lost,
        start: first,
        end,
      }),
    )
  }
  return { ordinals: Uint32Array.from(found), fits: Int32Array.from(fits) }
}

/**
 * Several words bear a product's name where each does, or where they follow each other anywhere in it: `Tea, PG Tips`. A brand is named also
 * while its last word is being typed.
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

/** Words that are another thing where others stand between them. */
function apartTraits(every: number, any: number): number {
  return (every & trait.whole) === 0 ? 0 : trait.apart | (any & trait.brand)
}
