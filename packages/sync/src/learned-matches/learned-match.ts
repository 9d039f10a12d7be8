import type { SalesUnit } from '@provender/domain/price/price'

/** The product and unit that a company means by some words. */
export interface LearnedMatch {
  readonly said: string
  readonly productId: string
  readonly unit: SalesUnit
}
