import type { Database } from '@provender/db/tables'
import type { SubstitutionWish } from '@provender/domain/order/order'
import { canCustomerCancel } from '@provender/domain/order/state-machine'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { type ChangeRefusal, lockOrder, type OrderActor, type OrderVersion } from './order-lock.ts'

export interface ChangedWish {
  /** The line; null for the whole order. */
  readonly position: number | null
  /** Null for the wish of the whole order. */
  readonly wish: SubstitutionWish | null
}

/**
 * Changes what is sent if something of a placed order runs out. Possible as long as its customer may cancel it: later, pickers may have
 * followed the earlier wish.
 */
export async function changeWish(
  { db }: { readonly db: Kysely<Database> },
  actor: OrderActor & { readonly kind: 'CUSTOMER' },
  { order, position, wish }: ChangedWish & { readonly order: OrderVersion },
): Promise<Result<null, ChangeRefusal>> {
  return await inTransaction<null, ChangeRefusal>(db, async (tx) => {
    const lockResult = await lockOrder(tx, { actor, order })
    if (!lockResult.ok) return lockResult
    const { row, lines } = lockResult.value
    if (!canCustomerCancel(row.state)) return refuse({ type: 'NOT_NOW', state: row.state, step: 'CANCEL' })
    const line = lines.find((each) => each.position === position)
    if (position !== null && !line) return refuse({ type: 'LINE_NOT_FOUND', position })
    if ((line ?? row).substitution_wish === wish) return ok(null)
    // Who picks from an older version of the order is refused, and reads the new wish.
    await tx
      .updateTable('orders')
      .set({ version: row.version + 1, ...(!line && { substitution_wish: wish }) })
      .where('id', '=', row.id)
      .execute()
    if (line)
      await tx
        .updateTable('order_line')
        .set({ substitution_wish: wish })
        .where('order_id', '=', row.id)
        .where('position', '=', line.position)
        .execute()
    return ok(null)
  })
}
