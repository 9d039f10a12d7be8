import { findProduct } from '@provender/catalogue/catalogue'
import { pricesOf } from '@provender/catalogue/viewer'
import type { PricingContext } from '@provender/domain/basket/price-basket'
import type { Deps } from '../../kernel/deps.ts'
import type { CatalogueViewer } from '../../kernel/identity/catalogue-viewer.ts'
import { isPublishedTo } from '../catalogue/catalogue-viewer.ts'

export function pricingContext(deps: Pick<Deps, 'catalogue'>, viewer: CatalogueViewer): PricingContext {
  return {
    precedence: viewer.precedence,
    hideStandard: viewer.hideStandard,
    stockPolicy: viewer.config,
    product: (id) => {
      const product = findProduct(viewer.catalogue, id)
      if (!product || !isPublishedTo(viewer, product)) return undefined
      return {
        units: product,
        prices: pricesOf(viewer.catalogue, product, viewer),
        vatBasisPoints: product.vatBasisPoints,
        saleType: product.saleType,
        stock: deps.catalogue.stock.of(id),
      }
    },
  }
}
