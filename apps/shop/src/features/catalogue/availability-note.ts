import type { Quantity } from '@provender/domain/money/money'
import { acceptsBackOrders, requestedBaseUnits } from '@provender/domain/stock/stock'
import { productUnits, stockOf } from './basket-product.ts'
import type { InBasket } from './displayed-unit.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import type { ProductContext } from './product-context.ts'

export function availabilityNote(
  product: ProductCardFieldsFragment,
  inBasket: InBasket,
  { labels, stockPolicy }: Pick<ProductContext, 'labels' | 'stockPolicy'>,
): string | undefined {
  if (!acceptsBackOrders(stockPolicy) || !product.stockStatus.available) return undefined
  const lines = (['1', '2'] as const).map((unit) => ({ unit, quantity: inBasket[unit] }))
  const late = requestedBaseUnits(productUnits(product), lines) - stockOf(product)
  if (late <= 0) return undefined
  return product.secondUnit === 'kg'
    ? labels.mayNotArrive(late as Quantity, 'KG')
    : labels.mayNotArrive((late * 1000) as Quantity, 'PIECE')
}
