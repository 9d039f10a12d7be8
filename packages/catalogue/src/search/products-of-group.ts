import { type BitSet, emptyBitSet } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import type { GroupWord } from './group-words.ts'
import { stemOf } from './stem.ts'

export function bitsOfGroup(catalogue: Catalogue, { group }: GroupWord): BitSet {
  const bits =
    group.kind === 'category' ? catalogue.inCategory.get(group.id) : catalogue.withValue.get(group.id)
  return bits ?? emptyBitSet(0)
}

/** The products of the only category with exactly this name. */
export function productsOfCategoryNamed(
  catalogue: Catalogue,
  [word = '', ...others]: readonly string[],
): BitSet | null {
  if (others.length > 0) return null
  const own = catalogue.groupWords.byStem.get(stemOf(word)) ?? []
  const category = own.find(({ isSole, group }) => isSole && group.kind === 'category')
  return category ? bitsOfGroup(catalogue, category) : null
}
