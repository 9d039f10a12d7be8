import type { AttributeId, AttributeValueId, CategoryId, PriceListId, ProductId } from '@provender/domain/ids'
import type { TranslatedText } from '@provender/domain/languages'
import type { Price } from '@provender/domain/price/price'
import type { ProductField } from '@provender/domain/product/product-field'
import type { ProductValuesWith } from '@provender/domain/product/product-values'

/** The fields that customers see, directly or in derived values (packages/domain/src/product/product-fields.ts). */
type CatalogueFields = ProductValuesWith<'readers', Exclude<ProductField['readers'], 'staff'>>

/** A stored product, without stock and without the prices of price lists. */
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

/** The prices of one price list. */
export type PriceListPrices = ReadonlyMap<ProductId, Price>

/** Everything a snapshot is built from. */
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

/** The price that is valid on a day; of several, the one that started last. */
export function priceOn(prices: readonly TimedPrice[], day: string): Price | null {
  let holding: TimedPrice | null = null
  for (const price of prices) {
    if (price.startsOn !== null && price.startsOn > day) continue
    if (price.endsOn !== null && price.endsOn < day) continue
    if (holding === null || (price.startsOn ?? '') >= (holding.startsOn ?? '')) holding = price
  }
  return holding
}
