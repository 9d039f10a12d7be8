import type { Database } from '@provender/db/tables'
import type { LoginId, OrderNumber, PushRegistrationId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { NotificationKind } from '@provender/domain/notification/notification'
import type { OrderState } from '@provender/domain/order/order'
import { type Kysely, sql } from 'kysely'
import type { PushSubscription } from './subscription.ts'

/** If a user has more devices, the most recently renewed ones are kept. */
const mostDevices = 10

export interface PushDevice {
  readonly loginId: LoginId
  readonly sessionId: string
  readonly subscription: PushSubscription
  readonly language: Language
  readonly nowMs: number
  /** The earlier registration of this browser, and the id for a new one. */
  readonly known: PushRegistrationId | null
  readonly newId: PushRegistrationId
}

/**
 * Registers a browser for its user's messages and returns the registration. A known browser is renewed, even
 * with a new address at its push service; a registration for another user ends.
 */
export async function storeRegistration(
  db: Kysely<Database>,
  { loginId, sessionId, subscription, language, nowMs, known, newId }: PushDevice,
): Promise<PushRegistrationId> {
  const row = {
    login_id: loginId,
    session_id: sessionId,
    ...subscription,
    language,
    refreshed_at: new Date(nowMs),
  }
  const { endpoint } = subscription
  return await db.transaction().execute(async (tx) => {
    // Several tabs of one browser may register together.
    await sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`.execute(tx)
    if (known !== null)
      await sql`
        delete from push_registration where endpoint = ${endpoint} and id <> ${known}
          and exists (select from push_registration where id = ${known})`.execute(tx)
    const renewed =
      known === null
        ? undefined
        : await tx
            .updateTable('push_registration')
            .set(row)
            .where('id', '=', known)
            .returning('id')
            .executeTakeFirst()
    const { id } =
      renewed ??
      (await tx
        .insertInto('push_registration')
        .values({ id: newId, ...row })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
        .returning('id')
        .executeTakeFirstOrThrow())
    await sql`
      delete from push_registration where login_id = ${loginId} and id not in (
        select id from push_registration where login_id = ${loginId}
        order by refreshed_at desc, created_at desc limit ${mostDevices})`.execute(tx)
    return id
  })
}

export async function endRegistration(db: Kysely<Database>, id: PushRegistrationId): Promise<void> {
  await db.deleteFrom('push_registration').where('id', '=', id).execute()
}

/** Ends a registration that its push service no longer knows. One that was renewed meanwhile with another address stays. */
export async function endExpiredRegistration(
  db: Kysely<Database>,
  { id, endpoint }: { readonly id: PushRegistrationId; readonly endpoint: string },
): Promise<void> {
  await db.deleteFrom('push_registration').where('id', '=', id).where('endpoint', '=', endpoint).execute()
}

/** Moves a registration to a new session of the same user. Returns false if it belongs to another user. */
export async function moveRegistration(
  db: Kysely<Database>,
  id: PushRegistrationId,
  sessionId: string,
): Promise<boolean> {
  const { rows } = await sql`
    with signed_in as (
      select login_id from session where id = ${sessionId}),
    ended as (
      delete from push_registration using signed_in
      where id = ${id} and push_registration.login_id <> signed_in.login_id)
    update push_registration set session_id = ${sessionId} from signed_in
    where id = ${id} and push_registration.login_id = signed_in.login_id
    returning id`.execute(db)
  return rows.length > 0
}

/** A notification with a target device. */
export interface TargetDevice extends PushSubscription {
  readonly kind: NotificationKind
  readonly product_id: number | null
  readonly product_name: string | null
  readonly order_number: OrderNumber | null
  readonly order_state: OrderState | null
  readonly read_at: number | null
  readonly age_seconds: number
  readonly allows_marketing: boolean
  readonly language: Language
}

/** Undefined if the device no longer belongs to the user, or the user is inactive. */
export async function findTargetDevice(
  db: Kysely<Database>,
  { notificationId, id }: { readonly notificationId: number; readonly id: PushRegistrationId },
): Promise<TargetDevice | undefined> {
  return await db
    .selectFrom('push_registration as registration')
    .innerJoin('notification', 'notification.login_id', 'registration.login_id')
    .innerJoin('login', 'login.id', 'registration.login_id')
    .leftJoin('orders', 'orders.id', 'notification.order_id')
    .leftJoin('product', (join) =>
      join.onRef('product.id', '=', 'notification.product_id').on('product.deleted_at', 'is', null),
    )
    .select([
      'registration.endpoint',
      'registration.p256dh',
      'registration.auth',
      'registration.language',
      'notification.kind',
      'notification.order_state',
      'notification.read_at',
      'product.id as product_id',
      'product.description2 as product_name',
      'orders.number as order_number',
      'login.marketing_notification_enabled as allows_marketing',
      sql<number>`extract(epoch from now() - notification.created_at)::int`.as('age_seconds'),
    ])
    .where('registration.id', '=', id)
    .where('notification.id', '=', notificationId)
    .where('login.active', '=', true)
    .executeTakeFirst()
}
