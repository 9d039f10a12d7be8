import type { CategoryId } from '@provender/domain/ids'
import { type BitSet, hasBit } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { trait } from './matches.ts'
import type { SearchResults } from './search-results.ts'

/*
 * The class of an answer comes before its score. Products that bear the words themselves come before what the words mean in the trade or
 * begin; they come in three classes: their department is called so as well, the words are their head noun, or they say it otherwise. In
 * each, what the company buys comes first. Among meanings and beginnings the score decides, but for the usual thing itself.
 */
const usualClass = 0
const literalClasses = 1
const otherClasses = 7
export const classCount = 9

export function isLiteral(traits: number): boolean {
  return (traits & trait.literal) !== 0
}

interface Classified {
  readonly found: SearchResults
  /** What the company buys and the user's favourites are their own; null when they have none. */
  readonly isOwn: ((ordinal: number) => boolean) | null
  readonly within: BitSet
}

/** The class of each answer, lower is better. */
export function classesOf(
  catalogue: Catalogue,
  { found, isOwn, within }: Classified,
): Uint8Array<ArrayBuffer> {
  const { ordinals, traits } = found
  const others: number[] = []
  const classes = new Uint8Array(traits.length)
  for (let at = 0; at < traits.length; at += 1) {
    const each = traits[at] ?? 0
    classes[at] = classByTraits[each] ?? 0
    if (isOwn === null || !isOwn(ordinals[at] ?? 0)) continue
    if (isLiteral(each)) classes[at] = literalClasses + thingness(each) * 2
    else others.push(at)
  }
  if (others.length === 0) return classes
  const isThing = traits.some((each) => !isLiteral(each) && (each & trait.department) !== 0)
    ? trait.department
    : trait.head
  const departments = literalDepartments(catalogue, found, within)
  for (const at of others) {
    const own = traits[at] ?? 0
    const product = catalogue.products[ordinals[at] ?? 0]
    if ((own & trait.whole) !== 0 && product?.categoryIds.some((id) => departments.has(id)))
      classes[at] = usualClass
    else if ((own & isThing) !== 0) classes[at] = otherClasses
  }
  return classes
}

/** The class of each combination of traits, of a product that is not the company's own. */
const classByTraits = Uint8Array.from({ length: 256 }, (_, traits) =>
  isLiteral(traits) ? literalClasses + thingness(traits) * 2 + 1 : otherClasses + 1,
)

/** How much the words are the thing itself; 0 is the most. */
export function thingness(traits: number): number {
  if ((traits & trait.department) !== 0) return 0
  return (traits & trait.head) !== 0 ? 1 : 2
}

/**
 * Where products bear the words, the usual product of their department is meant as well: `toilet roll` is the tissue that the company
 * buys, not a jumbo roll that it never bought. None where a brand is named: cola is no Coca-Cola.
 */
function literalDepartments(
  { products }: Catalogue,
  { ordinals, traits }: SearchResults,
  within: BitSet,
): ReadonlySet<CategoryId> {
  const departments = new Set<CategoryId>()
  for (let at = 0; at < ordinals.length; at += 1) {
    const [own, ordinal] = [traits[at] ?? 0, ordinals[at] ?? 0]
    if (!isLiteral(own) || !hasBit(within, ordinal)) continue
    if ((own & trait.brand) !== 0) return new Set()
    if ((own & (trait.head | trait.department)) === 0) continue
    for (const id of products[ordinal]?.categoryIds ?? []) departments.add(id)
  }
  return departments
}
