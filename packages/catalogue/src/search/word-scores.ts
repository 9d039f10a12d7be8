import type { Bits } from '../bits.ts'
import type { Catalogue } from '../catalogue.ts'
import {
  collectFits,
  endOfFit,
  type Fit,
  type Fits,
  fitOf,
  scoreOfFit,
  type Sheet,
  startOfFit,
  trait,
  traitsOfFit,
  withDistance,
  withTraits,
  writeFit,
} from './fits.ts'
import { type GroupWord, groupsWithPrefix } from './group-words.ts'
import { noPlace, part } from './product-words.ts'
import { bitsOfGroup } from './products-of-group.ts'
import { ordinalOfEntry, partOfEntry, placeOfEntry } from './search-index.ts'
import { prefixRange } from './sorted-words.ts'
import { stemOf } from './stem.ts'

// By part. A name whose category says the same is one better: it is the thing itself and not what is made of it.
const wholeScores = [1, 3, 5, 7, 13, 13, 15, 15, 25]
const beginningScores = [21, 23, 25, 27, 29, 29, 31, 31, 37]
const groupScores = {
  brand: { whole: 17, beginning: 33 },
  category: { whole: 27, beginning: 39 },
  value: { whole: 29, beginning: 41 },
} as const
/** The worst score of a whole word of the name. */
export const worstOfName = 13
const beginningsOfName = {
  best: beginningScores[part.head] ?? 0,
  worst: beginningScores[part.qualifier] ?? 0,
}
/** A word among others of a qualifier or of a brand does not say what the thing is: `Tomato Paste, Domates Salçası`. */
const traitsOfWholes = wholeScores.map((_, own) => {
  switch (own) {
    case part.head:
      return trait.whole | trait.literal | trait.head
    case part.brand:
      return trait.whole | trait.literal | trait.brand
    case part.brandWord:
      return trait.whole | trait.brandWord
    case part.qualifier:
      return trait.whole
    case part.text:
      return 0
    default:
      return trait.whole | trait.literal
  }
})
const traitsOfBeginnings = beginningScores.map((_, own) => {
  if (own === part.head) return trait.head
  return own === part.brandWord ? trait.brandWord : 0
})
const wholes: Kinds = { scores: wholeScores, traits: traitsOfWholes }
const beginnings: Kinds = { scores: beginningScores, traits: traitsOfBeginnings }
/** A shorter beginning is that of too many words. */
const leastConfirming = 3
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
      named += scorePostings(index.postings.get(whole), sheet, wholes)
    for (let at = first; at < end; at += 1)
      named += scorePostings(index.postings.get(index.words[at] ?? ''), sheet, beginnings)
    const isNamed = named >= leastNamed
    scoreGroups(catalogue, groupWords.byStem.get(stem) ?? [], {
      sheet,
      how: 'whole',
      isNamed,
      mayConfirm: true,
    })
    if (!wholeOnly)
      scoreGroups(catalogue, groupsWithPrefix(groupWords, word), {
        sheet,
        how: 'beginning',
        isNamed,
        mayConfirm: word.length >= leastConfirming,
      })
  })
}

function traitsOfBrand({ isSole }: GroupWord): number {
  return isSole ? trait.literal | trait.brand : trait.brandWord
}

interface Kinds {
  readonly scores: readonly number[]
  readonly traits: readonly number[]
}

/** Scores the products that have a word; of how many it is in the name itself. */
function scorePostings(postings: readonly number[] = [], sheet: Sheet, byPart: Kinds): number {
  let named = 0
  for (let at = 0; at < postings.length; at += 1) {
    const entry = postings[at] ?? 0
    const ordinal = ordinalOfEntry(entry)
    const own = partOfEntry(entry)
    const score = byPart.scores[own] ?? 0
    if (own <= part.name) named += 1
    if (score >= scoreOfFit(sheet.fits[ordinal] ?? 0)) continue
    const place = placeOfEntry(entry)
    writeFit(sheet, ordinal, fitOf({ score, traits: byPart.traits[own] ?? 0, start: place, end: place }))
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
  {
    sheet,
    how,
    isNamed,
    mayConfirm,
  }: { sheet: Sheet; how: 'whole' | 'beginning'; isNamed: boolean; mayConfirm: boolean },
): void {
  for (const kind of ['brand', 'category', 'value'] as const)
    for (const each of groups) {
      if (each.group.kind !== kind) continue
      const isTelling = kind !== 'category' || !isNamed || !each.isShared
      const traits = how === 'whole' && kind === 'brand' ? traitsOfBrand(each) : 0
      if (isTelling) addScores(bitsOfGroup(catalogue, each), sheet, { score: groupScores[kind][how], traits })
    }
  if (how === 'beginning' && !mayConfirm) return
  const confirmed = how === 'whole' ? { best: 0, worst: worstOfName } : beginningsOfName
  for (const each of groups)
    if (each.group.kind === 'category') confirm(bitsOfGroup(catalogue, each), sheet, confirmed)
}

/** Gives the set's members a score, unless theirs is better. */
function addScores(bits: Bits, sheet: Sheet, { score, traits }: Pick<Fit, 'score' | 'traits'>): void {
  for (let at = 0; at < bits.length; at += 1)
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
      const ordinal = (at << 5) + 31 - Math.clz32(rest & -rest)
      const known = sheet.fits[ordinal] ?? 0
      // Where it stands in the name stays, if it does.
      if (score < scoreOfFit(known))
        writeFit(sheet, ordinal, fitOf({ score, traits, start: startOfFit(known), end: endOfFit(known) }))
    }
}

/** Betters the members whose name says the same as the set, by scores between two. */
function confirm(
  bits: Bits,
  sheet: Sheet,
  { best, worst }: { readonly best: number; readonly worst: number },
): void {
  for (let at = 0; at < bits.length; at += 1)
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
      const ordinal = (at << 5) + 31 - Math.clz32(rest & -rest)
      const known = sheet.fits[ordinal] ?? 0
      const score = scoreOfFit(known)
      const isConfirmed = (traitsOfFit(known) & trait.department) !== 0
      const isInName = startOfFit(known) !== noPlace
      if (isInName && score >= best && score <= worst && !isConfirmed)
        writeFit(sheet, ordinal, withTraits(withDistance(known, -1), trait.department))
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
