import type { CatalogueProduct } from '../product.ts'

export interface RankedProduct {
  readonly ordinal: number
  readonly product: CatalogueProduct
  /** Search score; lower is better. */
  readonly score: number
  /** The total cost. */
  readonly cost: number
  readonly isOwn: boolean
  /** True if it matches the words themselves, not synonyms. */
  readonly isLiteral: boolean
  readonly canOrder: boolean
  /** The written numbers and measures that it lacks. */
  readonly missingPacks: readonly string[]
}
