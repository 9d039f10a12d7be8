import { showCount } from '@provender/domain/money/show-money'
import { acceptsBackOrders } from '@provender/domain/stock/stock'
import type { StockView } from '@provender/ui/product/product-card'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import type { ProductList } from './product-list.ts'

type StockedProduct = Pick<ProductCardFieldsFragment, 'stockStatus' | 'secondUnit' | 'piecesPerBox' | 'units'>

/** The stock as text, for every list row and product page (docs/product-rules.md#stock). */
export function stockView(
  product: StockedProduct,
  { labels, stockPolicy, language }: Pick<ProductList, 'labels' | 'stockPolicy' | 'language'>,
): StockView {
  const { stock } = labels
  const { stockStatus, secondUnit } = product
  const { available, lowStock, saleType, stockCount } = stockStatus
  if (!available)
    return { kind: 'out', text: acceptsBackOrders(stockPolicy) ? stock.outMayNotArrive : stock.out }
  if (isLessThanSold(product) && !acceptsBackOrders(stockPolicy))
    return { kind: 'low', text: stock.lessThanBox }
  const isInTransit = saleType === 'IN_TRANSIT'
  // Less than a kilogram has no count.
  const left = lowStock ? Math.floor(stockCount ?? 0) : 0
  const amount =
    secondUnit === 'kg' ? `${showCount(left, language)} ${labels.unit.KG}` : showCount(left, language)
  if (isInTransit) return { kind: 'transit', text: left > 0 ? stock.transitLeft(amount) : stock.transit }
  if (!lowStock) return { kind: 'in', text: stock.in }
  return { kind: 'low', text: left > 0 ? stock.lowLeft(amount) : stock.low }
}

/** True if the product is sold only by the box and less than one is left: none can be ordered. */
function isLessThanSold({ units, piecesPerBox, stockStatus: { stockCount } }: StockedProduct): boolean {
  return (
    units.length > 0 &&
    units.every(({ kind }) => kind === 'BOX') &&
    (stockCount ?? piecesPerBox) < piecesPerBox
  )
}

export function notableStock(
  product: StockedProduct,
  listContext: Pick<ProductList, 'labels' | 'stockPolicy' | 'language'>,
): StockView | undefined {
  const stock = stockView(product, listContext)
  return stock.kind === 'in' ? undefined : stock
}
