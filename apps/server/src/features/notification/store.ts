import type { Database } from '@provender/db/tables'
import type { OrderNumber, UserId } from '@provender/domain/ids'
import { type Kysely, type Selectable, sql } from 'kysely'

export type NotificationRow = Selectable<Database['notification']> & {
  readonly order_number: OrderNumber | null
}

export async function countNotifications(
  db: Kysely<Database>,
  userId: UserId,
): Promise<{ readonly total: number; readonly unread: number }> {
  return await db
    .selectFrom('notification')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('login_id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function readNotifications(
  db: Kysely<Database>,
  userId: UserId,
  options: { readonly index: number; readonly limit: number; readonly showOnlyUnread: boolean },
): Promise<readonly NotificationRow[]> {
  return await db
    .selectFrom('notification')
    .leftJoin('orders', 'orders.id', 'notification.order_id')
    .selectAll('notification')
    .select('orders.number as order_number')
    .where('notification.login_id', '=', userId)
    .$if(options.showOnlyUnread, (query) => query.where('read_at', 'is', null))
    .orderBy('created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .offset(options.index)
    .limit(options.limit)
    .execute()
}

/** Marks the user's own unread notifications as read, all or these. */
export async function markRead(
  db: Kysely<Database>,
  userId: UserId,
  { ids, nowMs }: { readonly ids: readonly number[] | null; readonly nowMs: number },
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: new Date(nowMs) })
    .where('login_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== null, (query) => query.where(sql<boolean>`id = any(${ids}::bigint[])`))
    .execute()
}
