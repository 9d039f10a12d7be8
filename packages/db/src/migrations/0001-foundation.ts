import { type Kysely, sql } from 'kysely'

/** Settings and content of the wholesaler, catalogue, customers, baskets and orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(versions + settings + catalogue + companies + baskets + orders + staff).execute(db)
}

// A change takes the next version of its part in its own transaction. The row lock orders versions by commit, so that a query for
// "everything above the last version seen" never misses a change.
const versions = `
create table version (
  name text primary key check (name in ('catalogue', 'settings')),
  n bigint not null
);
insert into version (name, n) values ('catalogue', 1), ('settings', 1);
`

const settings = `
create table config (
  key text primary key,
  value jsonb not null
);

create table opening_range (
  weekday smallint not null check (weekday between 1 and 7),
  starts time not null,
  ends time not null,
  primary key (weekday, starts),
  check (ends > starts)
);

create table holiday (
  day date primary key,
  name text not null
);

create table route (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null,
  weekdays smallint[] not null,
  cut_off time not null
);

create table banner (
  id bigint generated always as identity primary key,
  code text not null unique,
  position int not null,
  title jsonb not null,
  body jsonb not null,
  link text not null,
  tone text not null,
  pictures text[] not null,
  starts_on date,
  ends_on date
);

create table content_page (
  slug text primary key,
  title jsonb not null,
  body jsonb not null
);

create table faq_entry (
  id bigint generated always as identity primary key,
  code text not null unique,
  position int not null,
  question jsonb not null,
  answer jsonb not null
);
`

// Prices are 1/10,000 of the major unit, stock is in base units (pieces, or grams of kg products), names are {en, pl?, tr?}. Category and
// attribute value ids are arrays, because they are always read and written together.
const catalogue = `
create table category (
  id bigint generated always as identity primary key,
  code text not null unique,
  parent_id bigint references category,
  name jsonb not null,
  index int not null,
  visible boolean not null,
  picture text
);

create table attribute (
  id bigint generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  index int not null,
  visible boolean not null
);

create table attribute_value (
  id bigint generated always as identity primary key,
  attribute_id bigint not null references attribute,
  code text not null,
  name jsonb not null,
  index int not null,
  picture text,
  unique (attribute_id, code)
);

create table product (
  id bigint generated always as identity primary key,
  code text not null unique,
  description1 text not null,
  description2 text not null,
  description3 text not null,
  category_ids bigint[] not null,
  attribute_value_ids bigint[] not null,
  p_size text not null,
  unit_rate1 int not null check (unit_rate1 >= 1),
  unit1 text not null,
  unit2 text not null check (unit2 in ('', 'box', 'kg')),
  allow_sales text not null check (allow_sales in ('1', '2', '3')),
  default_unit text not null check (default_unit in ('1', '2')),
  secondary_unit text not null check (secondary_unit in ('', '1', '2')),
  vat_code text not null,
  vat_basis_points int not null check (vat_basis_points between 0 and 10000),
  barcodes text[] not null check (cardinality(barcodes) <= 3),
  weight_grams int not null check (weight_grams >= 0),
  min_stock bigint not null,
  sale_type text not null check (sale_type in ('NORMAL', 'CLEARANCE', 'IN_TRANSIT')),
  item_type text not null check (item_type in ('STANDARD', 'CATCH_WEIGHT', 'DEPOSIT')),
  catalog_code text not null,
  notes text not null,
  notes2 text not null,
  web_published boolean not null,
  mobile_published boolean not null,
  picture text,
  featured_rank int not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  catalogue_version bigint not null
);
create index product_catalogue_version on product (catalogue_version);
create index product_barcodes on product using gin (barcodes);

create table price_list (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null
);

create table price (
  id bigint generated always as identity primary key,
  product_id bigint not null references product,
  kind text not null check (kind in ('standard', 'private', 'promo', 'clearance')),
  price_list_id bigint references price_list,
  price bigint check (price >= 0),
  parcel_price bigint check (parcel_price >= 0),
  discount_basis_points int not null check (discount_basis_points between 0 and 10000),
  starts_on date,
  ends_on date,
  check ((kind = 'private') = (price_list_id is not null)),
  unique nulls not distinct (product_id, kind, price_list_id, starts_on)
);

-- changed_xid is the transaction that wrote the row last. A server that follows the stock reads all rows at or above the
-- oldest transaction that was open at its last read. So it misses no row and needs no lock that all orders would share.
create table stock_level (
  product_id bigint primary key references product,
  on_hand bigint not null check (on_hand >= 0),
  suspended boolean not null,
  changed_xid xid8 not null default pg_current_xact_id()
);
create index stock_level_changed_xid on stock_level (changed_xid);
create function mark_stock_change() returns trigger language plpgsql as $mark$
begin
  new.changed_xid := pg_current_xact_id();
  return new;
end
$mark$;
create trigger mark_stock_change before update on stock_level
  for each row execute function mark_stock_change();
`

const companies = `
create table company (
  id bigint generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(),
  code text not null unique,
  name text not null,
  contact_name text not null,
  address1 text not null,
  address2 text not null,
  address3 text not null,
  city text not null,
  country text not null,
  post_code text not null,
  telephone text not null,
  telephone2 text not null,
  mobile text not null,
  fax text not null,
  price_list_id bigint references price_list,
  credit_limit_minor bigint check (credit_limit_minor >= 0),
  currency_code text not null,
  show_all_prices_including_vat boolean,
  hide_default_product_prices boolean,
  route_id bigint references route,
  baskets_version bigint not null default 0
);

create table login (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  email text not null,
  name text not null,
  password_hash text,
  active boolean not null,
  marketing_email_enabled boolean not null default false,
  marketing_sms_enabled boolean not null default false,
  marketing_notification_enabled boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index login_email on login (lower(email));
create index login_company on login (company_id);

create table session (
  id uuid primary key,
  secret_hash bytea not null unique,
  login_id bigint not null references login,
  client_kind text not null check (client_kind in ('web', 'native')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_login on session (login_id);

-- Failed sign-ins, counted by account and by network.
create table sign_in_failure (
  subject text primary key,
  failures int not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null
);

create table request_log (
  login_id bigint not null references login,
  device_id text not null,
  day date not null,
  device_type text not null,
  device_model text not null,
  os text not null,
  os_version text not null,
  build_id text not null,
  primary key (login_id, device_id, day)
);

create table favourite (
  login_id bigint not null references login,
  product_id bigint not null references product,
  created_at timestamptz not null default now(),
  primary key (login_id, product_id)
);

create table stock_reminder (
  login_id bigint not null references login,
  product_id bigint not null references product,
  created_at timestamptz not null default now(),
  primary key (login_id, product_id)
);

create table notification (
  id bigint generated always as identity primary key,
  login_id bigint not null references login,
  kind text not null check (
    kind in ('STOCK_BACK', 'PRICE_DROP', 'PROMOTION', 'ORDER_STATUS', 'STATEMENT', 'GENERAL')
  ),
  product_id bigint references product,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notification_login on notification (login_id, created_at desc);
`

// Quantities are thousandths of the unit. company.baskets_version counts every write to a company's baskets.
const baskets = `
create table basket (
  company_id bigint not null references company,
  -- Created by devices, so it is unique only within a company.
  id uuid not null,
  -- The order in which they were created.
  seq bigint generated always as identity,
  name text not null check (char_length(name) between 1 and 60),
  is_active boolean not null,
  fulfilment_method text check (fulfilment_method in ('DELIVERY', 'CLICK_AND_COLLECT')),
  device_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  -- Deferred, because one statement may deactivate one basket and activate another in any order.
  constraint one_active_basket exclude using btree (company_id with =) where (is_active)
    deferrable initially deferred
);

create table basket_line (
  company_id bigint not null,
  basket_id uuid not null,
  product_id bigint not null references product,
  unit text not null check (unit in ('1', '2')),
  quantity bigint not null check (quantity > 0),
  price_when_added bigint,
  -- The order in which they were added.
  seq bigint generated always as identity,
  primary key (company_id, basket_id, product_id, unit),
  foreign key (company_id, basket_id) references basket on delete cascade
);

-- The last applied operation of each device's queue.
create table basket_client (
  client_id uuid primary key,
  company_id bigint not null references company,
  login_id bigint not null references login,
  last_n bigint not null
);
`

const orders = `
create sequence order_number start 100001;

create table orders (
  id bigint generated always as identity primary key,
  number text not null unique default nextval('order_number')::text,
  company_id bigint not null references company,
  login_id bigint not null references login,
  key uuid not null,
  request_hash bytea not null,
  state text not null,
  payment_type text not null,
  payment_state text not null,
  method text not null check (method in ('DELIVERY', 'CLICK_AND_COLLECT')),
  fulfilment_date date not null,
  collection_time time,
  collector text not null,
  delivery_address jsonb,
  warehouse_name text not null,
  purchase_order_number text not null,
  notes text not null,
  feedback text not null,
  price_mark_option text,
  currency_code text not null,
  net bigint not null,
  vat bigint not null,
  gross bigint not null,
  vat_by_rate jsonb not null,
  placed_at timestamptz not null,
  unique (company_id, key),
  check (net + vat = gross),
  check ((method = 'DELIVERY') = (delivery_address is not null)),
  check ((method = 'CLICK_AND_COLLECT') = (collection_time is not null))
);
create index orders_of_company on orders (company_id, placed_at desc, id desc);

create table order_line (
  order_id bigint not null references orders,
  position int not null,
  product_id bigint not null references product,
  code text not null,
  name text not null,
  p_size text not null,
  picture text,
  unit text not null check (unit in ('1', '2')),
  unit_name text not null,
  quantity bigint not null check (quantity > 0),
  unit_net bigint not null,
  price_kind text not null,
  vat_basis_points int not null,
  net bigint not null,
  vat bigint not null,
  -- The base units that the line took from stock: fewer than ordered if the rest is a back order.
  allocated_base_units bigint not null check (allocated_base_units >= 0),
  primary key (order_id, position)
);

create table order_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  state text not null,
  at timestamptz not null
);
create index order_event_order on order_event (order_id);
`

const staff = `
create table staff (
  id bigint generated always as identity primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index staff_email on staff (lower(email));
`
