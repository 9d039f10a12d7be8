import { type Kysely, sql } from 'kysely'

/** Delivery sites, and which users order for one site only (docs/decisions/0032-signed-quotes.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(sites + references).execute(db)
}

const sites = `
create table site (
  id bigint generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(),
  company_id bigint not null references company,
  -- The code in the wholesaler's own system; null if the site was not imported from there.
  code text check (code <> ''),
  name text not null check (name <> ''),
  address1 text not null,
  address2 text not null,
  address3 text not null,
  city text not null,
  country text not null,
  post_code text not null,
  contact_name text not null,
  telephone text not null,
  -- Instructions for the driver.
  instructions text not null,
  -- Null uses the company's route.
  route_id bigint references route,
  -- A closed site keeps its row for past orders.
  closed_at timestamptz,
  -- Increases with every change, so that a quote for the earlier site is not used for the changed one.
  version bigint not null default 1,
  unique (company_id, id),
  unique (company_id, code)
);
create function count_site_change() returns trigger language plpgsql as $count$
begin
  new.version := old.version + 1;
  return new;
end
$count$;
create trigger count_site_change before update on site for each row execute function count_site_change();
`

// Every foreign key includes the company, so that no row can refer to another company's site.
const references = `
alter table login
  -- Set if the user may order for this site only.
  add column site_id bigint,
  add foreign key (company_id, site_id) references site (company_id, id);
alter table orders
  -- Null for the company's own address and for collections. delivery_address keeps the address at the time.
  add column site_id bigint,
  add foreign key (company_id, site_id) references site (company_id, id),
  add check (site_id is null or method = 'DELIVERY');
-- To find the site of a user's last delivery.
create index orders_delivered_for on orders (login_id, id desc) where method = 'DELIVERY';
`
