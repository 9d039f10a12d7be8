import { type Kysely, sql } from 'kysely'

/** The holds of an order, each with its kind: a rule sets and releases some, staff the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(holds).execute(db)
}

const holds = `
create table order_hold (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (kind in ('CREDIT', 'CHECK')),
  note text not null,
  set_at timestamptz not null,
  -- Null for a rule and the command line.
  set_by bigint references staff,
  released_at timestamptz,
  released_by bigint references staff,
  check (released_by is null or released_at is not null)
);
create unique index order_hold_open on order_hold (order_id, kind) where released_at is null;
alter table order_event add column hold text check (hold in ('CREDIT', 'CHECK'));
alter table notification add column hold text check (hold in ('CREDIT', 'CHECK'));

-- Until now only the rule for overdue invoices held an order that nobody had looked at, with one of these notes.
insert into order_hold (order_id, kind, note, set_at, set_by)
select orders.id,
  case when event.staff_id is null and event.from_state = 'SUBMITTED' and event.note in ('An invoice is overdue.',
    'Jedna z faktur jest po terminie płatności.', 'Vadesi geçmiş bir faturanız var.') then 'CREDIT' else 'CHECK' end,
  coalesce(event.note, ''), coalesce(event.at, orders.placed_at), event.staff_id
from orders left join lateral (
  select * from order_event where order_id = orders.id and state = 'ON_HOLD' order by id desc limit 1) event on true
where orders.state = 'ON_HOLD';
`
