import type { AttributeId, AttributeValueId, CategoryId, PriceListId, ProductId } from '@provender/domain/ids'
import type { AllowSales, ItemType, PriceKind, SaleType } from '@provender/domain/import/rows'
import type { Translated } from '@provender/domain/languages'
import type { UnitPrice } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant, Json, LocalDate, NullableInstant } from './column-types.ts'

/** Products with their prices and stock, and what they are sorted by. */
export interface CatalogueTables {
  category: CategoryTable
  attribute: AttributeTable
  attribute_value: AttributeValueTable
  trade_words: { list: string }
  product: ProductTable
  price_list: { id: GeneratedAlways<PriceListId>; code: string; name: string }
  price: PriceTable
  stock_level: StockLevelTable
}

interface CategoryTable {
  id: GeneratedAlways<CategoryId>
  code: string
  parent_id: CategoryId | null
  name: Json<Translated>
  index: number
  visible: boolean
  picture: string | null
}

interface AttributeTable {
  id: GeneratedAlways<AttributeId>
  code: string
  name: Json<Translated>
  index: number
  visible: boolean
}

interface AttributeValueTable {
  id: GeneratedAlways<AttributeValueId>
  attribute_id: AttributeId
  code: string
  name: Json<Translated>
  index: number
  picture: string | null
}

interface ProductTable {
  id: GeneratedAlways<ProductId>
  code: string
  description1: string
  description2: string
  description3: string
  category_ids: CategoryId[]
  attribute_value_ids: AttributeValueId[]
  p_size: string
  unit_rate1: number
  unit1: string
  unit2: '' | 'box' | 'kg'
  allow_sales: AllowSales
  default_unit: SalesUnit
  secondary_unit: '' | SalesUnit
  vat_code: string
  vat_basis_points: number
  barcodes: string[]
  weight_grams: number
  min_stock: number
  sale_type: SaleType
  item_type: ItemType
  catalog_code: string
  notes: string
  notes2: string
  web_published: boolean
  mobile_published: boolean
  picture: string | null
  featured_rank: number
  created_at: Instant
  deleted_at: NullableInstant
  catalogue_version: number
}

interface PriceTable {
  id: GeneratedAlways<number>
  product_id: ProductId
  kind: PriceKind
  price_list_id: PriceListId | null
  price: UnitPrice | null
  parcel_price: UnitPrice | null
  discount_basis_points: number
  starts_on: LocalDate | null
  ends_on: LocalDate | null
}

interface StockLevelTable {
  product_id: ProductId
  /** Base units: pieces, or grams of kg products. */
  on_hand: number
  suspended: boolean
  changed_xid: Generated<string>
}
