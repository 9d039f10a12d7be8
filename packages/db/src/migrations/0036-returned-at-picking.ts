import { type Kysely, sql } from 'kysely'

/** A corrected pick leaves the stock of its last quantity (docs/decisions/0022-order-states-and-lines.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_line
      -- What picking gave back to stock; below 0 for what it took beyond the reservation. A correction undoes it first.
      add column returned_base_units bigint not null default 0`.execute(db)
}
