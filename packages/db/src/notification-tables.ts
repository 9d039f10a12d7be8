import type { ProductId, PushRegistrationId, UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { UnitPrice } from '@provender/domain/money/money'
import type { NotificationKind } from '@provender/domain/notification/notification'
import type { HoldKind } from '@provender/domain/order/hold'
import type { OrderState } from '@provender/domain/order/order'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant, LocalDate, NullableInstant } from './column-types.ts'

export interface NotificationTables {
  favourite: FavouriteTable
  stock_reminder: { login_id: UserId; product_id: ProductId; created_at: Generated<number> }
  price_watch: { catalogue_version: number; day: LocalDate }
  notification: NotificationTable
  push_registration: PushRegistrationTable
}

interface FavouriteTable {
  login_id: UserId
  product_id: ProductId
  created_at: Generated<number>
  net_price: UnitPrice | null
  net_parcel_price: UnitPrice | null
  notified_price: Generated<UnitPrice | null>
  notified_at: NullableInstant
  notified_parcel_price: Generated<UnitPrice | null>
  notified_parcel_at: NullableInstant
}

interface NotificationTable {
  id: GeneratedAlways<number>
  login_id: UserId
  kind: NotificationKind
  product_id: ProductId | null
  order_id: number | null
  order_state: OrderState | null
  hold: Generated<HoldKind | null>
  claim_id: Generated<number | null>
  created_at: Generated<number>
  read_at: NullableInstant
}

interface PushRegistrationTable {
  id: PushRegistrationId
  login_id: UserId
  session_id: string
  channel: Generated<'WEB' | 'FCM' | 'APNS'>
  /** Set for a browser (WEB). */
  endpoint: string | null
  p256dh: string | null
  auth: string | null
  /** Set for an installed app. */
  token: Generated<string | null>
  app_id: Generated<string | null>
  environment: Generated<'PRODUCTION' | 'SANDBOX' | null>
  language: Language
  created_at: Generated<number>
  refreshed_at: Instant
}
