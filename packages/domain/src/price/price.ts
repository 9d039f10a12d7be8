import type { PriceKind } from '../import/rows.ts'
import { discounted, lineNet, type Quantity, type UnitPrice } from '../money/money.ts'

export interface Price {
  readonly priceId: number
  /** For unit 1; null if the unit has no price. */
  readonly price: UnitPrice | null
  readonly parcelPrice: UnitPrice | null
  readonly discountBasisPoints: number
}

/** The prices of a product as one company sees them now; an absent kind is null (docs/product-rules.md#prices). */
export type PricesOfProduct = { readonly [Kind in PriceKind]: Price | null }

/** `kind`: clearance, else promo, else private, else standard. `lowest`: the lowest net price of those present. */
export type PricePrecedence = 'kind' | 'lowest'

export type SalesUnit = '1' | '2'

export interface SelectedPrice {
  readonly kind: PriceKind
  /** Net, after the price's own discount. */
  readonly net: UnitPrice
  readonly old: UnitPrice | null
}

const byPrecedence: readonly PriceKind[] = ['clearance', 'promo', 'private', 'standard']

/** The net price of one unit, after the discount; null if the unit has no price, or one that comes to 0. */
export function netPrice(price: Price, unit: SalesUnit): UnitPrice | null {
  return netOf(unit === '1' ? price.price : price.parcelPrice, price.discountBasisPoints)
}

/** A discount that leaves less than the smallest unit price leaves no price at all. */
function netOf(listed: UnitPrice | null, discountBasisPoints: number): UnitPrice | null {
  if (listed === null) return null
  const net = discounted(listed, discountBasisPoints)
  return net > 0 ? net : null
}

/** True if this quantity costs something. A line that rounds to 0.00 cannot be ordered. */
export function isWorthSomething(net: UnitPrice, quantity: Quantity): boolean {
  return lineNet(net, quantity) > 0
}

/**
 * The price to send if the standard price is hidden: the price paid, without the discount that would reveal the list price
 * (docs/product-rules.md#prices).
 */
export function netOnly<Own extends Price>(price: Own): Own {
  const net = (listed: UnitPrice | null) => netOf(listed, price.discountBasisPoints)
  return { ...price, price: net(price.price), parcelPrice: net(price.parcelPrice), discountBasisPoints: 0 }
}

/**
 * The price of one unit of a product (docs/product-rules.md#prices). Null if the product has no price for the unit and cannot be added.
 * With `hideStandard` (hideDefaultProductPrices) the standard price is ignored.
 */
export function selectPrice(
  prices: PricesOfProduct,
  unit: SalesUnit,
  { precedence, hideStandard }: { readonly precedence: PricePrecedence; readonly hideStandard: boolean },
): SelectedPrice | null {
  const standard = prices.standard && netPrice(prices.standard, unit)
  let chosenKind: PriceKind = 'standard'
  let chosenNet: UnitPrice | null = null
  for (const kind of byPrecedence) {
    if (kind === 'standard' && hideStandard) continue
    const price = prices[kind]
    const net = price && netPrice(price, unit)
    if (net === null) continue
    if (chosenNet !== null && (precedence === 'kind' || net >= chosenNet)) continue
    chosenKind = kind
    chosenNet = net
  }
  if (chosenNet === null) return null
  const old = standard !== null && !hideStandard && chosenNet < standard ? standard : null
  return { kind: chosenKind, net: chosenNet, old }
}
