import type { AttributeId, AttributeValueId, CategoryId, PriceListId, ProductId } from '@provender/domain/ids'
import type { PriceKind } from '@provender/domain/import/rows'
import type { TranslatedText } from '@provender/domain/languages'
import type { UnitPrice } from '@provender/domain/money/money'
import type { ProductColumns } from '@provender/domain/product/product-values'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant, Json, LocalDate, NullableInstant } from './column-types.ts'

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
  name: Json<TranslatedText>
  index: number
  visible: boolean
  picture: string | null
}

interface AttributeTable {
  id: GeneratedAlways<AttributeId>
  code: string
  name: Json<TranslatedText>
  index: number
  visible: boolean
}

interface AttributeValueTable {
  id: GeneratedAlways<AttributeValueId>
  attribute_id: AttributeId
  code: string
  name: Json<TranslatedText>
  index: number
  picture: string | null
}

interface ProductTable extends Omit<ProductColumns, 'created_at'> {
  id: GeneratedAlways<ProductId>
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
