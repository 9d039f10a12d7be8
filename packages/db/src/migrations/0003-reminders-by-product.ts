import { type Kysely, sql } from 'kysely'

/** An index to find reminders by product when it is back in stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index stock_reminder_product on stock_reminder (product_id)`.execute(db)
}
