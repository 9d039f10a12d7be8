import { type BitSet, emptyBitSet, hasBit, union } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { type GroupWord, groupsWithPrefix } from './group-words.ts'
import {
  collectMatches,
  type Match,
  type Matches,
  packMatch,
  matchScore,
  type MatchBuffer,
  matchStart,
  trait,
  matchTraits,
  withDistance,
  withPosition,
  withPositionOf,
  withTraits,
  writeMatch,
} from './matches.ts'
import { noPosition, part } from './product-words.ts'
import { bitsOfGroup } from './products-of-group.ts'
import { ordinalOfEntry, partOfEntry, positionOfEntry } from './search-index.ts'
import { prefixRange } from './sorted-words.ts'
import { stemOf } from './stem.ts'

// Scores by part. A name whose category has the same name is one better: it is the product itself, not made of it.
const wholeScores = [1, 3, 5, 7, 13, 13, 15, 15, 25]
const beginningScores = [21, 23, 25, 27, 29, 29, 31, 31, 37]
const groupScores = {
  brand: { whole: 17, beginning: 33 },
  category: { whole: 27, beginning: 39 },
  value: { whole: 29, beginning: 41 },
} as const
export const worstNameScore = 13
const beginningsOfName = {
  best: beginningScores[part.head] ?? 0,
  worst: beginningScores[part.qualifier] ?? 0,
}
/** One of several words of a qualifier or brand does not name the product: `Tomato Paste, Domates Salçası`. */
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
const wholes = wholeScores.map((score, own) =>
  packMatch({ score, traits: traitsOfWholes[own] ?? 0, start: 0, end: 0 }),
)
const beginnings = beginningScores.map((score, own) =>
  packMatch({ score, traits: traitsOfBeginnings[own] ?? 0, start: 0, end: 0 }),
)
/** A shorter prefix matches too many words. */
const minConfirming = 3
/** From this many products on, a word counts as a product name. */
const minNamed = 10

interface WordScope {
  readonly wholeOnly: boolean
  readonly scope: BitSet | null
}

/**
 * Scores a word: whole words (singular or plural) before prefixes, the name before brand, category and attributes. With `wholeOnly`,
 * prefixes do not count.
 */
export function scoreWord(catalogue: Catalogue, word: string, { wholeOnly, scope }: WordScope): Matches {
  const { index, groupWords, products } = catalogue
  const stem = stemOf(word)
  const [first, end] = wholeOnly ? [0, 0] : prefixRange(index.words, word)
  return collectMatches(products.length, (buffer) => {
    let named = 0
    for (const whole of index.byStem.get(stem) ?? [])
      named += scorePostings(index.postings.get(whole), { buffer, scope, byPart: wholes })
    for (let wordIndex = first; wordIndex < end; wordIndex += 1)
      named += scorePostings(index.postings.get(index.words[wordIndex] ?? ''), {
        buffer,
        scope,
        byPart: beginnings,
      })
    const isNamed = named >= minNamed
    scoreGroups(catalogue, groupWords.byStem.get(stem) ?? [], {
      buffer,
      scope,
      matchKind: 'whole',
      isNamed,
      mayConfirm: true,
    })
    if (!wholeOnly)
      scoreGroups(catalogue, groupsWithPrefix(groupWords, word), {
        buffer,
        scope,
        matchKind: 'beginning',
        isNamed,
        mayConfirm: word.length >= minConfirming,
      })
  })
}

function scorePostings(
  postings: readonly number[] = [],
  {
    buffer,
    scope,
    byPart,
  }: { readonly buffer: MatchBuffer; readonly scope: BitSet | null; readonly byPart: readonly number[] },
): number {
  let named = 0
  for (let index = 0; index < postings.length; index += 1) {
    const entry = postings[index] ?? 0
    const ordinal = ordinalOfEntry(entry)
    const own = partOfEntry(entry)
    if (own <= part.name) named += 1
    if (scope !== null && !hasBit(scope, ordinal)) continue
    const match = byPart[own] ?? 0
    if (matchScore(match) < matchScore(buffer.matches[ordinal] ?? 0))
      writeMatch(buffer, ordinal, withPosition(match, positionOfEntry(entry)))
  }
  return named
}

