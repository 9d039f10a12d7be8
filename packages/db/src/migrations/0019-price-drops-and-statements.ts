import { type Kysely, sql } from 'kysely'

/** What a favourite cost when its prices were looked at last, and up to which month companies were told of their statements (docs/decisions/0023-job-table.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(prices + statements).execute(db)
}

const prices = `
-- Net, as the login's company would have paid; null where the unit had no price, or nobody looked yet.
alter table favourite add column net_price bigint, add column net_parcel_price bigint;

-- One row: the catalogue and the day that the prices of favourites are of. Whoever looks at them holds it.
create table price_watch (
  catalogue_version bigint not null,
  day date not null
);
insert into price_watch (catalogue_version, day) values (0, '2000-01-01');
`

// Who is a customer already has seen the statements of the months that are over.
const statements = `
alter table company add column statements_told_to date not null default date_trunc('month', now());
`
