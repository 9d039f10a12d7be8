import type { NumberedProblem } from '@provender/domain/basket/apply-queue'
import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import type { DeviceSystem } from '@provender/domain/basket/line-author'
import type { BasketId, CompanyId, ProductId, UserId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import type { SubstitutionWish } from '@provender/domain/order/order'
import type { SalesUnit } from '@provender/domain/price/price'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Instant } from './column-types.ts'

export interface BasketTables {
  basket: BasketTable
  basket_line: BasketLineTable
  basket_deleted: { company_id: CompanyId; id: BasketId; name: string; deleted_at: Generated<number> }
  order_guide_product: OrderGuideProductTable
  basket_client: BasketClientTable
}

interface BasketClientTable {
  client_id: string
  company_id: CompanyId
  login_id: UserId
  last_n: number
  problems: ColumnType<readonly NumberedProblem[], never, never>
}

interface BasketTable {
  id: BasketId
  seq: GeneratedAlways<number>
  company_id: CompanyId
  name: string
  is_active: boolean
  fulfilment_method: FulfilmentMethod | null
  device_id: string | null
  created_at: Instant
  updated_at: Instant
}

interface BasketLineTable {
  company_id: CompanyId
  basket_id: BasketId
  product_id: ProductId
  unit: SalesUnit
  /** Thousandths. */
  quantity: Quantity
  price_when_added: UnitPrice | null
  /** When the line was added. Null for other units, or if unknown. */
  pieces_per_box: number | null
  note: Generated<string>
  substitution_wish: SubstitutionWish | null
  login_id: UserId | null
  device_id: string | null
  device_system: DeviceSystem | null
  seq: GeneratedAlways<number>
}

interface OrderGuideProductTable {
  company_id: CompanyId
  product_id: ProductId
  place: number | null
  /** Thousandths of `par_unit`. */
  par: Quantity | null
  par_unit: SalesUnit | null
  /** When the par level was set; null for other units than boxes. */
  par_pieces_per_box: number | null
  is_left_out: Generated<boolean>
  is_added: Generated<boolean>
  is_never_substituted: Generated<boolean>
}
