import type { CatalogueProduct } from '../product.ts'

export interface RankedProduct {
  readonly ordinal: number
  readonly product: CatalogueProduct
  readonly score: number
  readonly cost: number
  readonly isOwn: boolean
  readonly isLiteral: boolean
  /** The words are its head noun or the name of its department. */
  readonly isThing: boolean
  /** The written container stands in the name or pack of others. */
  readonly isOtherContainer: boolean
  readonly canOrder: boolean
  readonly missingPacks: readonly string[]
}
