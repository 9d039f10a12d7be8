import type { BitSet } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { classesOf, isLiteral, thingness } from '../search/answer-classes.ts'
import { trait } from '../search/matches.ts'
import type { SearchResults } from '../search/search-results.ts'

/** What words mean in the trade comes behind what bears them, also in another pack. */
const meantAlone = 60
/** A brand that is named, with other words that only mean the thing. */
const brandNamed = 30
/** The thing itself comes before what is made of it, and only then what is bought before. */
const lesserThing = 9
const ownProduct = 8

const allTraits = Uint8Array.from({ length: 256 }, (_, traits) => traits)

/** What a product costs by the traits of its answer, if the company does not buy it. */
export const classCosts = allTraits.map((traits) => {
  if (isLiteral(traits)) return thingness(traits) * lesserThing + ownProduct
  return (traits & trait.brand) === 0 ? meantAlone : brandNamed
})

/** The same, if the company buys it, but for the usual thing itself. */
const usualCosts = allTraits.map((traits) => {
  const cost = classCosts[traits] ?? 0
  if (isLiteral(traits)) return cost - ownProduct
  return (traits & trait.brand) === 0 && (traits & (trait.head | trait.department)) !== 0
    ? cost - ownProduct
    : cost
})

/** The least: one that only means the words may be the usual thing itself, where others bear them. */
const leastCosts = allTraits.map((traits) =>
  !isLiteral(traits) && (traits & trait.whole) !== 0 ? 0 : (usualCosts[traits] ?? 0),
)

interface Usual {
  readonly visible: BitSet
  /** Does the company buy it, and can it be ordered? */
  readonly isUsual: (ordinal: number) => boolean
}

interface UsualCosts {
  /** By traits, the least that an answer costs. */
  readonly least: Uint8Array
  /** What an answer costs that the company buys. */
  readonly costAt: (at: number) => number
}

/** What answers cost that the company buys, by the rules of a search (`classesOf`). */
export function usualCostsOf(
  catalogue: Catalogue,
  found: SearchResults,
  { visible, isUsual }: Usual,
): UsualCosts {
  const { traits } = found
  if (!hasLiteral(traits)) return { least: usualCosts, costAt: (at) => usualCosts[traits[at] ?? 0] ?? 0 }
  let classes: Uint8Array | undefined
  // Few lines name a department, so the classes are seldom in question.
  const isUsualThing = (at: number) => {
    classes ??= classesOf(catalogue, { found, within: visible, isOwn: isUsual })
    return classes[at] === 0
  }
  const costAt = (at: number) => {
    const own = traits[at] ?? 0
    const mayBeThing = !isLiteral(own) && (own & trait.whole) !== 0
    return mayBeThing && isUsualThing(at) ? 0 : (usualCosts[own] ?? 0)
  }
  return { least: leastCosts, costAt }
}

function hasLiteral(traits: Uint8Array): boolean {
  for (let at = 0; at < traits.length; at += 1) if (isLiteral(traits[at] ?? 0)) return true
  return false
}
