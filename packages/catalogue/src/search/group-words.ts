import type { AttributeValueId, CategoryId } from '@provender/domain/ids'
import { languages, type TranslatedText } from '@provender/domain/languages'
import type { CategoryTree } from '../categories.ts'
import type { CatalogueAttribute, CatalogueAttributeValue } from '../product.ts'
import type { BrandNames } from './product-words.ts'
import { lowerBound } from './sorted-words.ts'
import { stemOf } from './stem.ts'
import { wordsOf } from './words.ts'

export interface GroupWord {
  readonly word: string
  readonly isShared: boolean
  /** True if the word is the whole name of the group: `Bread`. */
  readonly isSole: boolean
  readonly group:
    | { readonly kind: 'category'; readonly id: CategoryId }
    | { readonly kind: 'brand' | 'value'; readonly id: AttributeValueId }
}

export interface GroupWords {
  readonly sorted: readonly GroupWord[]
  readonly byStem: ReadonlyMap<string, readonly GroupWord[]>
  readonly words: readonly string[]
}

/** Separators between the topics of a name, in English, Polish and Turkish. */
const listing = /[,&]| (?:and|i|oraz|ve) /

interface Groups {
  readonly tree: CategoryTree
  readonly attributes: readonly CatalogueAttribute[]
  readonly values: ReadonlyMap<AttributeValueId, CatalogueAttributeValue>
}

/**
 * The words of category and attribute value names in every language. Excludes allergens: a search for milk must not find everything that
 * contains milk.
 */
export function buildGroupWords({ tree, attributes, values }: Groups): GroupWords {
  const words: GroupWord[] = []
  const add = (name: TranslatedText, group: GroupWord['group']) => {
    const own = new Map<string, GroupWord>()
    for (const language of languages) {
      const text = name[language] ?? ''
      const wordsInText = wordsOf(text)
      for (const word of wordsInText)
        own.set(word, { word, isShared: listing.test(text), isSole: wordsInText.length === 1, group })
    }
    words.push(...own.values())
  }
  for (const { id, name, visible } of tree.byId.values()) if (visible) add(name, { kind: 'category', id })
  const attributeOf = new Map(attributes.map((attribute) => [attribute.id, attribute]))
  for (const { id, name, attributeId } of values.values()) {
    const attribute = attributeOf.get(attributeId)
    if (attribute?.visible && attribute.code !== 'allergens')
      add(name, { kind: attribute.code === 'brand' ? 'brand' : 'value', id })
  }
  const sorted = words.sort((one, other) => (one.word < other.word ? -1 : one.word > other.word ? 1 : 0))
  return {
    sorted,
    byStem: Map.groupBy(sorted, ({ word }) => stemOf(word)),
    words: [...new Set(sorted.map(({ word }) => word))],
  }
}

export function brandNames({ attributes, values }: Pick<Groups, 'attributes' | 'values'>): BrandNames {
  const brand = attributes.find(({ code }) => code === 'brand')
  const own = [...values.values()].filter(({ attributeId }) => attributeId === brand?.id)
  return new Map(own.map(({ id, name }) => [id, wordsOf(name.en)]))
}

export function groupsWithPrefix({ sorted }: GroupWords, prefix: string): readonly GroupWord[] {
  const wordOf = (group: GroupWord) => group.word
  return sorted.slice(lowerBound(sorted, prefix, wordOf), lowerBound(sorted, `${prefix}\uffff`, wordOf))
}
