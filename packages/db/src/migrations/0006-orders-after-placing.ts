import { type Kysely, sql } from 'kysely'

/** Transitions of placed orders, staff roles, and the jobs that send notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(orders + staff + jobs).execute(db)
}

const orders = `
alter table orders
  -- Increases with every change after placing. A change names the version that its author saw.
  add column version int not null default 1,
  -- The language of the user who placed it, for e-mails.
  add column language text not null default 'en' check (language in ('en', 'pl', 'tr'));
create index orders_open on orders (state, fulfilment_date)
  where state not in ('DELIVERED', 'COLLECTED', 'CANCELLED');

-- quantity, net and vat stay as ordered. The supplied values are known once the line is picked.
alter table order_line
  add column supplied_quantity bigint check (supplied_quantity >= 0),
  add column supplied_net bigint,
  add column supplied_vat bigint,
  -- Base units taken from stock that were not on the shelf at picking.
  add column missing_base_units bigint not null default 0 check (missing_base_units >= 0),
  -- The line that this one substitutes; null for an ordered line.
  add column substitutes_position int,
  add constraint picked_whole check (
    (supplied_quantity is null) = (supplied_net is null) and (supplied_net is null) = (supplied_vat is null)
  );

alter table order_event
  add column from_state text,
  add column taken_by text not null default 'CUSTOMER' check (taken_by in ('CUSTOMER', 'STAFF')),
  -- Null for STAFF if the command line made the change (npm run staff).
  add column staff_id bigint references staff,
  add column note text not null default '';

-- Every change of a line's quantity or amount. Rows are added, never changed.
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
-- Work outside the database, stored in the transaction that causes it.
create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Identifies the work, so that the same job is stored only once.
  key text not null unique,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  -- When it is due; for a job in progress, when another server may take it.
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  done_at timestamptz,
  given_up_at timestamptz
);
create index job_due on job (due_at) where done_at is null and given_up_at is null;
create index job_done on job (done_at) where done_at is not null;

-- If an attempt never ended, its server died, and the work may have been done twice.
create table job_attempt (
  job_id bigint not null references job on delete cascade,
  n int not null,
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Empty if the attempt succeeded.
  error text,
  primary key (job_id, n)
);
`
