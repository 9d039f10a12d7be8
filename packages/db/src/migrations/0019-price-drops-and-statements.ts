import { type Kysely, sql } from 'kysely'

/**
 * The last known price of each favourite, and the last month for which companies were notified of statements
 * (docs/decisions/0023-job-table.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(prices + statements).execute(db)
}

const prices = `
-- The company's net prices at the last check; null if the unit had no price or was not checked yet.
alter table favourite add column net_price bigint, add column net_parcel_price bigint;

-- One row: the catalogue version and the day of the last check of favourites' prices. A check locks it.
create table price_watch (
  catalogue_version bigint not null,
  day date not null
);
insert into price_watch (catalogue_version, day) values (0, '2000-01-01');
`

// Existing customers are not notified of statements for past months.
const statements = `
alter table company add column statements_told_to date not null default date_trunc('month', now());
`
