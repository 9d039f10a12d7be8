import { type Kysely, sql } from 'kysely'

/** Learned matches of companies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table learned_line (
      company_id bigint not null references company,
      said text not null check (char_length(said) between 1 and 120),
      product_id bigint not null references product,
      unit text not null check (unit in ('1', '2')),
      learned_at timestamptz not null default now(),
      primary key (company_id, said)
    )`.execute(db)
}
