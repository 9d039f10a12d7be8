import type { BasketProduct } from '@provender/domain/basket/context'
import type { ProductId } from '@provender/domain/ids'
import type { SellAs } from '@provender/domain/import/rows'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import type { UnitPrice } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { acceptsBackOrders, type StockPolicy } from '@provender/domain/stock/stock'
import { type BaseUnits, type ProductUnits, quantityWithin } from '@provender/domain/units/units'
import type { ProductCardFieldsFragment, ProductUnitFieldsFragment } from './product-card.documents.ts'
import { fullProductName } from './product-name.ts'

export function productIdOf({ id }: Pick<ProductCardFieldsFragment, 'id'>): ProductId {
  return Number(id) as ProductId
}

export function unitOf(
  { units }: Pick<ProductCardFieldsFragment, 'units'>,
  unit: SalesUnit,
): ProductUnitFieldsFragment | undefined {
  return units.find((each) => each.unit === unit)
}

export function basketProduct(product: ProductCardFieldsFragment, policy: StockPolicy): BasketProduct {
  return {
    units: productUnits(product),
    sellable: sellableOf(product, policy),
    netPrice: (unit) => netPriceOf(unitOf(product, unit)),
    name: fullProductName(product),
  }
}

export function productUnits(product: ProductCardFieldsFragment): ProductUnits {
  return {
    secondUnit: product.secondUnit === 'box' || product.secondUnit === 'kg' ? product.secondUnit : '',
    piecesPerBox: product.piecesPerBox,
    sellAs: sellAsOf(product.sellAs),
    defaultUnit: product.defaultUnit === '2' ? '2' : '1',
    weightGrams: Math.round(product.weight * 1000),
  }
}

/** A price of 0 counts as none (docs/product-rules.md#add-control). */
export function isPriced(unit: ProductUnitFieldsFragment | undefined): boolean {
  return netPriceOf(unit) !== null
}

function netPriceOf(unit: ProductUnitFieldsFragment | undefined): UnitPrice | null {
  const net = unit?.price ? parseUnitPrice(unit.price) : undefined
  return net !== undefined && net > 0 ? net : null
}

export function defaultUnitFirst({ units, defaultUnit }: SoldProduct): SoldProduct['units'] {
  return units.toSorted((one, other) => Number(other.unit === defaultUnit) - Number(one.unit === defaultUnit))
}

/** The unit that represents the product: its default, or the other one if only that has a price or can be bought. */
export function representativeUnit(
  product: SoldProduct,
  canBeBought: (unit: ProductUnitFieldsFragment) => boolean = isPriced,
): ProductUnitFieldsFragment | undefined {
  const units = defaultUnitFirst(product)
  return units.find(canBeBought) ?? units.find(isPriced) ?? units[0]
}

type SoldProduct = Pick<ProductCardFieldsFragment, 'units' | 'defaultUnit'>

/** True if the unit has a price and the stock that may be sold fills at least one of it. */
export function isAvailable({ units, sellable, netPrice }: BasketProduct, unit: SalesUnit): boolean {
  return netPrice(unit) !== null && quantityWithin(units, unit, sellable) > 0
}

/**
 * Base units that may be sold. Infinity if back orders are accepted, or if the API
 * does not send the count: then the server caps the line.
 */
function sellableOf(product: ProductCardFieldsFragment, policy: StockPolicy): BaseUnits {
  if (acceptsBackOrders(policy)) return Number.POSITIVE_INFINITY
  return product.stockStatus.available ? stockOf(product) : 0
}

/** Base units in stock. Infinity if the API does not send the count. */
export function stockOf({
  stockStatus: { stockCount },
  secondUnit,
}: Pick<ProductCardFieldsFragment, 'stockStatus' | 'secondUnit'>): BaseUnits {
  if (stockCount === null) return Number.POSITIVE_INFINITY
  return secondUnit === 'kg' ? Math.round(stockCount * 1000) : stockCount
}

function sellAsOf(text: string): SellAs {
  return text === '2' || text === '3' ? text : '1'
}
