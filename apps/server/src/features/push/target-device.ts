import type { Database } from '@provender/db/tables'
import type { OrderNumber, PushRegistrationId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import { isMarketing, type NotificationKind } from '@provender/domain/notification/notification'
import type { HoldKind } from '@provender/domain/order/hold'
import type { OrderState } from '@provender/domain/order/order'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { PushAddress } from './push-address.ts'

export interface TargetDevice {
  readonly address: PushAddress
  readonly kind: NotificationKind
  readonly product_id: number | null
  readonly product_name: string | null
  readonly order_number: OrderNumber | null
  readonly order_state: OrderState | null
  readonly hold: HoldKind | null
  /** The claim that was answered. */
  readonly claim_id: number | null
  readonly created_at: number
  readonly read_at: number | null
  readonly age_seconds: number
  readonly allows_marketing: boolean
  readonly language: Language
  readonly unread: number
}

/** An answer to a claim is never an offer, although its kind may be. */
export function isOffer({ kind, claim_id: claimId }: Pick<TargetDevice, 'kind' | 'claim_id'>): boolean {
  return claimId === null && isMarketing(kind)
}

/** Undefined if the device no longer belongs to the user, or the user is inactive. */
export async function findTargetDevice(
  db: Kysely<Database>,
  { notificationId, id }: { readonly notificationId: number; readonly id: PushRegistrationId },
): Promise<TargetDevice | undefined> {
  const row = await db
    .selectFrom('push_registration as registration')
    .innerJoin('notification', 'notification.login_id', 'registration.login_id')
    .innerJoin('login', 'login.id', 'registration.login_id')
    .leftJoin('orders', 'orders.id', 'notification.order_id')
    .leftJoin('product', (join) =>
      join.onRef('product.id', '=', 'notification.product_id').on('product.deleted_at', 'is', null),
    )
    .select([
      'registration.channel',
      'registration.endpoint',
      'registration.p256dh',
      'registration.auth',
      'registration.token',
      'registration.app_id',
      'registration.environment',
      'registration.language',
      'notification.kind',
      'notification.order_state',
      'notification.hold',
      'notification.claim_id',
      'notification.created_at',
      'notification.read_at',
      'product.id as product_id',
      'product.description2 as product_name',
      'orders.number as order_number',
      'login.marketing_notification_enabled as allows_marketing',
      sql<number>`extract(epoch from now() - notification.created_at)::int`.as('age_seconds'),
      sql<number>`(
        select count(*)::int from notification as unread
        where unread.login_id = registration.login_id and unread.read_at is null
      )`.as('unread'),
    ])
    .where('registration.id', '=', id)
    .where('notification.id', '=', notificationId)
    .where('login.active', '=', true)
    .executeTakeFirst()
  return row && { ...row, address: addressOf(row) }
}

type RegisteredAddress = Pick<
  Selectable<Database['push_registration']>,
  'channel' | 'endpoint' | 'p256dh' | 'auth' | 'token' | 'app_id' | 'environment'
>

/** The table's constraints guarantee the parts of each channel. */
function addressOf(row: RegisteredAddress): PushAddress {
  const { channel, endpoint, p256dh, auth, token, app_id: appId, environment } = row
  if (channel === 'WEB' && endpoint !== null && p256dh !== null && auth !== null)
    return { channel, endpoint, p256dh, auth }
  if (channel === 'FCM' && token !== null && appId !== null) return { channel, token, appId }
  if (channel === 'APNS' && token !== null && appId !== null && environment !== null)
    return { channel, token, appId, environment }
  throw new Error(`A push registration of ${channel} has no address`)
}
