import type { SalesUnit } from '@provender/domain/price/price'

export interface LearnedRow {
  readonly said: string
  readonly productId: string
  readonly unit: SalesUnit
}
