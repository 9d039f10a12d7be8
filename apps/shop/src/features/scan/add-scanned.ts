import type { BasketProblem } from '@provender/domain/basket/operations'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { type ProductControl, productControl, reasonOf } from '../catalogue/add-state.ts'
import { productIdOf, unitOf } from '../catalogue/basket-product.ts'
import { changeBasket } from '../catalogue/change-basket.ts'
import type { InBasket } from '../catalogue/displayed-unit.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import type { ProductList } from '../catalogue/product-list.ts'

export interface BasketTarget {
  readonly baskets: BasketStore
  readonly listContext: ProductList
}

interface ScannedUnit {
  readonly product: ProductCardFieldsFragment
  readonly unit: SalesUnit
}

export type ScanResult = (
  | {
      readonly is: 'added'
      readonly quantity: Quantity
    }
  | ScanRefusal
) & {
  /** Less than was scanned if the line became full, and 0 if nothing was added. */
  readonly added: Quantity
}

type ScanRefusal =
  /** The line holds the whole stock, or its maximum. */
  | { readonly is: 'full'; readonly reason: string }
  | { readonly is: 'out' | 'unpriced' | 'login' }
  | { readonly is: 'refused'; readonly problem: BasketProblem }

const nothing = 0 as Quantity

export function addScanned(
  { baskets, listContext }: BasketTarget,
  { product, unit }: ScannedUnit,
  by: Quantity,
): ScanResult {
  const control = currentControl({ baskets, listContext }, { product, unit })
  const refusal = refusalOf(control, product, listContext)
  if (refusal) return { ...refusal, added: nothing }
  const before = baskets.quantityOf(productIdOf(product), unit)
  const [problem] = changeBasket(baskets, { product, unit, by, policy: listContext.stockPolicy })
  const quantity = baskets.quantityOf(productIdOf(product), unit)
  const added = (quantity - before) as Quantity
  if (problem?.type === 'CAPPED')
    return { is: 'full', reason: fullReason(control, product, listContext), added }
  if (problem) return { is: 'refused', problem, added }
  return { is: 'added', quantity, added }
}

export function removeScanned(
  { baskets, listContext }: BasketTarget,
  { product, unit }: ScannedUnit,
  quantity: Quantity,
): void {
  if (baskets.quantityOf(productIdOf(product), unit) === 0) return
  changeBasket(baskets, { product, unit, by: (0 - quantity) as Quantity, policy: listContext.stockPolicy })
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
  listContext: ProductList,
): ScanRefusal | undefined {
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
  listContext: ProductList,
): string {
  return reasonOf(limit, unitOf(product, unit)?.kind ?? 'PIECE', listContext)
}
