import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { acceptsBackOrders } from '@provender/domain/stock/stock'
import type { QuantityLimits } from '@provender/domain/units/quantity-limits'
import { basketProduct, isPriced, unitOf } from './basket-product.ts'
import { lineLimit } from './line-limit.ts'
import type { ProductCardFieldsFragment, UnitKind } from './product-card.documents.ts'
import type { ProductList } from './product-list.ts'

export type Shortfall = { readonly name: string } & (
  | { readonly reason: 'unavailable' | 'unit' | 'price' | 'out' | 'otherUnit' }
  /** The maximum by stock or by the cap per order, or the quantity that the basket has already. */
  | {
      readonly reason: 'stock' | 'cap' | 'more'
      readonly quantity: Quantity
      readonly kind: UnitKind
    }
  /** A box has another number of pieces: so many boxes hold what was ordered. */
  | { readonly reason: 'box'; readonly quantity: Quantity; readonly kind: UnitKind; readonly pieces: number }
)

export interface RequestedProduct {
  readonly name: string
  /** Null if it is no longer sold. */
  readonly product: ProductCardFieldsFragment | null
  readonly unit: SalesUnit
  readonly quantity: Quantity
  readonly otherQuantity?: Quantity
}

interface OrderRules {
  readonly stockPolicy: ProductList['stockPolicy']
  readonly quantityLimits: QuantityLimits
}

export function findShortfall(
  { name, product, unit, quantity, otherQuantity = 0 as Quantity }: RequestedProduct,
  { stockPolicy, quantityLimits }: OrderRules,
): Shortfall | undefined {
  if (!product || product.units.length === 0) return { name, reason: 'unavailable' }
  const sold = unitOf(product, unit)
  if (!sold) return { name, reason: 'unit' }
  if (!isPriced(sold)) return { name, reason: 'price' }
  if (!product.stockStatus.available && !acceptsBackOrders(stockPolicy)) return { name, reason: 'out' }
  const rules = basketProduct(product, stockPolicy)
  const { maximum, by } = lineLimit(rules, unit, { otherQuantity, quantityLimits })
  if (maximum >= quantity) return undefined
  return maximum <= 0 ? { name, reason: 'out' } : { name, reason: by, quantity: maximum, kind: sold.kind }
}
