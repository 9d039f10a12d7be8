import type { CompanyId, ProductId } from '@provender/domain/ids'
import type { SalesUnit } from '@provender/domain/price/price'
import type { Generated } from 'kysely'

/** What a company means by what it writes in its orders (docs/decisions/0019-pasted-orders.md). */
export interface LearnedLineTable {
  company_id: CompanyId
  /** Words and sizes without how much of it, folded. */
  said: string
  product_id: ProductId
  unit: SalesUnit
  learned_at: Generated<number>
}
