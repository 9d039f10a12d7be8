import type { AllowSales, ItemType, PriceKind, SaleType } from '@provender/domain/feed/rows'
import type {
  AttributeId,
  AttributeValueId,
  CategoryId,
  CompanyId,
  CompanyUid,
  DeletionId,
  EmailChangeId,
  InvitationId,
  LoginId,
  PriceListId,
  ProductId,
  StaffId,
} from '@provender/domain/ids'
import type { Language, Translated } from '@provender/domain/languages'
import type { AllocationRule } from '@provender/domain/ledger/allocation'
import type { Minor, UnitPrice } from '@provender/domain/money/money'
import type { LoginRole, StaffRole } from '@provender/domain/permission/permission'
import type { SalesUnit } from '@provender/domain/price/price'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { BasketTables } from './basket-tables.ts'
import type { ClaimTables } from './claim-tables.ts'
import type { Instant, Json, LocalDate, LocalTime, NullableInstant } from './column-types.ts'
import type { JoiningTables } from './joining-tables.ts'
import type { LearnedLineTable } from './learned-line-table.ts'
import type { LedgerTables } from './ledger-tables.ts'
import type { NotificationTables } from './notification-tables.ts'
import type { OrderAdjustmentTable, OrderEventTable, OrderLineTable, OrderTable } from './order-tables.ts'
import type { PaymentTables } from './payment-tables.ts'
import type { SiteTable } from './site-table.ts'

export interface Database
  extends BasketTables, ClaimTables, JoiningTables, LedgerTables, NotificationTables, PaymentTables {
  version: { name: 'catalogue' | 'settings'; n: number }
  config: { key: string; value: ColumnType<unknown, string, string> }
  opening_range: { weekday: number; starts: LocalTime; ends: LocalTime }
  holiday: { day: LocalDate; name: string }
  route: { id: GeneratedAlways<number>; code: string; name: string; weekdays: number[]; cut_off: LocalTime }
  banner: BannerTable
  content_page: { slug: string; title: Json<Translated>; body: Json<Translated> }
  faq_entry: {
    id: GeneratedAlways<number>
    code: string
    position: number
    question: Json<Translated>
    answer: Json<Translated>
  }
  category: CategoryTable
  attribute: AttributeTable
  attribute_value: AttributeValueTable
  trade_words: { list: string }
  product: ProductTable
  price_list: { id: GeneratedAlways<PriceListId>; code: string; name: string }
  price: PriceTable
  stock_level: StockLevelTable
  company: CompanyTable
  site: SiteTable
  login: LoginTable
  login_invitation: LoginInvitationTable
  login_deletion: LoginDeletionTable
  login_email_change: LoginEmailChangeTable
  session: SessionTable
  sign_in_failure: { subject: string; failures: number; last_at: Instant; blocked_until: Instant }
  request_log: RequestLogTable
  learned_line: LearnedLineTable
  orders: OrderTable
  company_orders: { company_id: CompanyId; version: number }
  order_line: OrderLineTable
  order_event: OrderEventTable
  order_adjustment: OrderAdjustmentTable
  staff: StaffTable
  staff_session: { secret_hash: Buffer; staff_id: StaffId; opened_at: Instant; used_at: Instant }
  idempotency_key: IdempotencyKeyTable
  job: JobTable
  job_attempt: {
    job_id: number
    n: number
    began_at: Generated<number>
    ended_at: NullableInstant
    error: string | null
  }
}

interface IdempotencyKeyTable {
  caller: string
  key: string
  operation: string
  request_hash: Buffer
  answer: ColumnType<unknown, string, string>
  created_at: Generated<number>
}

interface BannerTable {
  id: GeneratedAlways<number>
  code: string
  position: number
  title: Json<Translated>
  body: Json<Translated>
  link: string
  tone: string
  pictures: string[]
  starts_on: LocalDate | null
  ends_on: LocalDate | null
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

interface CompanyTable {
  id: GeneratedAlways<CompanyId>
  uid: Generated<CompanyUid>
  code: string
  name: string
  contact_name: string
  address1: string
  address2: string
  address3: string
  city: string
  country: string
  post_code: string
  telephone: string
  telephone2: string
  mobile: string
  fax: string
  price_list_id: PriceListId | null
  credit_limit_minor: Minor | null
  currency_code: string
  show_all_prices_including_vat: boolean | null
  hide_default_product_prices: boolean | null
  route_id: number | null
  baskets_version: Generated<number>
  /** Up to which first of a month the company was told of its statements. */
  statements_told_to: Generated<LocalDate>
  /** What money that names no invoice settles. */
  allocation_rule: Generated<AllocationRule>
}

interface LoginTable {
  id: GeneratedAlways<LoginId>
  company_id: CompanyId
  email: string
  name: string
  password_hash: string | null
  active: boolean
  marketing_email_enabled: Generated<boolean>
  marketing_sms_enabled: Generated<boolean>
  marketing_notification_enabled: Generated<boolean>
  created_at: Generated<number>
  role: Generated<LoginRole>
  show_all_prices_including_vat: boolean | null
  closed_at: NullableInstant
  language: Language | null
  site_id: number | null
}

interface LoginInvitationTable {
  id: InvitationId
  company_id: CompanyId
  email: string
  role: LoginRole
  language: Language
  invited_by: LoginId
  sent_at: Instant
  expires_at: Instant
  ended_at: NullableInstant
}

interface LoginDeletionTable {
  id: DeletionId
  login_id: LoginId
  language: Language
  asked_at: Instant
  starts_at: NullableInstant
}

interface LoginEmailChangeTable {
  id: EmailChangeId
  login_id: LoginId
  email: string
  language: Language
  asked_at: Instant
  confirmed_at: NullableInstant
  former_email: string
}

interface SessionTable {
  id: string
  secret_hash: Buffer
  login_id: LoginId
  client_kind: 'web' | 'native'
  created_at: Generated<number>
  expires_at: Instant
  device: Generated<string>
  network: Generated<string>
}

interface RequestLogTable {
  login_id: LoginId
  device_id: string
  day: LocalDate
  device_type: string
  device_model: string
  os: string
  os_version: string
  build_id: string
}

interface StaffTable {
  id: GeneratedAlways<StaffId>
  email: string
  name: string
  password_hash: string
  role: Generated<StaffRole>
  active: Generated<boolean>
  created_at: Generated<number>
}

interface JobTable {
  id: GeneratedAlways<number>
  kind: string
  key: string
  payload: ColumnType<unknown, string, string>
  created_at: Generated<number>
  due_at: Generated<number>
  attempts: Generated<number>
  done_at: NullableInstant
  given_up_at: NullableInstant
}
