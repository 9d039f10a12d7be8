import { type Kysely, sql } from 'kysely'

const wishes = sql`('SAME_OR_CHEAPER', 'SAME_BRAND', 'ASK', 'LEAVE_OUT')`

/** What a company wants if something runs out after it has ordered. Null for orders that were placed before anybody could say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company add column substitution_wish text not null default 'ASK'
      check (substitution_wish in ${wishes})`.execute(db)
  await sql`
    alter table orders add column substitution_wish text check (substitution_wish in ${wishes})`.execute(db)
}
