import { type Kysely, sql } from 'kysely'

/** Custom synonyms of a wholesaler (docs/decisions/0012-search.md). */
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
