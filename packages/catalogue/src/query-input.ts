import type { AttributeId, AttributeValueId, CategoryId } from '@provender/domain/ids'
import type { BitSet } from './bit-set.ts'
import type { PriceViewer } from './viewer.ts'

export const productSorts = [
  'FEATURED',
  'CREATED_AT_DESC',
  'PRICE_ASC',
  'PRICE_DESC',
  'NAME_ASC',
  'NAME_DESC',
] as const

export type ProductSort = (typeof productSorts)[number]

export interface ProductQuery {
  readonly search: string
  readonly categoryId: CategoryId | null
  /** Values of one attribute widen, attributes narrow. */
  readonly attributes: ReadonlyMap<AttributeId, readonly AttributeValueId[]>
  readonly clearance: boolean
  readonly promotion: boolean
  readonly isNew: boolean
  readonly favourites: boolean
  readonly inStock: boolean
  readonly sort: ProductSort
  readonly offset: number
  readonly limit: number
}

export interface QueryViewer extends PriceViewer {
  readonly visible: BitSet
  readonly inStock: BitSet
  readonly favourites: BitSet
  /** Products bought before. With favourites, they rank first among equal search results. */
  readonly bought?: BitSet
  /** Products created at or after this instant are new. */
  readonly newSinceMs: number
  readonly maxSearchResults: number
}
