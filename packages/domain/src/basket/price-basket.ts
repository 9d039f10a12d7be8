import type { ProductId } from '../ids.ts'
import type { PriceKind } from '../import/rows.ts'
import type { SaleType } from '../import/rows.ts'
import { lineNet, type Minor, type Quantity, type UnitPrice } from '../money/money.ts'
import { lineVat, type Totals, totalsOf } from '../money/vat.ts'
import type { SubstitutionWish } from '../order/order.ts'
import {
  type SelectedPrice,
  selectPrice,
  type PricePrecedence,
  type PricesOfProduct,
  type SalesUnit,
} from '../price/price.ts'
import { acceptsBackOrders, type StockLevel, type StockPolicy, requestedBaseUnits } from '../stock/stock.ts'
import { type BaseUnits, hasOtherBox, isSoldIn, type ProductUnits } from '../units/units.ts'
import type { BasketLine } from './basket.ts'

export interface PricedProduct {
  readonly units: ProductUnits
  readonly prices: PricesOfProduct
  readonly vatBasisPoints: number
  readonly stock: StockLevel
  readonly saleType: SaleType
}

export interface PricingContext {
  readonly product: (id: ProductId) => PricedProduct | undefined
  readonly precedence: PricePrecedence
  readonly hideStandard: boolean
  readonly stockPolicy: StockPolicy
}

export type LineProblem =
  /** No longer sold, or not in this unit; excluded from the order. */
  | { readonly type: 'NO_LONGER_AVAILABLE' }
  /** The company has no price, or the line comes to 0.00; excluded from the order. */
  | { readonly type: 'NO_PRICE' }
  /** No stock and no back orders; excluded from the order. */
  | { readonly type: 'OUT_OF_STOCK' }
  /** Less stock than requested. Both are base units over all lines of the product. */
  | {
      readonly type: 'SHORT'
      readonly availableBaseUnits: BaseUnits
      readonly requestedBaseUnits: BaseUnits
    }
  /** Accepted without stock: may not arrive. */
  | { readonly type: 'BACK_ORDER' }
  | { readonly type: 'IN_TRANSIT' }
  | { readonly type: 'PRICE_CHANGED'; readonly priceWhenAdded: UnitPrice }
  | { readonly type: 'BOX_CHANGED'; readonly piecesPerBoxWhenAdded: number }

export interface PricedLine {
  readonly productId: ProductId
  readonly unit: SalesUnit
  readonly quantity: Quantity
  /** Null if the line cannot be ordered; see `problems`. */
  readonly unitNet: UnitPrice | null
  readonly unitOld: UnitPrice | null
  readonly priceKind: PriceKind | null
  readonly vatBasisPoints: number
  readonly net: Minor
  readonly vat: Minor
  readonly note: string
  readonly substitutionWish: SubstitutionWish | null
  readonly problems: readonly LineProblem[]
}

export interface PricedBasket {
  readonly lines: readonly PricedLine[]
  readonly totals: Totals
}

/** True if the line can be ordered as it is. */
export function isOrderable(line: PricedLine): boolean {
  return !line.problems.some(
    ({ type }) => type === 'NO_LONGER_AVAILABLE' || type === 'NO_PRICE' || type === 'OUT_OF_STOCK',
  )
}

/** Prices and reviews the lines of one basket for one company. Totals include only lines that can be ordered. */
export function priceBasket(lines: readonly BasketLine[], context: PricingContext): PricedBasket {
  const requested = requestedByProduct(lines, context)
  const priced = lines.map((line) => priceLine(line, requested.get(line.productId) ?? 0, context))
  return { lines: priced, totals: totalsOf(priced.filter(isOrderable)) }
}

export function requestedByProduct(
  lines: readonly BasketLine[],
  context: Pick<PricingContext, 'product'>,
): ReadonlyMap<ProductId, BaseUnits> {
  const linesOf = Map.groupBy(lines, (line) => line.productId)
  const requested = new Map<ProductId, BaseUnits>()
  for (const [productId, itsLines] of linesOf) {
    const product = context.product(productId)
    if (product) requested.set(productId, requestedBaseUnits(product.units, itsLines))
  }
  return requested
}

function priceLine(line: BasketLine, requested: BaseUnits, context: PricingContext): PricedLine {
  const { productId, unit, quantity, note, substitutionWish } = line
  const product = context.product(productId)
  const none = {
    productId,
    unit,
    quantity,
    note,
    substitutionWish,
    unitNet: null,
    unitOld: null,
    priceKind: null,
    net: 0 as Minor,
    vat: 0 as Minor,
  }
  if (!product || !isSoldIn(product.units, unit))
    return { ...none, vatBasisPoints: 0, problems: [{ type: 'NO_LONGER_AVAILABLE' }] }
  const { vatBasisPoints } = product
  const chosen = selectPrice(product.prices, unit, context)
  if (chosen === null) return { ...none, vatBasisPoints, problems: [{ type: 'NO_PRICE' }] }
  const net = lineNet(chosen.net, quantity)
  return {
    productId,
    unit,
    quantity,
    note,
    substitutionWish,
    unitNet: chosen.net,
    unitOld: chosen.old,
    priceKind: chosen.kind,
    vatBasisPoints,
    net,
    vat: lineVat(net, vatBasisPoints),
    // A line that comes to 0.00 is not for sale: an order never gives goods away.
    problems: [
      ...(net > 0 ? [] : [{ type: 'NO_PRICE' } as const]),
      ...problemsOf(line, { product, chosen, requested, policy: context.stockPolicy }),
    ],
  }
}

function problemsOf(
  line: BasketLine,
  facts: {
    readonly product: PricedProduct
    readonly chosen: SelectedPrice
    readonly requested: BaseUnits
    readonly policy: StockPolicy
  },
): readonly LineProblem[] {
  const { product, chosen, requested, policy } = facts
  const problems: LineProblem[] = []
  const available = product.stock.suspended ? 0 : Math.max(0, product.stock.onHand)
  if (requested > available) {
    if (acceptsBackOrders(policy)) problems.push({ type: 'BACK_ORDER' })
    else if (available === 0) problems.push({ type: 'OUT_OF_STOCK' })
    else problems.push({ type: 'SHORT', availableBaseUnits: available, requestedBaseUnits: requested })
  }
  if (product.saleType === 'IN_TRANSIT') problems.push({ type: 'IN_TRANSIT' })
  if (line.priceWhenAdded !== null && line.priceWhenAdded !== chosen.net)
    problems.push({ type: 'PRICE_CHANGED', priceWhenAdded: line.priceWhenAdded })
  const { piecesPerBoxWhenAdded } = line
  if (hasOtherBox(piecesPerBoxWhenAdded, product.units, line.unit))
    problems.push({ type: 'BOX_CHANGED', piecesPerBoxWhenAdded })
  return problems
}
