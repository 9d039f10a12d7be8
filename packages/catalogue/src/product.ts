import type { AttributeId, AttributeValueId, CategoryId, PriceListId, ProductId } from '@provender/domain/ids'
import type { TranslatedText } from '@provender/domain/languages'
import { netPrice, type Price, type SalesUnit } from '@provender/domain/price/price'
import type { ProductField } from '@provender/domain/product/product-field'
import type { ProductValuesWith } from '@provender/domain/product/product-values'

/** The fields that customers see, directly or in derived values (packages/domain/src/product/product-fields.ts). */
type CatalogueFields = ProductValuesWith<'readers', Exclude<ProductField['readers'], 'staff'>>

export interface CatalogueProduct extends CatalogueFields {
  readonly id: ProductId
  readonly standard: Price | null
  readonly promos: readonly TimedPrice[]
  readonly clearances: readonly TimedPrice[]
}

/** A price that is valid from its first to its last day, local dates; null is open. */
export interface TimedPrice extends Price {
  readonly startsOn: string | null
  readonly endsOn: string | null
}

export interface CatalogueCategory {
  readonly id: CategoryId
  readonly code: string
  readonly parentId: CategoryId | null
  readonly name: TranslatedText
  readonly index: number
  readonly visible: boolean
  readonly picture: string | null
}

export interface CatalogueAttribute {
  readonly id: AttributeId
  readonly code: string
  readonly name: TranslatedText
  readonly index: number
  readonly visible: boolean
}

export interface CatalogueAttributeValue {
  readonly id: AttributeValueId
  readonly attributeId: AttributeId
  readonly code: string
  readonly name: TranslatedText
  readonly index: number
  readonly picture: string | null
}

export type PriceListPrices = ReadonlyMap<ProductId, Price>

export interface CatalogueRows {
  readonly version: number
  readonly products: readonly CatalogueProduct[]
  readonly categories: readonly CatalogueCategory[]
  readonly attributes: readonly CatalogueAttribute[]
  readonly attributeValues: readonly CatalogueAttributeValue[]
  readonly priceLists: ReadonlyMap<PriceListId, PriceListPrices>
  /** Custom synonyms of the wholesaler, in the form that `synonyms.ts` describes. */
  readonly ownWords: string
}

/** The small tables, which are sent and changed as a whole. */
export type CatalogueGroups = Pick<
  CatalogueRows,
  'categories' | 'attributes' | 'attributeValues' | 'ownWords'
>

/**
 * The price that is valid on a day. Of several, each unit has its lowest net price, and of equal ones the one that
 * started last: a promotion of the piece leaves the one of the box alone.
 */
export function priceOn(prices: readonly TimedPrice[], day: string): Price | null {
  let [forPrice, forParcel]: (TimedPrice | null)[] = [null, null]
  for (const price of prices) {
    if (price.startsOn !== null && price.startsOn > day) continue
    if (price.endsOn !== null && price.endsOn < day) continue
    forPrice = betterOf(forPrice ?? null, price, '1')
    forParcel = betterOf(forParcel ?? null, price, '2')
  }
  if (!forPrice || !forParcel || forPrice === forParcel) return forPrice ?? forParcel ?? null
  return {
    priceId: forPrice.priceId,
    price: netPrice(forPrice, '1'),
    parcelPrice: netPrice(forParcel, '2'),
    discountBasisPoints: 0,
  }
}

function betterOf(best: TimedPrice | null, other: TimedPrice, unit: SalesUnit): TimedPrice {
  if (best === null) return other
  const [net, otherNet] = [netPrice(best, unit), netPrice(other, unit)]
  if (otherNet === null) return net === null && startsLater(other, best) ? other : best
  if (net === null || otherNet < net) return other
  return otherNet === net && startsLater(other, best) ? other : best
}

function startsLater(one: TimedPrice, other: TimedPrice): boolean {
  return (one.startsOn ?? '') >= (other.startsOn ?? '')
}
