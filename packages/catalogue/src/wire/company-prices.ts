import type { PriceListId } from '@provender/domain/ids'
import type { Catalogue } from '../catalogue.ts'
import type { PriceOverlay } from './overlays.ts'

/** The one price list that a device has: its company's own, whatever the server calls it. */
export const companyPriceList = 0 as PriceListId

/** A catalogue with the prices that its viewer may see. Products that are not among them have none. */
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
