import { type Kysely, sql } from 'kysely'

/** The place of a product in the warehouse, for pickers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table product
  add column shelf_location text not null default '' check (char_length(shelf_location) <= 20);
`,
    )
    .execute(db)
}
