import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { productControl } from '../catalogue/add-state.ts'
import { productIdOf } from '../catalogue/basket-product.ts'
import { type InBasket, displayedUnit } from '../catalogue/displayed-unit.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import type { ProductList } from '../catalogue/product-list.ts'

interface BasketTarget {
  readonly baskets: Pick<BasketStore, 'quantityOf'>
  readonly listContext: ProductList
}

interface AddOptions {
  readonly requestedUnit?: SalesUnit | undefined
  readonly count: number
}

/**
 * Adds a quantity of a product: in the requested unit, else the unit that is in the basket, else the
 * default unit. Returns the unit; undefined if nothing can be added.
 */
export function addProduct(
  product: ProductCardFieldsFragment,
  { baskets, listContext }: BasketTarget,
  { requestedUnit, count }: AddOptions,
): SalesUnit | undefined {
  const inBasket = basketState(product, baskets)
  const unit = unitToAdd(product, { baskets, listContext }, requestedUnit)
  if (unit === undefined) return undefined
  const control = productControl(product, { inBasket, listContext }, { unit })
  const { state, limit } = control
  if (state.offer !== 'add' && state.offer !== 'quantity') return undefined
  const present = state.offer === 'quantity' ? state.quantity : 0
  const quantity = (present + Math.round(count * 1000)) as Quantity
  if (present >= limit.maximum) listContext.onAdd({ type: 'reach' }, { product, control })
  else if (count !== 1) listContext.onAdd({ type: 'set', quantity }, { product, control })
  else listContext.onAdd({ type: state.offer === 'add' ? 'add' : 'more' }, { product, control })
  return unit
}

export function unitToAdd(
  product: ProductCardFieldsFragment,
  { baskets, listContext }: BasketTarget,
  requestedUnit: SalesUnit | undefined,
): SalesUnit | undefined {
  const unit = requestedUnit ?? displayedUnit(product, basketState(product, baskets), listContext)?.unit
  return unit === '1' || unit === '2' ? unit : undefined
}

export function basketState(product: ProductCardFieldsFragment, baskets: BasketTarget['baskets']): InBasket {
  const productId = productIdOf(product)
  return { '1': baskets.quantityOf(productId, '1'), '2': baskets.quantityOf(productId, '2') }
}
