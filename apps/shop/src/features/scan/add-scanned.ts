import type { BasketProblem } from '@provender/domain/basket/operations'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { type ProductControl, productControl, reasonOf } from '../catalogue/add-state.ts'
import { productIdOf, unitOf } from '../catalogue/basket-product.ts'
import { changeBasket } from '../catalogue/change-basket.ts'
import type { InBasket } from '../catalogue/displayed-unit.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import type { ProductListContext } from '../catalogue/product-list-context.ts'

export interface BasketTarget {
  readonly baskets: BasketStore
  readonly listContext: ProductListContext
}

interface ScannedUnit {
  readonly product: ProductCardFieldsFragment
  readonly unit: SalesUnit
}

/** The result of adding one scanned unit. */
export type ScanResult =
  /** The new quantity of the line. */
  | { readonly is: 'added'; readonly quantity: Quantity }
  /** The line holds the whole stock, or its maximum. */
  | { readonly is: 'full'; readonly reason: string }
  | { readonly is: 'out' | 'unpriced' | 'login' }
  | { readonly is: 'refused'; readonly problem: BasketProblem }

const one = 1000 as Quantity
const oneLess = -1000 as Quantity

/** Adds one to the active basket, by the same rules as the product's add control. */
export function addScanned(
  { baskets, listContext }: BasketTarget,
  { product, unit }: ScannedUnit,
): ScanResult {
  const control = currentControl({ baskets, listContext }, { product, unit })
  const refusal = refusalOf(control, product, listContext)
  if (refusal) return refusal
  const [problem] = changeBasket(baskets, { product, unit, by: one, policy: listContext.stockPolicy })
  if (problem?.type === 'CAPPED') return { is: 'full', reason: fullReason(control, product, listContext) }
  if (problem) return { is: 'refused', problem }
  return { is: 'added', quantity: baskets.quantityOf(productIdOf(product), unit) }
}

/** Removes one again, if the basket still has it. */
export function removeScanned({ baskets, listContext }: BasketTarget, { product, unit }: ScannedUnit): void {
  if (baskets.quantityOf(productIdOf(product), unit) === 0) return
  changeBasket(baskets, { product, unit, by: oneLess, policy: listContext.stockPolicy })
}

function currentControl(
  { baskets, listContext }: BasketTarget,
  { product, unit }: ScannedUnit,
): ProductControl {
  const productId = productIdOf(product)
  const inBasket: InBasket = {
    '1': baskets.quantityOf(productId, '1'),
    '2': baskets.quantityOf(productId, '2'),
  }
  return productControl(product, { inBasket, listContext }, { unit })
}

function refusalOf(
  control: ProductControl,
  product: ProductCardFieldsFragment,
  listContext: ProductListContext,
): ScanResult | undefined {
  const { state, limit } = control
  switch (state.offer) {
    case 'login':
      return { is: 'login' }
    case 'setReminder':
    case 'removeReminder':
      return { is: 'out' }
    case 'nothing':
      return { is: limit.maximum <= 0 ? 'out' : 'unpriced' }
    case 'quantity':
      return state.quantity >= limit.maximum
        ? { is: 'full', reason: fullReason(control, product, listContext) }
        : undefined
    case 'add':
    case 'adding':
    case 'choose':
      return undefined
  }
}

function fullReason(
  { unit, limit }: ProductControl,
  product: ProductCardFieldsFragment,
  listContext: ProductListContext,
): string {
  return reasonOf(limit, unitOf(product, unit)?.kind ?? 'PIECE', listContext)
}
