import { type Kysely, sql } from 'kysely'

const wishes = sql`('SAME_OR_CHEAPER', 'SAME_BRAND', 'ASK', 'LEAVE_OUT')`

/** What a customer wants if the product of one line runs out. Null for the wish of the whole order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table basket_line add column substitution_wish text check (substitution_wish in ${wishes})`.execute(
    db,
  )
  await sql`
    alter table order_line add column substitution_wish text check (substitution_wish in ${wishes})`.execute(
    db,
  )
}
