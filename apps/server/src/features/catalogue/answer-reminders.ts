import type { Database } from '@provender/db/tables'
import type { ProductId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'

/**
 * Notifies customers with a reminder that these products are back in stock. A reminder is deleted and
 * answered in one statement, so of several servers one takes its row (docs/decisions/0023-job-table.md).
 */
export async function answerReminders(db: Kysely<Database>, ids: readonly ProductId[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with answered as (
      delete from stock_reminder using stock_level, product
      where stock_reminder.product_id = any(${ids}::bigint[])
        and stock_level.product_id = stock_reminder.product_id and on_hand > 0 and not suspended
        and product.id = stock_reminder.product_id and deleted_at is null
      returning login_id, stock_reminder.product_id)
    insert into notification (login_id, kind, product_id)
    select login_id, 'STOCK_BACK', product_id from answered order by login_id, product_id`.execute(db)
}
