import type { SellAs } from '../import/rows.ts'
import type { Quantity } from '../money/money.ts'
import type { SalesUnit } from '../price/price.ts'

/** The product fields that the rules of units need (docs/product-rules.md#units). */
export interface ProductUnits {
  readonly secondUnit: '' | 'box' | 'kg'
  readonly piecesPerBox: number
  readonly sellAs: SellAs
  readonly defaultUnit: SalesUnit
  /** Weight of one piece; determines the stock used by pieces of a kg product. */
  readonly weightGrams: number
}

export type UnitKind = 'piece' | 'box' | 'kg'

/**
 * Stock is counted in base units: pieces, or grams for products whose unit 2 is kg. Always an integer.
 */
export type BaseUnits = number

/** The units a product is sold in. Unit 2 left blank leaves unit 1 (docs/product-rules.md#units). */
export function salesUnits(product: ProductUnits): readonly SalesUnit[] {
  if (product.secondUnit === '' || product.sellAs === '1') return onlyFirst
  return product.sellAs === '2' ? onlySecond : bothUnits
}

const onlyFirst: readonly SalesUnit[] = ['1']
const onlySecond: readonly SalesUnit[] = ['2']
const bothUnits: readonly SalesUnit[] = ['1', '2']

export function isSoldIn(product: ProductUnits, unit: SalesUnit): boolean {
  return salesUnits(product).includes(unit)
}

export function defaultSalesUnit(product: ProductUnits): SalesUnit {
  const units = salesUnits(product)
  return units.length === 2 ? product.defaultUnit : (units[0] ?? '1')
}

export function unitKind(product: ProductUnits, unit: SalesUnit): UnitKind {
  if (unit === '1') return 'piece'
  return product.secondUnit === 'kg' ? 'kg' : 'box'
}

/** Base units in 1 of the unit: a piece, a box of `piecesPerBox` pieces, a kilogram, or a piece of a kg product by weight. */
export function baseUnitsPerUnit(product: ProductUnits, unit: SalesUnit): BaseUnits {
  switch (unitKind(product, unit)) {
    case 'kg':
      return 1000
    case 'box':
      return Math.max(1, product.piecesPerBox)
    case 'piece':
      return product.secondUnit === 'kg' ? Math.max(1, product.weightGrams) : 1
  }
}

export function piecesPerBox(product: ProductUnits, unit: SalesUnit): number | null {
  return unitKind(product, unit) === 'box' ? baseUnitsPerUnit(product, unit) : null
}

/** Null unless the stock of the product is counted in grams. */
export function gramsPerPiece(product: ProductUnits, unit: SalesUnit): number | null {
  return unit === '1' && product.secondUnit === 'kg' ? baseUnitsPerUnit(product, unit) : null
}

export function hasOtherBox(before: number | null, product: ProductUnits, unit: SalesUnit): before is number {
  const now = piecesPerBox(product, unit)
  return before !== null && now !== null && before !== now
}

/** The boxes that hold at least the same pieces, after the pieces in a box have changed. */
export function boxesOfSamePieces(
  quantity: Quantity,
  { before, now }: { readonly before: number | null; readonly now: number | null },
): Quantity {
  if (before === null || now === null || before === now) return quantity
  return (Math.ceil((quantity * before) / now / 1000) * 1000) as Quantity
}

export function toBaseUnits(product: ProductUnits, unit: SalesUnit, quantity: Quantity): BaseUnits {
  return Math.ceil((quantity * baseUnitsPerUnit(product, unit)) / 1000)
}

/** The largest quantity of a unit within a stock: whole pieces and boxes, kilograms to the gram. Never negative. */
export function quantityWithin(product: ProductUnits, unit: SalesUnit, stock: BaseUnits): Quantity {
  if (stock <= 0) return 0 as Quantity
  if (unitKind(product, unit) === 'kg') return stock as Quantity
  return (Math.floor(stock / baseUnitsPerUnit(product, unit)) * 1000) as Quantity
}

/** Base units as a quantity for display: pieces, or kilograms if the product is sold by weight. */
export function baseUnitsAsQuantity(
  { secondUnit }: Pick<ProductUnits, 'secondUnit'>,
  count: BaseUnits,
): Quantity {
  return (secondUnit === 'kg' ? count : count * 1000) as Quantity
}

export function quantityAsBaseUnits(
  { secondUnit }: Pick<ProductUnits, 'secondUnit'>,
  quantity: Quantity,
): BaseUnits {
  return secondUnit === 'kg' ? quantity : Math.floor(quantity / 1000)
}
