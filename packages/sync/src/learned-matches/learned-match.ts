import type { SalesUnit } from '@provender/domain/price/price'

export interface LearnedMatch {
  readonly said: string
  readonly productId: string
  readonly unit: SalesUnit
}
