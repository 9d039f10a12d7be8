import type { Database } from '@provender/db/tables'
import type { StaffId, UserId } from '@provender/domain/ids'
import type { HoldKind } from '@provender/domain/order/hold'
import type { OrderState } from '@provender/domain/order/order'
import { isNotified, orderEmailOf } from '@provender/domain/order/state-machine'
import { type Kysely, type RawBuilder, sql } from 'kysely'

export interface StateChange {
  /** Staff are null on the command line, and for what a rule decides. */
  readonly actor: { readonly kind: 'STAFF'; readonly staffId: StaffId | null } | { readonly kind: 'CUSTOMER' }
  readonly to: OrderState
  /** The hold that is set; none if undefined. */
  readonly hold?: HoldKind | undefined
  readonly note: string
  readonly nowMs: number
}

interface ChangedOrder {
  readonly id: number
  readonly state: OrderState
  readonly login_id: UserId
}

/**
 * Records that an order reached a state, and notifies its customer: on screen at once, and by e-mail through
 * a job of the same transaction. Sets the hold of an order that has to wait, and ends the holds of one that does not.
 */
export async function writeEvent(
  tx: Kysely<Database>,
  { row }: { readonly row: ChangedOrder },
  { actor, to, hold, note, nowMs }: StateChange,
): Promise<void> {
  const at = new Date(nowMs)
  const staffId = actor.kind === 'STAFF' ? actor.staffId : null
  const { id } = await tx
    .insertInto('order_event')
    .values({
      order_id: row.id,
      state: to,
      from_state: row.state,
      hold: hold ?? null,
      at,
      taken_by: actor.kind,
      staff_id: staffId,
      note,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (hold !== undefined)
    await tx
      .insertInto('order_hold')
      .values({ order_id: row.id, kind: hold, set_at: at, set_by: staffId, note })
      .execute()
  else if (row.state === 'ON_HOLD')
    await tx
      .updateTable('order_hold')
      .set({ released_at: at, released_by: staffId })
      .where('order_id', '=', row.id)
      .where('released_at', 'is', null)
      .execute()
  if (isNotified(to))
    await tx
      .insertInto('notification')
      .values({
        login_id: row.login_id,
        kind: 'ORDER_STATUS',
        order_id: row.id,
        order_state: to,
        hold: hold ?? null,
      })
      .execute()
  if (orderEmailOf({ from: row.state, to, hold: hold ?? null }) !== null)
    await sql`insert into job (kind, key, payload) ${mailJob(sql`select ${id}::bigint as id`)}`.execute(tx)
}

/** The e-mail job for each row of `events`, which has the `id` of an event. Its key makes it one e-mail per event. */
export function mailJob(events: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select 'ORDER_MAIL', 'order mail ' || id, json_build_object('eventId', id) from (${events}) as new_event`
}
