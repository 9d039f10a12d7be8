import { type Kysely, sql } from 'kysely'

/** Stored responses for repeated requests of a device, and products that a company adds to its order guide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(answers + orderGuide).execute(db)
}

const answers = `
-- The problems in the last response to a queue, which may have been lost and is then requested again.
alter table basket_client add column problems json not null default '[]';
`

const orderGuide = `
-- The company added it to its order guide, bought before or not.
alter table order_guide_product add column is_added boolean not null default false;
`
