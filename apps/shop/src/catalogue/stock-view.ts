import { showCount } from '@provender/domain/money/show-money'
import { acceptsBackOrders } from '@provender/domain/stock/stock'
import type { ShownStock } from '@provender/ui/product-card'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import type { Shelf } from './shelf.ts'

type StockedProduct = Pick<ProductCardFieldsFragment, 'stockStatus' | 'unit2' | 'unitRate1' | 'units'>

/** How much there is, in words; told on every row and page (specification 4, "Stock"). */
export function shownStock(
  product: StockedProduct,
  { words, stockPolicy, language }: Pick<Shelf, 'words' | 'stockPolicy' | 'language'>,
): ShownStock {
  const { stock } = words
  const { stockStatus, unit2 } = product
  const { available, lowStock, saleType, stockCount } = stockStatus
  if (!available)
    return { kind: 'out', text: acceptsBackOrders(stockPolicy) ? stock.outMayNotArrive : stock.out }
  if (isLessThanSold(product) && !acceptsBackOrders(stockPolicy))
    return { kind: 'low', text: stock.lessThanBox }
  if (saleType === 'IN_TRANSIT') return { kind: 'transit', text: stock.transit }
  if (!lowStock) return { kind: 'in', text: stock.in }
  const left = Math.floor(stockCount ?? 0)
  // What is left of the last kilogram is nothing to count in kilograms.
  if (left === 0) return { kind: 'low', text: stock.low }
  return {
    kind: 'low',
    text: stock.lowLeft(
      unit2 === 'kg' ? `${showCount(left, language)} ${words.unit.KG}` : showCount(left, language),
    ),
  }
}

/** Sold by the box alone, of which what is left does not fill one: nothing of it can be ordered. */
function isLessThanSold({ units, unitRate1, stockStatus: { stockCount } }: StockedProduct): boolean {
  return (
    units.length > 0 && units.every(({ kind }) => kind === 'BOX') && (stockCount ?? unitRate1) < unitRate1
  )
}

/** The same where the normal case is silent: on cards. */
export function stockWorthTelling(
  product: StockedProduct,
  shelf: Pick<Shelf, 'words' | 'stockPolicy' | 'language'>,
): ShownStock | undefined {
  const stock = shownStock(product, shelf)
  return stock.kind === 'in' ? undefined : stock
}
