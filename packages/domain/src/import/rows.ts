import type { TranslatedText } from '../languages.ts'
import { blankValues, type ProductValues } from '../product/product-values.ts'

/**
 * The rows that a wholesaler's own system sends: one type per import file. The demo data has the same types. Rows refer to each other by
 * the wholesaler's codes, never by our ids.
 */

export interface CategoryRow {
  readonly code: string
  /** Null: a department, at the top of the tree. */
  readonly parentCode: string | null
  readonly name: TranslatedText
  readonly index: number
  readonly visible: boolean
  readonly picture: string | null
}

export interface AttributeRow {
  /** `brand`, `country`, `allergens`, `diet` and `storage` exist in every shop. */
  readonly code: string
  readonly name: TranslatedText
  readonly index: number
  readonly visible: boolean
  readonly values: readonly AttributeValueRow[]
}

export interface AttributeValueRow {
  readonly code: string
  readonly name: TranslatedText
  readonly picture: string | null
}

export type SellAs = ProductValues['sellAs']
export type SaleType = ProductValues['saleType']
export type ItemType = ProductValues['itemType']

export interface ProductRow extends Omit<ProductValues, 'categoryIds' | 'attributeValueIds' | 'createdAtMs'> {
  readonly categoryCodes: readonly string[]
  /** Attribute code to value codes. */
  readonly attributes: Readonly<Record<string, readonly string[]>>
  /** Local date `YYYY-MM-DD`; null for "now". */
  readonly createdOn: string | null
}

export const blankProductRow: ProductRow = {
  ...blankValues(['categoryIds', 'attributeValueIds', 'createdAtMs']),
  categoryCodes: [],
  attributes: {},
  createdOn: null,
}

export type PriceKind = 'standard' | 'private' | 'promo' | 'clearance'

export interface PriceRow {
  readonly productCode: string
  readonly kind: PriceKind
  /** Set for `private` only. */
  readonly priceListCode: string | null
  /** For unit 1, in 1/10,000 of the major unit; null where the unit has no price. */
  readonly price: number | null
  readonly parcelPrice: number | null
  readonly discountBasisPoints: number
  /** First and last day, local dates; null for open. Only promo and clearance have them. */
  readonly startsOn: string | null
  readonly endsOn: string | null
}

export interface StockRow {
  readonly productCode: string
  /** Pieces, or grams for kg products. */
  readonly onHand: number
  readonly suspended: boolean
}

export interface CompanyRow {
  readonly code: string
  readonly name: string
  readonly contactName: string
  readonly address1: string
  readonly address2: string
  readonly address3: string
  readonly city: string
  readonly country: string
  readonly postCode: string
  readonly telephone: string
  readonly telephone2: string
  readonly mobile: string
  readonly fax: string
  readonly priceListCode: string | null
  /** Minor units; null: nothing on account. */
  readonly creditLimitMinor: number | null
  readonly currencyCode: string
  readonly showAllPricesIncludingVat: boolean | null
  readonly hideDefaultProductPrices: boolean | null
  /** Null: collection only. */
  readonly routeCode: string | null
  readonly users: readonly UserRow[]
}

export interface UserRow {
  readonly email: string
  readonly name: string
  readonly active: boolean
}

export interface RouteRow {
  readonly code: string
  readonly name: string
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
  /** Local time `HH:MM` on the day before delivery. */
  readonly cutOff: string
}
