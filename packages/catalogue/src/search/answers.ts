import { hasBit } from '../bits.ts'
import type { Catalogue } from '../catalogue.ts'
import {
  collectFits,
  endOfFit,
  type Fits,
  fitOf,
  inAll,
  scoreOfFit,
  seek,
  startOfFit,
  writeFit,
} from './fits.ts'
import { nearestOf, nearestOthersOf } from './nearest-spellings.ts'
import { noPlace } from './product-words.ts'
import { asSpelled, meantBy, type Reading, readingsOf, type Wish } from './wishes.ts'
import { scoreWord, worstOfName } from './word-scores.ts'

/** Which products answer a wish how well, and how the wish was read. */
export interface Answer extends Fits {
  readonly wish: Wish
  /** What was looked for instead of the words typed: the nearest spellings, each behind those before it. None where they stand as typed. */
  readonly corrected: readonly string[]
  /** The words that were looked for. */
  readonly words: readonly string[]
}

/** Behind everything that was typed right. */
const correctedDistance = 40
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
        const fit = fits[at] ?? 0
        if (scoreOfFit(fit) < scoreOfFit(sheet.fits[ordinal] ?? 0)) writeFit(sheet, ordinal, fit)
      }
  })
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
    fits: fits.map((fit, at) => (isThing(fit, at) ? (called.distance << 8) | (fit & 0xff) : fit)),
  }
}

function scoreWords(catalogue: Catalogue, reading: Reading): Fits {
  const { words, wholeOnly, inName, distance } = reading
  const parts = words.map((word) => scoreWord(catalogue, word, wholeOnly))
  const [only] = parts
  if (only === undefined || parts.length > 1 || inName) return together(parts, reading)
  return distance === 0 ? only : { ...only, fits: only.fits.map((fit) => fit + (distance << 8)) }
}

/** The fits of several words: the worst of them decides. */
function together(parts: readonly Fits[], { inName, distance, apart }: Reading): Fits {
  const places = parts.map(() => 0)
  const found: number[] = []
  const fits: number[] = []
  for (const ordinal of inAll(parts)) {
    let worst = 0
    let first = noPlace
    let end = -1
    let gaps = 0
    let isInName = true
    for (const [at, { ordinals, fits: own }] of parts.entries()) {
      const place = seek(ordinals, places[at] ?? 0, ordinal)
      places[at] = place
      const fit = own[place] ?? 0
      const start = startOfFit(fit)
      if (start === noPlace) isInName = false
      worst = Math.max(worst, scoreOfFit(fit))
      if (at === 0) first = start
      if (end >= 0 && start !== end + 1) gaps = apart
      end = endOfFit(fit)
    }
    if (inName && !isInName) continue
    found.push(ordinal)
    fits.push(fitOf(worst + distance + gaps, first, end))
  }
  return { ordinals: Uint32Array.from(found), fits: Uint16Array.from(fits) }
}
