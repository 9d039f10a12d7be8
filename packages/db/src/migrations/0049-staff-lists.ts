import { type Kysely, sql } from 'kysely'

/** For lists of staff among many orders: those of one state, and card orders that no card pays, where payment problems begin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_of_state on orders (state, fulfilment_date, id)`.execute(db)
  await sql`create index orders_card_not_paid on orders (id)
    where payment_type = 'CARD' and payment_state in ('NONE', 'FAILED') and state <> 'CANCELLED'`.execute(db)
}
