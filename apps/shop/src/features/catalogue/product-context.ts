import type { StockPolicy } from '@provender/domain/stock/stock'
import type { QuantityLimits } from '@provender/domain/units/quantity-limits'
import type { PriceReading } from './price-view.ts'
import type { ProductLabels } from './product-labels.ts'

/** What is the same for every product of a page, and by which each is shown. */
export interface ProductContext extends PriceReading {
  readonly words: ProductLabels
  readonly isSignedIn: boolean
  readonly stockPolicy: StockPolicy
  readonly caps: QuantityLimits
  /** The login page, leading back here. */
  readonly loginHref: string
}
