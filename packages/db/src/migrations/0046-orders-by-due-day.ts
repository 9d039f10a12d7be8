import { type Kysely, sql } from 'kysely'

/** The orders in the order in which staff read them, page by page: all of them, and those that are open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_due on orders (fulfilment_date, id)`.execute(db)
  await sql`drop index orders_open`.execute(db)
  await sql`create index orders_open on orders (fulfilment_date, id)
    where state not in ('DELIVERED', 'COLLECTED', 'CANCELLED')`.execute(db)
}
