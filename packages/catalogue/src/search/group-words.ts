import type { AttributeValueId, CategoryId } from '@provender/domain/ids'
import { languages, type Translated } from '@provender/domain/languages'
import { type Bits, emptyBits } from '../bits.ts'
import type { Catalogue } from '../catalogue.ts'
import { wordsOf } from './fold.ts'
import { lowerBound, standing } from './search-index.ts'

/** A word that stands for all products of a category or an attribute value. */
export interface GroupWord {
  readonly word: string
  readonly group:
    | { readonly kind: 'category'; readonly id: CategoryId }
    | { readonly kind: 'value'; readonly id: AttributeValueId }
  readonly standing: number
}

/** The words of category and attribute value names in every language, sorted; brands stand higher than the rest. */
export function buildGroupWords({
  tree,
  attributes,
  values,
}: Pick<Catalogue, 'tree' | 'attributes' | 'values'>): readonly GroupWord[] {
  const words: GroupWord[] = []
  const add = (name: Translated, group: GroupWord['group'], where: number) => {
    const all = new Set(languages.flatMap((language) => wordsOf(name[language] ?? '')))
    for (const word of all) words.push({ word, group, standing: where })
  }
  for (const { id, name, visible } of tree.byId.values())
    if (visible) add(name, { kind: 'category', id }, standing.text)
  const attributeOf = new Map(attributes.map((attribute) => [attribute.id, attribute]))
  for (const { id, name, attributeId } of values.values()) {
    const attribute = attributeOf.get(attributeId)
    if (attribute?.visible)
      add(name, { kind: 'value', id }, attribute.code === 'brand' ? standing.label : standing.text)
  }
  return words.sort((one, other) => (one.word < other.word ? -1 : one.word > other.word ? 1 : 0))
}

export function groupsWithPrefix(groups: readonly GroupWord[], prefix: string): readonly GroupWord[] {
  const wordOf = (group: GroupWord) => group.word
  const first = lowerBound(groups, prefix, wordOf)
  const end = lowerBound(groups, `${prefix}\uffff`, wordOf)
  return groups.slice(first, end)
}

export function bitsOfGroup(catalogue: Catalogue, { group }: GroupWord): Bits {
  const bits =
    group.kind === 'category' ? catalogue.inCategory.get(group.id) : catalogue.withValue.get(group.id)
  return bits ?? emptyBits(0)
}
