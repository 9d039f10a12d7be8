import type { StockPolicy } from '@provender/domain/stock/stock'
import type { QuantityLimits } from '@provender/domain/units/quantity-limits'
import type { PriceViewContext } from './price-view.ts'
import type { ProductLabels } from './product-labels.ts'

export interface ProductContext extends PriceViewContext {
  readonly labels: ProductLabels
  readonly isSignedIn: boolean
  readonly stockPolicy: StockPolicy
  readonly quantityLimits: QuantityLimits
  /** The login page, with the way back to this page. */
  readonly loginHref: string
}
