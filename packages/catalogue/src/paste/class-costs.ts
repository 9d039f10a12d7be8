import type { BitSet } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { classesOf, isLiteral, productCloseness } from '../search/match-classes.ts'
import { trait } from '../search/matches.ts'
import type { SearchResults } from '../search/search-results.ts'

/** Products found by synonyms rank behind those with the words themselves, even in another pack. */
const meantAlone = 60
/** The brand is named, but the other words match only by synonyms. */
const brandNamed = 30
/** The product itself ranks before products made of it; earlier purchases count only after that. */
const lesserThing = 9
const ownProduct = 8

const allTraits = Uint8Array.from({ length: 256 }, (_, traits) => traits)

export const classCosts = allTraits.map((traits) => {
  if (isLiteral(traits)) return productCloseness(traits) * lesserThing + ownProduct
  return (traits & trait.brand) === 0 ? meantAlone : brandNamed
})

/** The same if the company buys it, except for the usual product itself. The herb that it buys ranks before the sweets of a department of mints. */
const usualCosts = allTraits.map((traits) => {
  const cost = classCosts[traits] ?? 0
  if (isLiteral(traits)) return (traits & trait.head) === 0 ? cost - ownProduct : 0
  return (traits & trait.brand) === 0 && (traits & (trait.head | trait.department)) !== 0
    ? cost - ownProduct
    : cost
})

const correctedCosts = classCosts.map((cost) => cost - ownProduct)

/** The lower bound: a match by synonyms may be the usual product, even if others match the words. */
const leastCosts = allTraits.map((traits) =>
  !isLiteral(traits) && (traits & trait.whole) !== 0 ? 0 : (usualCosts[traits] ?? 0),
)

interface Usual {
  readonly visible: BitSet
  readonly isUsual: (ordinal: number) => boolean
}

interface UsualCosts {
  readonly least: Uint8Array
  readonly costAt: (index: number) => number
}

/** The costs of matches that the company buys, by the rules of search (`classesOf`). */
export function usualCostsOf(
  catalogue: Catalogue,
  results: SearchResults,
  { visible, isUsual }: Usual,
): UsualCosts {
  const { traits } = results
  // A corrected word has no traits: of several packs of a misspelt product, the usual one is meant.
  if (results.didYouMean !== null)
    return { least: correctedCosts, costAt: (index) => correctedCosts[traits[index] ?? 0] ?? 0 }
  if (!hasLiteral(traits))
    return { least: usualCosts, costAt: (index) => usualCosts[traits[index] ?? 0] ?? 0 }
  let classes: Uint8Array | undefined
  // Few lines name a department, so the classes are rarely needed.
  const isUsualThing = (index: number) => {
    classes ??= classesOf(catalogue, { results, within: visible, isOwn: isUsual })
    return classes[index] === 0
  }
  const costAt = (index: number) => {
    const own = traits[index] ?? 0
    const mayBeThing = !isLiteral(own) && (own & trait.whole) !== 0
    return mayBeThing && isUsualThing(index) ? 0 : (usualCosts[own] ?? 0)
  }
  return { least: leastCosts, costAt }
}

function hasLiteral(traits: Uint8Array): boolean {
  for (let index = 0; index < traits.length; index += 1) if (isLiteral(traits[index] ?? 0)) return true
  return false
}
