import type { Config } from '@provender/domain/config/config'
import type { StockLevel } from '@provender/domain/stock/stock'
import type { BaseUnits } from '@provender/domain/units/units'
import type { CatalogueProduct } from '../product.ts'

/** The stock count that may be sent. It is limited so that competitors cannot read the real stock (docs/product-rules.md#stock). */
export function visibleStockCount(
  { secondUnit }: Pick<CatalogueProduct, 'secondUnit'>,
  level: StockLevel,
  config: Pick<Config, 'stockCountVisibilityEnabled' | 'stockCountVisibilityLimit'>,
): BaseUnits | null {
  if (!config.stockCountVisibilityEnabled || level.suspended) return null
  const limit = config.stockCountVisibilityLimit * (secondUnit === 'kg' ? 1000 : 1)
  return level.onHand <= limit ? level.onHand : null
}
