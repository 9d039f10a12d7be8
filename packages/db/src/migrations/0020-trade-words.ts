import { type Kysely, sql } from 'kysely'

/** What a wholesaler adds to the words of the trade (docs/decisions/0012-search.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
-- One row.
create table trade_words (list text not null);
insert into trade_words (list) values ('');
`,
    )
    .execute(db)
}
