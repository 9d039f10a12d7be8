import { type BitSet, emptyBitSet, union } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import type { GroupWord } from './group-words.ts'
import { stemOf } from './stem.ts'

export function bitsOfGroup(catalogue: Catalogue, { group }: GroupWord): BitSet {
  const bits =
    group.kind === 'category' ? catalogue.inCategory.get(group.id) : catalogue.withValue.get(group.id)
  return bits ?? emptyBitSet(0)
}

/** The products of the categories of this thing: of `Cheese`, or of `British Cheese` and `Continental Cheese`. */
export function productsOfCategoryNamed(
  catalogue: Catalogue,
  [word = '', ...others]: readonly string[],
): BitSet | null {
  if (others.length > 0) return null
  const own = catalogue.groupWords.byStem.get(stemOf(word)) ?? []
  const [first, ...further] = own.filter(({ isThing, group }) => isThing && group.kind === 'category')
  if (first === undefined) return null
  if (further.length === 0) return bitsOfGroup(catalogue, first)
  return union([first, ...further].map((each) => bitsOfGroup(catalogue, each)))
}
