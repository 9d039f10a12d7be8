import type { BasketOperation, BasketProblem } from '@provender/domain/basket/operations'
import type { BasketId } from '@provender/domain/ids'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import type { StockPolicy } from '@provender/domain/stock/stock'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { newId } from '@provender/web/api/new-id'
import { basketProduct, productIdOf, unitOf } from './basket-product.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'

export interface LineChange {
  readonly product: ProductCardFieldsFragment
  readonly unit: SalesUnit
  /** Positive to add, negative to remove. */
  readonly by: Quantity
  readonly policy: StockPolicy
}

/**
 * Adds to the active basket or removes from it. Creates a basket first if there is none
 * (docs/product-rules.md#add-control). Returns the problems of changes that were not applied in full.
 */
export function changeBasket(
  baskets: Pick<BasketStore, 'push' | 'registerProduct' | 'view'>,
  { product, unit, by, policy }: LineChange,
): readonly BasketProblem[] {
  const productId = productIdOf(product)
  const line = { basketId: null, productId, unit } as const
  baskets.registerProduct(productId, basketProduct(product, policy))
  if (by < 0) return baskets.push([{ ...line, type: 'remove', quantity: Math.abs(by) as Quantity }])
  const first: readonly BasketOperation[] = baskets.view().active
    ? []
    : [{ type: 'create', basketId: newId() as BasketId, name: '' }]
  const price = parseUnitPrice(unitOf(product, unit)?.price ?? '') ?? null
  return baskets.push([...first, { ...line, type: 'add', quantity: by, price }])
}
