import type { PriceListId } from '@provender/domain/ids'
import type { Catalogue } from '../catalogue.ts'
import type { PriceOverlay } from './overlays.ts'

/** The only price list on a device: its company's own, under a fixed id. */
export const companyPriceList = 0 as PriceListId

export function withPrices(
  catalogue: Catalogue,
  { standard, own, promos, clearances }: PriceOverlay,
): Catalogue {
  return {
    ...catalogue,
    products: catalogue.products.map(
      (product) =>
        product && {
          ...product,
          standard: standard.get(product.id) ?? null,
          promos: promos.get(product.id) ?? [],
          clearances: clearances.get(product.id) ?? [],
        },
    ),
    priceLists: new Map([[companyPriceList, own]]),
  }
}