interface GroupScope {
  readonly buffer: MatchBuffer
  readonly scope: BitSet | null
  readonly matchKind: 'whole' | 'beginning'
  readonly isNamed: boolean
  readonly mayConfirm: boolean
}

/**
 * Scores the products of groups. If a word names products itself, a category that lists it among other topics is ignored: a search for milk
 * must not find cream.
 */
function scoreGroups(
  catalogue: Catalogue,
  groups: readonly GroupWord[],
  { buffer, scope, matchKind, isNamed, mayConfirm }: GroupScope,
): void {
  if (groups.length === 0) return
  const groupsOf = (kind: GroupWord['group']['kind']) => groups.filter(({ group }) => group.kind === kind)
  const [brands, categories] = [groupsOf('brand'), groupsOf('category')]
  // Scores of names and groups never overlap, so confirm names first, while the buffer has few entries.
  if (categories.length > 0 && mayConfirm)
    confirm(
      membersOf(catalogue, categories),
      buffer,
      matchKind === 'whole' ? { best: 0, worst: worstNameScore } : beginningsOfName,
    )
  const add = (kind: GroupWord['group']['kind'], members: readonly GroupWord[], traits: number) => {
    if (members.length === 0) return
    addScores(membersOf(catalogue, members), { buffer, scope, score: groupScores[kind][matchKind], traits })
  }
  const [sole, shared] = [brands.filter(({ isSole }) => isSole), brands.filter(({ isSole }) => !isSole)]
  add('brand', sole, matchKind === 'whole' ? trait.literal | trait.brand : 0)
  add('brand', shared, matchKind === 'whole' ? trait.brandWord : 0)
  add('category', isNamed ? categories.filter(({ isShared }) => !isShared) : categories, 0)
  add('value', groupsOf('value'), 0)
}

/** The products of any of the groups. Merges bit sets word by word: visiting members takes several times as long. */
function membersOf(catalogue: Catalogue, groups: readonly GroupWord[]): BitSet {
  const [first, ...others] = groups.map((each) => bitsOfGroup(catalogue, each))
  if (first === undefined) return emptyBitSet(0)
  return others.length === 0 ? first : union([first, ...others])
}

function addScores(
  bits: BitSet,
  { buffer, scope, score, traits }: Pick<Match, 'score' | 'traits'> & Pick<GroupScope, 'buffer' | 'scope'>,
): void {
  const added = packMatch({ score, traits, start: 0, end: 0 })
  for (let index = 0; index < bits.length; index += 1)
    for (
      let rest = scope === null ? (bits[index] ?? 0) : (bits[index] ?? 0) & (scope[index] ?? 0);
      rest !== 0;
      rest &= rest - 1
    ) {
      const ordinal = (index << 5) + 31 - Math.clz32(rest & -rest)
      const current = buffer.matches[ordinal] ?? 0
      // Keeps a known position in the name.
      if (score < matchScore(current)) writeMatch(buffer, ordinal, withPositionOf(added, current))
    }
}

function confirm(
  bits: BitSet,
  { matches, written }: MatchBuffer,
  { best, worst }: { readonly best: number; readonly worst: number },
): void {
  const words = Math.min(bits.length, written.length)
  for (let index = 0; index < words; index += 1)
    for (let rest = (bits[index] ?? 0) & (written[index] ?? 0); rest !== 0; rest &= rest - 1) {
      const ordinal = (index << 5) + 31 - Math.clz32(rest & -rest)
      const match = matches[ordinal] ?? 0
      const score = matchScore(match)
      const isConfirmed = (matchTraits(match) & trait.department) !== 0
      const isInName = matchStart(match) !== noPosition
      if (isInName && score >= best && score <= worst && !isConfirmed)
        matches[ordinal] = withTraits(withDistance(match, -1), trait.department)
    }
}

export function isKnownWord({ index, groupWords }: Catalogue, word: string): boolean {
  const stem = stemOf(word)
  const [first, end] = prefixRange(index.words, word)
  return (
    end > first ||
    index.byStem.has(stem) ||
    groupWords.byStem.has(stem) ||
    groupsWithPrefix(groupWords, word).length > 0
  )
}
