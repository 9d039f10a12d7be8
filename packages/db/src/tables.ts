import type { CompanyId, CompanyUid, InvitationId, PriceListId, StaffId } from '@provender/domain/ids'
import type { Language, TranslatedText } from '@provender/domain/languages'
import type { AllocationRule } from '@provender/domain/ledger/allocation'
import type { Minor } from '@provender/domain/money/money'
import type { SubstitutionWish } from '@provender/domain/order/order'
import type { StaffRole } from '@provender/domain/permission/permission'
import type { StaffChangeKind } from '@provender/domain/permission/staff-change'
import type { StaffInvitationEnd } from '@provender/domain/permission/staff-invitation'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ApplicationTables } from './application-tables.ts'
import type { BasketTables } from './basket-tables.ts'
import type { CatalogueTables } from './catalogue-tables.ts'
import type { ClaimTables } from './claim-tables.ts'
import type { Instant, InstantByDefault, Json, LocalDate, DbTime, NullableInstant } from './column-types.ts'
import type { LearnedMatchTable } from './learned-match-table.ts'
import type { LedgerTables } from './ledger-tables.ts'
import type { NotificationTables } from './notification-tables.ts'
import type {
  OrderAdjustmentTable,
  OrderEventTable,
  OrderHoldTable,
  OrderLineTable,
  OrderTable,
} from './order-tables.ts'
import type { PaymentTables } from './payment-tables.ts'
import type { SiteTable } from './site-table.ts'
import type { StoredFileTable } from './stored-file-table.ts'
import type { UserTables } from './user-tables.ts'

export interface Database
  extends
    BasketTables,
    CatalogueTables,
    ClaimTables,
    ApplicationTables,
    LedgerTables,
    UserTables,
    NotificationTables,
    PaymentTables {
  stored_file: StoredFileTable
  version: { name: 'catalogue' | 'settings' | 'applications' | 'imports'; n: number }
  config: { key: string; value: ColumnType<unknown, string, string> }
  opening_range: { weekday: number; starts: DbTime; ends: DbTime }
  holiday: { day: LocalDate; name: string }
  route: { id: GeneratedAlways<number>; code: string; name: string; weekdays: number[]; cut_off: DbTime }
  banner: BannerTable
  content_page: { slug: string; title: Json<TranslatedText>; body: Json<TranslatedText> }
  faq_entry: {
    id: GeneratedAlways<number>
    code: string
    position: number
    question: Json<TranslatedText>
    answer: Json<TranslatedText>
  }
  company: CompanyTable
  site: SiteTable
  learned_line: LearnedMatchTable
  orders: OrderTable
  company_orders: { company_id: CompanyId; version: number; claims: Generated<number> }
  order_line: OrderLineTable
  order_event: OrderEventTable
  order_hold: OrderHoldTable
  order_adjustment: OrderAdjustmentTable
  staff: StaffTable
  staff_device: { staff_id: StaffId; device_hash: Buffer; signed_in_at: Instant }
  staff_session: StaffSessionTable
  staff_change: StaffChangeTable
  staff_invitation: StaffInvitationTable
  idempotency_key: IdempotencyKeyTable
  job: JobTable
  job_attempt: {
    job_id: number
    n: number
    began_at: Generated<number>
    ended_at: NullableInstant
    error: string | null
    /** Null if an older server made it. */
    server_id: string | null
  }
  server: {
    id: string
    version: string
    schema: number
    address: string
    started_at: Generated<number>
    seen_at: Generated<number>
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
  title: Json<TranslatedText>
  body: Json<TranslatedText>
  link: string
  tone: string
  pictures: string[]
  starts_on: LocalDate | null
  ends_on: LocalDate | null
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
  substitution_wish: Generated<SubstitutionWish>
  route_id: number | null
  baskets_version: Generated<number>
  /** First day of the last month for which the company was notified of its statement. */
  statements_told_to: Generated<LocalDate>
  allocation_rule: Generated<AllocationRule>
  /** Its orders are never picked: each stays on hold until it is cancelled. */
  is_test: Generated<boolean>
}

interface StaffTable {
  id: GeneratedAlways<StaffId>
  email: string
  name: string
  password_hash: string | null
  role: Generated<StaffRole>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<number>
}

interface StaffSessionTable {
  id: GeneratedAlways<string>
  secret_hash: Buffer
  staff_id: StaffId
  opened_at: Instant
  used_at: Instant
  /** When the password was typed last on the device. */
  password_checked_at: InstantByDefault
  device: Generated<string>
  device_hash: Buffer | null
}

interface StaffChangeTable {
  id: GeneratedAlways<number>
  at: GeneratedAlways<number>
  staff_id: StaffId
  kind: StaffChangeKind
  by_staff_id: StaffId | null
  before: string | null
  after: string | null
}

interface StaffInvitationTable {
  id: InvitationId
  token_hash: Buffer
  staff_id: StaffId
  language: Language
  invited_by: StaffId
  sent_at: Instant
  expires_at: Instant
  ended_at: NullableInstant
  ended_by: StaffInvitationEnd | null
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
