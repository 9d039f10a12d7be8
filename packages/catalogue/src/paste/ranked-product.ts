import type { CatalogueProduct } from '../product.ts'

export interface RankedProduct {
  readonly ordinal: number
  readonly product: CatalogueProduct
  readonly score: number
  readonly cost: number
  readonly isOwn: boolean
  readonly isLiteral: boolean
  readonly canOrder: boolean
  readonly missingPacks: readonly string[]
}
