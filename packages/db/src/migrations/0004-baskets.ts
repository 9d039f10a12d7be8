import { type Kysely, sql } from 'kysely'

/** Notes of lines, the names of deleted baskets, and each company's order guide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(notes + deleted + orderGuide).execute(db)
}

const notes = `
alter table basket_line add note text not null default '' check (char_length(note) <= 200);
alter table order_line add note text not null default '';
`

// A device that was offline adds its lines to a new basket with the id and name of the deleted one.
const deleted = `
create table basket_deleted (
  company_id bigint not null references company,
  id uuid not null,
  name text not null,
  deleted_at timestamptz not null default now(),
  primary key (company_id, id)
);
`

// A company's choices for its order guide. The products themselves come from its orders.
const orderGuide = `
create table order_guide_product (
  company_id bigint not null references company,
  product_id bigint not null references product,
  -- The position on the customer's own shelves. Products without a position come last.
  place int,
  -- The quantity that the company wants to have after a delivery, in thousandths of par_unit.
  par bigint check (par > 0),
  par_unit text check (par_unit in ('1', '2')),
  -- The company has hidden it in its order guide.
  is_left_out boolean not null default false,
  primary key (company_id, product_id),
  check ((par is null) = (par_unit is null))
);
`
