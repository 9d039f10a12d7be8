import { type Bits, emptyBits, intersection, isEmpty, ordinalsOf } from '../bits.ts'
import type { Catalogue } from '../catalogue.ts'
import { noPlace } from './product-words.ts'
import { tradeWords } from './trade-words/trade-words.ts'
import { nearestWords, type Vocabulary, vocabularyOf } from './typos.ts'
import { meantBy, type Reading, type Wish } from './wishes.ts'
import {
  answeredIn,
  emptyScores,
  filledArray,
  giveBack,
  noMatch,
  type Scores,
  scoreWord,
} from './word-scores.ts'

/** How every product answers a wish, and how the wish was read. */
export interface Answer extends Scores {
  readonly wish: Wish
  readonly isAnswered: boolean
  /** The products that answer it. */
  readonly answered: Bits
  /** What was looked for instead of the words typed. */
  readonly corrected: string | null
  /** The words that were looked for. */
  readonly words: readonly string[]
}

/** Behind everything that was typed right. */
const correctedDistance = 40
/** Words of one reading that stand apart in the name. */
const apart = 1

/** The answer to a wish as it was typed; where nothing answers that, to its nearest spelling. */
export function answer(catalogue: Catalogue, wish: Wish): Answer {
  const typed = answerReadings(catalogue, wish, { readings: wish.readings, corrected: null })
  return typed.isAnswered ? typed : answerCorrected(catalogue, wish)
}

/** The answer to the nearest other spellings of a wish's word; in a phrase, words that are written as they were typed stay. */
export function answerCorrected(catalogue: Catalogue, wish: Wish): Answer {
  let readings: readonly Reading[] = [
    { words: [], wholeOnly: false, inName: false, distance: correctedDistance },
  ]
  const isPhrase = wish.words.length > 1
  const corrected: string[] = []
  for (const word of wish.words) {
    const nearest = isPhrase ? nearestOf(catalogue, word).slice(0, 1) : nearestOthersOf(catalogue, word)
    corrected.push(nearest[0] ?? word)
    readings = nearest.flatMap((near) => [
      ...readings.map((reading) => ({ ...reading, words: [...reading.words, near] })),
      ...(isPhrase ? [] : meantInstead(near)),
    ])
  }
  return answerReadings(catalogue, wish, { readings, corrected: corrected.join(' ') })
}

function meantInstead(near: string): Reading[] {
  return meantBy([near]).map((reading) => ({ ...reading, distance: reading.distance + correctedDistance }))
}

/** The nearest spellings of a word, those that most products have first. */
function nearestOf(catalogue: Catalogue, word: string, among = writtenIn(catalogue)): string[] {
  const productsWith = (other: string) => catalogue.index.postings.get(other)?.length ?? 0
  return nearestWords(among, word).sort((one, other) => productsWith(other) - productsWith(one))
}

/** The nearest words that the word does not begin. */
function nearestOthersOf(catalogue: Catalogue, word: string): string[] {
  const { words, soundOf } = writtenIn(catalogue)
  return nearestOf(catalogue, word, { words: words.filter((other) => !other.startsWith(word)), soundOf })
}

const vocabularies = new WeakMap<Catalogue, Vocabulary>()

/** Every word that can be meant: of products, of their groups and of the trade. Made when it is first needed. */
function writtenIn(catalogue: Catalogue): Vocabulary {
  const known = vocabularies.get(catalogue)
  if (known) return known
  const { index, groupWords } = catalogue
  const words = new Set([...index.words, ...groupWords.words, ...tradeWords().words])
  const vocabulary = vocabularyOf([...words])
  vocabularies.set(catalogue, vocabulary)
  return vocabulary
}

function answerReadings(
  catalogue: Catalogue,
  wish: Wish,
  { readings, corrected }: { readings: readonly Reading[]; corrected: string | null },
): Answer {
  const [first, ...others] = readings.map((reading) => scoreReading(catalogue, reading))
  if (first === undefined) return { wish, corrected: null, words: [], ...noScores(catalogue) }
  for (const other of others) {
    mergeBetter(first, other)
    giveBack(other)
  }
  const answered = answeredIn(first.scores)
  return {
    wish,
    ...first,
    isAnswered: !isEmpty(answered),
    answered,
    corrected,
    words: readings.flatMap(({ words }) => words),
  }
}

function noScores({ products }: Catalogue): Scores & Pick<Answer, 'isAnswered' | 'answered'> {
  const scores = emptyScores(products.length)
  return { scores, starts: scores, ends: scores, isAnswered: false, answered: emptyBits(0) }
}

function scoreReading(catalogue: Catalogue, reading: Reading): Scores {
  const { words, wholeOnly, inName, distance } = reading
  const parts = words.map((word) => scoreWord(catalogue, word, wholeOnly))
  const [only] = parts
  if (only === undefined) return noScores(catalogue)
  if (parts.length > 1 || inName) return together(catalogue, parts, reading)
  const { scores } = only
  if (distance > 0)
    for (const ordinal of ordinalsOf(answeredIn(scores)))
      scores[ordinal] = (scores[ordinal] ?? noMatch) + distance
  return only
}

/** The scores of several words: the worst of them decides. */
function together(
  { products: { length: size } }: Catalogue,
  parts: readonly Scores[],
  { inName, distance }: Reading,
): Scores {
  const scores = emptyScores(size)
  const [starts, ends] = [filledArray(scores.length, noPlace), filledArray(scores.length, noPlace)]
  for (const ordinal of ordinalsOf(parts.map((part) => answeredIn(part.scores)).reduce(intersection))) {
    let worst = 0
    let end = -1
    let gaps = 0
    for (const part of parts) {
      const start = part.starts[ordinal] ?? noPlace
      worst = Math.max(worst, inName && start === noPlace ? noMatch : (part.scores[ordinal] ?? noMatch))
      if (end >= 0 && start !== end + 1) gaps = apart
      end = part.ends[ordinal] ?? noPlace
    }
    if (worst === noMatch) continue
    scores[ordinal] = worst + distance + gaps
    starts[ordinal] = parts[0]?.starts[ordinal] ?? noPlace
    ends[ordinal] = end
  }
  for (const part of parts) giveBack(part)
  return { scores, starts, ends }
}

/** Takes over where the other answers better. */
function mergeBetter(into: Scores, other: Scores): void {
  for (const ordinal of ordinalsOf(answeredIn(other.scores))) {
    const score = other.scores[ordinal] ?? noMatch
    if (score >= (into.scores[ordinal] ?? noMatch)) continue
    into.scores[ordinal] = score
    into.starts[ordinal] = other.starts[ordinal] ?? noPlace
    into.ends[ordinal] = other.ends[ordinal] ?? noPlace
  }
}
