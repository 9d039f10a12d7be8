import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import type { CompanyId, OrderNumber, ProductId, StaffId, UserId } from '@provender/domain/ids'
import type { PriceKind } from '@provender/domain/import/rows'
import type { Language } from '@provender/domain/languages'
import type { Minor, Quantity, UnitPrice } from '@provender/domain/money/money'
import type { VatOfRate } from '@provender/domain/money/vat'
import type { HoldKind } from '@provender/domain/order/hold'
import type {
  OrderState,
  PaymentState,
  PaymentType,
  PriceMarkOption,
  SubstitutionWish,
} from '@provender/domain/order/order'
import type { SalesUnit } from '@provender/domain/price/price'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Instant, Json, LocalDate, DbTime, NullableInstant } from './column-types.ts'

export interface OrderTable {
  id: GeneratedAlways<number>
  number: Generated<OrderNumber>
  company_id: CompanyId
  login_id: UserId
  key: string
  request_hash: Buffer
  state: OrderState
  payment_type: PaymentType
  /** The state of its card. Allocations decide whether its invoice is paid (`orderPaymentState`). */
  payment_state: PaymentState
  method: FulfilmentMethod
  fulfilment_date: LocalDate
  collection_time: DbTime | null
  collector: string
  delivery_address: ColumnType<OrderAddress | null, string | null, string | null>
  warehouse_name: string
  purchase_order_number: string
  notes: string
  feedback: string
  price_mark_option: PriceMarkOption | null
  substitution_wish: SubstitutionWish | null
  currency_code: string
  net: Minor
  vat: Minor
  gross: Minor
  vat_by_rate: Json<readonly VatOfRate[]>
  placed_at: Instant
  version: Generated<number>
  language: Generated<Language>
  pay_by: NullableInstant
  weight_margin_basis_points: Generated<number>
  site_id: number | null
}

/** The delivery address when the order was placed. Fields of a site are absent if it went to the company's own address. */
export interface OrderAddress {
  readonly companyName: string
  readonly siteName?: string
  readonly contactName?: string
  readonly telephone?: string
  readonly instructions?: string
  readonly address1: string
  readonly address2: string
  readonly address3: string
  readonly city: string
  readonly postCode: string
  readonly country: string
}

export interface OrderLineTable {
  order_id: number
  position: number
  product_id: ProductId
  code: string
  name: string
  p_size: string
  picture: string | null
  unit: SalesUnit
  unit_name: string
  pieces_per_box: number | null
  grams_per_piece: number | null
  quantity: Quantity
  unit_net: UnitPrice
  price_kind: PriceKind
  vat_basis_points: number
  net: Minor
  vat: Minor
  allocated_base_units: number
  note: Generated<string>
  substitution_wish: SubstitutionWish | null
  supplied_quantity: Quantity | null
  supplied_net: Minor | null
  supplied_vat: Minor | null
  missing_base_units: Generated<number>
  /** What picking gave back to stock; below 0 for what it took beyond the reservation. */
  returned_base_units: Generated<number>
  substitutes_position: number | null
}

export interface OrderEventTable {
  id: GeneratedAlways<number>
  order_id: number
  state: OrderState
  at: Instant
  from_state: OrderState | null
  hold: HoldKind | null
  taken_by: Generated<'CUSTOMER' | 'STAFF'>
  staff_id: StaffId | null
  note: Generated<string>
}

/** At most one open hold of each kind. An order in ON_HOLD has one. */
export interface OrderHoldTable {
  id: GeneratedAlways<number>
  order_id: number
  kind: HoldKind
  note: string
  set_at: Instant
  set_by: StaffId | null
  released_at: NullableInstant
  released_by: StaffId | null
}

export interface OrderAdjustmentTable {
  id: GeneratedAlways<number>
  order_id: number
  position: number
  staff_id: StaffId | null
  quantity_before: Quantity
  quantity_after: Quantity
  net_before: Minor
  net_after: Minor
  note: string
  /** Who agreed to a weight above the margin or far below the order, or to a much dearer substitute; empty if that was not needed. */
  agreed_by: Generated<string>
  at: Instant
}
