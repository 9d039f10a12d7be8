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
  -- Where it stands on the customer's own shelves; null stands after those that have a place.
  place int,
  -- What there should be after a delivery, in thousandths of the unit it is bought in.
  par bigint check (par > 0),
  par_unit text check (par_unit in ('1', '2')),
  -- Nobody wants to be reminded of it any more.
  is_left_out boolean not null default false,
  primary key (company_id, product_id),
  check ((par is null) = (par_unit is null))
);
`
