import type { CategoryId } from '@provender/domain/ids'
import { type BitSet, hasBit } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { trait } from './matches.ts'
import type { SearchResults } from './search-results.ts'

/*
 * The class of a match ranks before its score. Products with the words themselves rank before matches by synonym or prefix. They have three
 * classes: their department has the same name, the words are their head noun, or they contain the words otherwise. In each class, products
 * that the company buys come first. Among synonyms and prefixes the score decides, except for the usual product itself.
 */
const usualClass = 0
const literalClasses = 1
const otherClasses = 7
export const classCount = 9

export function isLiteral(traits: number): boolean {
  return (traits & trait.literal) !== 0
}

interface Classified {
  readonly results: SearchResults
  /** True for the company's purchases and the user's favourites; null if there are none. */
  readonly isOwn: ((ordinal: number) => boolean) | null
  readonly within: BitSet
}

export function classesOf(
  catalogue: Catalogue,
  { results, isOwn, within }: Classified,
): Uint8Array<ArrayBuffer> {
  const { ordinals, traits } = results
  const others: number[] = []
  const classes = new Uint8Array(traits.length)
  for (let index = 0; index < traits.length; index += 1) {
    const each = traits[index] ?? 0
    classes[index] = classByTraits[each] ?? 0
    if (isOwn === null || !isOwn(ordinals[index] ?? 0)) continue
    if (isLiteral(each)) classes[index] = literalClasses + productCloseness(each) * 2
    else others.push(index)
  }
  if (others.length === 0) return classes
  const isThing = traits.some((each) => !isLiteral(each) && (each & trait.department) !== 0)
    ? trait.department
    : trait.head
  const departments = literalDepartments(catalogue, results, within)
  for (const index of others) {
    const own = traits[index] ?? 0
    const product = catalogue.products[ordinals[index] ?? 0]
    if ((own & trait.whole) !== 0 && product?.categoryIds.some((id) => departments.has(id)))
      classes[index] = usualClass
    else if ((own & isThing) !== 0) classes[index] = otherClasses
  }
  return classes
}

/** The class of each combination of traits, for products that are not the company's own. */
const classByTraits = Uint8Array.from({ length: 256 }, (_, traits) =>
  isLiteral(traits) ? literalClasses + productCloseness(traits) * 2 + 1 : otherClasses + 1,
)

/** How closely the words name the product itself; 0 is closest. */
export function productCloseness(traits: number): number {
  if ((traits & trait.department) !== 0) return 0
  return (traits & trait.head) !== 0 ? 1 : 2
}

/**
 * If products contain the words, the usual product of their department is meant as well: `toilet roll` is the tissue that the company buys,
 * not a jumbo roll that it never bought. Empty if a brand is named: cola is not Coca-Cola.
 */
function literalDepartments(
  { products }: Catalogue,
  { ordinals, traits }: SearchResults,
  within: BitSet,
): ReadonlySet<CategoryId> {
  const departments = new Set<CategoryId>()
  for (let index = 0; index < ordinals.length; index += 1) {
    const [own, ordinal] = [traits[index] ?? 0, ordinals[index] ?? 0]
    if (!isLiteral(own) || !hasBit(within, ordinal)) continue
    if ((own & trait.brand) !== 0) return new Set()
    if ((own & (trait.head | trait.department)) === 0) continue
    for (const id of products[ordinal]?.categoryIds ?? []) departments.add(id)
  }
  return departments
}
