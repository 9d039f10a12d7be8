import { type Kysely, sql } from 'kysely'

/** When a product is back, its reminders are looked for by the product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index stock_reminder_product on stock_reminder (product_id)`.execute(db)
}
