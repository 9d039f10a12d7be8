import type { Database } from '@provender/db/tables'
import type { OrderState } from '@provender/domain/order/order'
import { isMailed, isNotified } from '@provender/domain/order/state-machine'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { LockedOrder, OrderActor } from './order-lock.ts'

export interface StateChange {
  readonly actor: OrderActor
  readonly to: OrderState
  readonly note: string
  readonly nowMs: number
}

/**
 * Records that an order reached a state, and notifies its customer: on screen at once, and by e-mail through
 * a job of the same transaction.
 */
export async function writeEvent(
  tx: Kysely<Database>,
  { row }: { readonly row: Pick<LockedOrder['row'], 'id' | 'state' | 'login_id'> },
  { actor, to, note, nowMs }: StateChange,
): Promise<void> {
  const { id } = await tx
    .insertInto('order_event')
    .values({
      order_id: row.id,
      state: to,
      from_state: row.state,
      at: new Date(nowMs),
      taken_by: actor.kind,
      staff_id: actor.kind === 'STAFF' ? actor.staffId : null,
      note,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isNotified(to))
    await tx
      .insertInto('notification')
      .values({ login_id: row.login_id, kind: 'ORDER_STATUS', order_id: row.id, order_state: to })
      .execute()
  if (isMailed(to))
    await sql`insert into job (kind, key, payload) ${mailJob(sql`select ${id}::bigint as id`)}`.execute(tx)
}

/** The e-mail job for each row of `events`, which has the `id` of an event. Its key makes it one e-mail per event. */
export function mailJob(events: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select 'ORDER_MAIL', 'order mail ' || id, json_build_object('eventId', id) from (${events}) as new_event`
}
