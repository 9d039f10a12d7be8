import { type Kysely, sql } from 'kysely'

/** Transitions of placed orders, staff roles, and the jobs that send notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(orders + staff + jobs).execute(db)
}

const orders = `
alter table orders
  -- Counts every change after placing: who changes an order says which one she saw.
  add column version int not null default 1,
  -- Of the person who placed it, for what is written to her.
  add column language text not null default 'en' check (language in ('en', 'pl', 'tr'));
create index orders_open on orders (state, fulfilment_date)
  where state not in ('DELIVERED', 'COLLECTED', 'CANCELLED');

-- quantity, net and vat stay as they were ordered; what is supplied is known once the line is picked.
alter table order_line
  add column supplied_quantity bigint check (supplied_quantity >= 0),
  add column supplied_net bigint,
  add column supplied_vat bigint,
  -- Was taken from stock, but was not on the shelf when it was picked; base units.
  add column missing_base_units bigint not null default 0 check (missing_base_units >= 0),
  -- The line this one stands in for; null for what the customer ordered.
  add column substitutes_position int,
  add constraint picked_whole check (
    (supplied_quantity is null) = (supplied_net is null) and (supplied_net is null) = (supplied_vat is null)
  );

alter table order_event
  add column from_state text,
  add column taken_by text not null default 'CUSTOMER' check (taken_by in ('CUSTOMER', 'STAFF')),
  -- Null for STAFF: at the machine itself, with npm run staff.
  add column staff_id bigint references staff,
  add column note text not null default '';

-- Every change of what a line comes to. Rows are added, never changed.
create table order_adjustment (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  position int not null,
  staff_id bigint references staff,
  quantity_before bigint not null,
  quantity_after bigint not null,
  net_before bigint not null,
  net_after bigint not null,
  note text not null,
  at timestamptz not null,
  foreign key (order_id, position) references order_line (order_id, position)
);
create index order_adjustment_order on order_adjustment (order_id, position);

alter table notification
  add column order_id bigint references orders,
  add column order_state text;
`

const staff = `
alter table staff
  add column role text not null default 'MANAGER' check (role in ('MANAGER', 'WAREHOUSE', 'DRIVER'));

create table staff_session (
  secret_hash bytea primary key,
  staff_id bigint not null references staff,
  -- Ends 12 hours after it was opened, or after 30 minutes without use.
  opened_at timestamptz not null,
  used_at timestamptz not null
);
create index staff_session_staff on staff_session (staff_id);
`

const jobs = `
-- What is to be done outside the database, written in the transaction that makes it so.
create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What it is about, to whom: the same thing is written down once.
  key text not null unique,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  -- When it is due; for one that is being done, when it is anybody's again.
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  done_at timestamptz,
  given_up_at timestamptz
);
create index job_due on job (due_at) where done_at is null and given_up_at is null;
create index job_done on job (done_at) where done_at is not null;

-- An attempt that never ended is one whose server died: what it did may have been done twice.
create table job_attempt (
  job_id bigint not null references job on delete cascade,
  n int not null,
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Empty for one that worked.
  error text,
  primary key (job_id, n)
);
`
