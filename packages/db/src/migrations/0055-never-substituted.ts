import { type Kysely, sql } from 'kysely'

export const isExpanding = true

/** If the product runs out, the company never receives another one for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_guide_product add column is_never_substituted boolean not null default false`.execute(
    db,
  )
}
