import type { PriceListId, ProductId } from '@provender/domain/ids'
import type { UnitPrice } from '@provender/domain/money/money'
import { selectPrice, type PricePrecedence, type PricesOfProduct } from '@provender/domain/price/price'
import { type BitSet, emptyBitSet, setBit } from './bit-set.ts'
import type { Catalogue } from './catalogue.ts'
import { type CatalogueProduct, priceOn } from './product.ts'

export interface PriceViewer {
  readonly priceListId: PriceListId | null
  readonly precedence: PricePrecedence
  /** True if standard prices are hidden (hideDefaultProductPrices). */
  readonly hideStandard: boolean
  /** The warehouse's local date, because promotions and clearances start and end with a day. */
  readonly day: string
}

export function pricesOf(
  catalogue: Catalogue,
  product: CatalogueProduct,
  viewer: PriceViewer,
): PricesOfProduct {
  const list = viewer.priceListId === null ? undefined : catalogue.priceLists.get(viewer.priceListId)
  return {
    standard: product.standard,
    private: list?.get(product.id) ?? null,
    promo: priceOn(product.promos, viewer.day),
    clearance: priceOn(product.clearances, viewer.day),
  }
}

export interface NetPrices {
  readonly price: UnitPrice | null
  readonly parcelPrice: UnitPrice | null
}

export function netPrices(catalogue: Catalogue, product: CatalogueProduct, viewer: PriceViewer): NetPrices {
  const prices = pricesOf(catalogue, product, viewer)
  return {
    price: selectPrice(prices, '1', viewer)?.net ?? null,
    parcelPrice: selectPrice(prices, '2', viewer)?.net ?? null,
  }
}

export function productSet(catalogue: Catalogue, ids: Iterable<ProductId>): BitSet {
  const bits = emptyBitSet(catalogue.products.length)
  for (const id of ids) {
    const ordinal = catalogue.ordinalOf.get(id)
    if (ordinal !== undefined) setBit(bits, ordinal)
  }
  return bits
}
