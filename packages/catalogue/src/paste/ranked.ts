import type { CatalogueProduct } from '../product.ts'

export interface Ranked {
  readonly ordinal: number
  readonly product: CatalogueProduct
  /** Of the search; lower is better. */
  readonly score: number
  /** With everything else that counts. */
  readonly cost: number
  readonly isOwn: boolean
  /** It bears the words themselves, not what they mean in the trade. */
  readonly isLiteral: boolean
  readonly canOrder: boolean
  /** It has all the numbers and measures that were written. */
  readonly saysPacks: boolean
}
