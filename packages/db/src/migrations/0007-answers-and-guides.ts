import { type Kysely, sql } from 'kysely'

/** Stored responses for repeated requests of a device, and products that a company adds to its order guide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(answers + orderGuide).execute(db)
}

const answers = `
-- What the last answer to a queue said of its operations: it may have been lost, and is asked for again.
alter table basket_client add column problems json not null default '[]';
`

const orderGuide = `
-- It belongs there although the company never bought it.
alter table order_guide_product add column is_added boolean not null default false;
`
