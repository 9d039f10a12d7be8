import type { Quantity } from '@provender/domain/money/money'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { productControl } from './add-state.ts'
import { productIdOf } from './basket-product.ts'
import { changeBasket } from './change-basket.ts'
import { type InBasket, displayedUnit } from './displayed-unit.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import type { ProductList } from './product-list.ts'
import { fullProductName } from './product-name.ts'

export interface AddSeveralResult {
  readonly inBasketCount: number
  readonly refused: readonly string[]
}

const one = 1000 as Quantity

/** Puts one of each product into the active basket, in its usual unit. Skips products that are in the basket already. */
export function addSeveral(
  baskets: Pick<BasketStore, 'push' | 'registerProduct' | 'view' | 'quantityOf'>,
  products: readonly ProductCardFieldsFragment[],
  listContext: ProductList,
): AddSeveralResult {
  const refused: string[] = []
  for (const product of products) {
    const id = productIdOf(product)
    const inBasket: InBasket = { '1': baskets.quantityOf(id, '1'), '2': baskets.quantityOf(id, '2') }
    if (inBasket['1'] + inBasket['2'] > 0) continue
    const unit = displayedUnit(product, inBasket, listContext)?.unit === '2' ? '2' : '1'
    const { state } = productControl(product, { inBasket, listContext }, { unit })
    const problems =
      state.offer === 'add'
        ? changeBasket(baskets, { product, unit, by: one, policy: listContext.stockPolicy })
        : undefined
    if (problems?.length !== 0) refused.push(fullProductName(product))
  }
  return { inBasketCount: products.length - refused.length, refused }
}
