import type { SalesUnit } from '@provender/domain/price/price'
import type { BasketStore } from '../basket/basket-store.ts'
import { productControl } from '../catalogue/add-state.ts'
import { productIdOf } from '../catalogue/basket-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import type { Shelf } from '../catalogue/shelf.ts'
import { type InBasket, shownUnit } from '../catalogue/shown-unit.ts'

interface Counter {
  readonly baskets: Pick<BasketStore, 'quantityOf'>
  readonly shelf: Shelf
}

/**
 * Adds one of a product in the unit asked for, or else the one that is in the basket already, or else its default unit, and says which;
 * undefined where nothing of it can be added.
 */
export function addOne(
  product: ProductCardFieldsFragment,
  { baskets, shelf }: Counter,
  asked?: SalesUnit,
): SalesUnit | undefined {
  const productId = productIdOf(product)
  const inBasket: InBasket = {
    '1': baskets.quantityOf(productId, '1'),
    '2': baskets.quantityOf(productId, '2'),
  }
  const unit = asked ?? shownUnit(product, inBasket, shelf)?.unit
  if (unit !== '1' && unit !== '2') return undefined
  const control = productControl(product, { inBasket, shelf }, { unit })
  const { state, limit } = control
  if (state.offer === 'add') shelf.onAdd({ act: 'add' }, { product, control })
  else if (state.offer === 'quantity')
    shelf.onAdd({ act: state.quantity >= limit.atMost ? 'reach' : 'more' }, { product, control })
  else return undefined
  return unit
}
