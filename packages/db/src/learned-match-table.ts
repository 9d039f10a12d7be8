import type { CompanyId, ProductId } from '@provender/domain/ids'
import type { SalesUnit } from '@provender/domain/price/price'
import type { Generated } from 'kysely'

/** Learned matches of companies (docs/decisions/0019-pasted-orders.md). */
export interface LearnedMatchTable {
  company_id: CompanyId
  /** Words and sizes of the line without its quantity, folded. */
  said: string
  product_id: ProductId
  unit: SalesUnit
  learned_at: Generated<number>
}
