import type { Config } from '@provender/domain/config/config'
import type { StockLevel } from '@provender/domain/stock/stock'
import type { BaseUnits } from '@provender/domain/units/units'
import type { CatalogueProduct } from '../product.ts'

/** The stock count that may be sent. It is limited so that competitors cannot read the real stock (docs/product-rules.md#stock). */
export function visibleStockCount(
  { unit2 }: Pick<CatalogueProduct, 'unit2'>,
  level: StockLevel,
  config: Pick<Config, 'stockCountVisibilityEnabled' | 'stockCountVisibilityLimit'>,
): BaseUnits | null {
  if (!config.stockCountVisibilityEnabled || level.suspended) return null
  const limit = config.stockCountVisibilityLimit * (unit2 === 'kg' ? 1000 : 1)
  return level.onHand <= limit ? level.onHand : null
}
