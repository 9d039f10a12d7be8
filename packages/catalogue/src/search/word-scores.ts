import type { Bits } from '../bits.ts'
import type { Catalogue } from '../catalogue.ts'
import { collectFits, type Fits, fitOf, scoreOfFit, type Sheet, writeFit } from './fits.ts'
import { bitsOfGroup, type GroupWord, groupsWithPrefix } from './group-words.ts'
import { part } from './product-words.ts'
import { ordinalOfEntry, partOfEntry, placeOfEntry } from './search-index.ts'
import { prefixRange } from './sorted-words.ts'
import { stemOf } from './stem.ts'

// By part. All are odd: an even one below is a name whose category says the same, which is the thing itself and not what is made of it.
const wholeScores = [1, 3, 5, 7, 13, 15, 25]
const beginningScores = [21, 23, 25, 27, 29, 31, 37]
const groupScores = {
  brand: { whole: 17, beginning: 33 },
  category: { whole: 27, beginning: 39 },
  value: { whole: 29, beginning: 41 },
} as const
/** The worst score of a whole word of the name. */
export const worstOfName = 13
/** From so many products on, a word names products. */
const leastNamed = 10

/**
 * Scores a word: whole words (a plural is as good) before beginnings, the name before brand, category and attributes. With `wholeOnly`,
 * beginnings do not count.
 */
export function scoreWord(catalogue: Catalogue, word: string, wholeOnly: boolean): Fits {
  const { index, groupWords, products } = catalogue
  const stem = stemOf(word)
  const [first, end] = wholeOnly ? [0, 0] : prefixRange(index.words, word)
  return collectFits(products.length, (sheet) => {
    let named = 0
    for (const whole of index.byStem.get(stem) ?? [])
      named += scorePostings(index.postings.get(whole), sheet, wholeScores)
    for (let at = first; at < end; at += 1)
      named += scorePostings(index.postings.get(index.words[at] ?? ''), sheet, beginningScores)
    const isNamed = named >= leastNamed
    scoreGroups(catalogue, groupWords.byStem.get(stem) ?? [], { sheet, how: 'whole', isNamed })
    if (!wholeOnly)
      scoreGroups(catalogue, groupsWithPrefix(groupWords, word), { sheet, how: 'beginning', isNamed })
  })
}

/** Scores the products that have a word; of how many it is in the name itself. */
function scorePostings(postings: readonly number[] = [], sheet: Sheet, byPart: readonly number[]): number {
  let named = 0
  for (let at = 0; at < postings.length; at += 1) {
    const entry = postings[at] ?? 0
    const ordinal = ordinalOfEntry(entry)
    const own = partOfEntry(entry)
    const score = byPart[own] ?? 0
    if (own <= part.name) named += 1
    if (score >= scoreOfFit(sheet.fits[ordinal] ?? 0)) continue
    const place = placeOfEntry(entry)
    writeFit(sheet, ordinal, fitOf(score, place, place))
  }
  return named
}

/**
 * Scores the products of groups. Of a word that names products itself, a category that lists it among other things says nothing
 * of those: who asks for milk does not ask for cream.
 */
function scoreGroups(
  catalogue: Catalogue,
  groups: readonly GroupWord[],
  { sheet, how, isNamed }: { sheet: Sheet; how: 'whole' | 'beginning'; isNamed: boolean },
): void {
  for (const kind of ['brand', 'category', 'value'] as const)
    for (const each of groups) {
      if (each.group.kind !== kind) continue
      const isTelling = kind !== 'category' || !isNamed || !each.isShared
      if (isTelling) addScores(bitsOfGroup(catalogue, each), sheet, groupScores[kind][how])
    }
  if (how === 'beginning') return
  for (const each of groups) if (each.group.kind === 'category') confirm(bitsOfGroup(catalogue, each), sheet)
}

/** Gives the set's members a score, unless theirs is better. */
function addScores(bits: Bits, sheet: Sheet, score: number): void {
  for (let at = 0; at < bits.length; at += 1)
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
      const ordinal = (at << 5) + 31 - Math.clz32(rest & -rest)
      const known = sheet.fits[ordinal] ?? 0
      // Where it stands in the name stays, if it does.
      if (score < scoreOfFit(known)) writeFit(sheet, ordinal, (score << 8) | (known & 0xff))
    }
}

/** Betters the members whose name says the same as the set. */
function confirm(bits: Bits, sheet: Sheet): void {
  for (let at = 0; at < bits.length; at += 1)
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
      const ordinal = (at << 5) + 31 - Math.clz32(rest & -rest)
      const known = sheet.fits[ordinal] ?? 0
      const score = scoreOfFit(known)
      if (score <= worstOfName && (score & 1) === 1) writeFit(sheet, ordinal, known - (1 << 8))
    }
}

/** Does any product, category or attribute have a word that begins so, or one that only differs by its plural? */
export function isWritten({ index, groupWords }: Catalogue, word: string): boolean {
  const stem = stemOf(word)
  const [first, end] = prefixRange(index.words, word)
  return (
    end > first ||
    index.byStem.has(stem) ||
    groupWords.byStem.has(stem) ||
    groupsWithPrefix(groupWords, word).length > 0
  )
}
