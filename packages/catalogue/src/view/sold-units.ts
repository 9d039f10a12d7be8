import { type SelectedPrice, selectPrice, type SalesUnit } from '@provender/domain/price/price'
import { baseUnitsPerUnit, salesUnits, type UnitKind, unitKind } from '@provender/domain/units/units'
import type { Catalogue } from '../catalogue.ts'
import type { CatalogueProduct } from '../product.ts'
import { pricesOf, type PriceViewer } from '../viewer.ts'

export interface SoldUnit {
  readonly unit: SalesUnit
  readonly kind: UnitKind
  readonly piecesPerUnit: number
  readonly chosen: SelectedPrice | null
}

export function soldUnits(
  catalogue: Catalogue,
  product: CatalogueProduct,
  viewer: PriceViewer,
): readonly SoldUnit[] {
  const prices = pricesOf(catalogue, product, viewer)
  return salesUnits(product).map((unit) => {
    const kind = unitKind(product, unit)
    return {
      unit,
      kind,
      piecesPerUnit: kind === 'box' ? baseUnitsPerUnit(product, unit) : 1,
      chosen: selectPrice(prices, unit, viewer),
    }
  })
}
