import { type Kysely, sql } from 'kysely'

/** Card payments, saved cards, and the records of the test gateway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(payments + cards + sandbox).execute(db)
}

const cards = `
-- The details that distinguish a card, and the gateway's reference. Never its number.
create table saved_card (
  id uuid primary key default gen_random_uuid(),
  company_id bigint not null references company,
  login_id bigint not null references login,
  gateway text not null,
  reference text not null,
  -- The set-up or the payment that it came from, so that a repeated request is the same card.
  setup_id uuid not null,
  brand text not null,
  last_four text not null check (last_four ~ '^\\d{4}$'),
  expiry_month int not null check (expiry_month between 1 and 12),
  expiry_year int not null,
  is_primary boolean not null,
  saved_at timestamptz not null default now(),
  removed_at timestamptz,
  unique (company_id, setup_id)
);
create unique index saved_card_primary on saved_card (company_id) where is_primary and removed_at is null;

alter table payment add foreign key (saved_card_id) references saved_card;
`

const payments = `
alter table orders
  -- The time limit for accepting a card; null if the order needs no card.
  add column pay_by timestamptz,
  add check ((payment_type = 'CARD') = (pay_by is not null));
create index orders_unpaid on orders (pay_by)
  where payment_type = 'CARD' and state in ('SUBMITTED', 'ON_HOLD') and payment_state in ('NONE', 'FAILED');

-- One attempt to pay an order by card.
create table payment (
  id uuid primary key default gen_random_uuid(),
  order_id bigint not null references orders,
  gateway text not null,
  state text not null default 'STARTED'
    check (state in ('STARTED', 'CHALLENGED', 'AUTHORISED', 'CAPTURED', 'DECLINED', 'VOIDED')),
  -- The amount that the card is authorised for.
  amount bigint not null check (amount > 0),
  currency_code text not null,
  -- The gateway's token of a typed card, or else the saved card.
  card_token text,
  saved_card_id uuid,
  -- The company asked to keep the card for the next order.
  keeps_card boolean not null default false,
  captured bigint not null default 0 check (captured between 0 and amount),
  refunded bigint not null default 0 check (refunded between 0 and captured),
  decline_reason text,
  -- The address at which the cardholder approves the payment.
  challenge_path text,
  brand text,
  last_four text,
  began_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check ((card_token is null) <> (saved_card_id is null)),
  check ((state = 'CAPTURED') = (captured > 0)),
  check ((state = 'CHALLENGED') = (challenge_path is not null))
);
-- An order has at most one attempt that may still capture money or has captured it.
create unique index payment_live on payment (order_id) where state not in ('DECLINED', 'VOIDED');
create index payment_order on payment (order_id);
create index payment_open on payment (changed_at) where state in ('STARTED', 'CHALLENGED', 'AUTHORISED');

create table payment_refund (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payment,
  amount bigint not null check (amount > 0),
  state text not null default 'ASKED' check (state in ('ASKED', 'DONE', 'REFUSED')),
  -- Null on the command line, and if the order was cancelled.
  staff_id bigint references staff,
  note text not null,
  asked_at timestamptz not null default now(),
  done_at timestamptz,
  check ((state = 'ASKED') = (done_at is null))
);
create index payment_refund_payment on payment_refund (payment_id);
create index payment_refund_open on payment_refund (payment_id) where state = 'ASKED';

-- Every known event of a payment. Rows are added, never changed.
create table payment_event (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment,
  kind text not null,
  amount bigint,
  -- Set for an event that the gateway sent, so that it is stored once.
  gateway_event_id text unique,
  at timestamptz not null default now()
);
create index payment_event_payment on payment_event (payment_id, id);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end
$$;
create trigger payment_event_stays before update or delete on payment_event
  for each row execute function refuse_change();
`

const sandbox = `
-- The books of the test gateway, separate like those of a real one; nothing else reads them.
create table sandbox_charge (
  id uuid primary key,
  state text not null check (state in ('CHALLENGED', 'AUTHORISED', 'CAPTURED', 'DECLINED', 'VOIDED')),
  card text not null,
  amount bigint not null,
  currency_code text not null,
  -- The card is kept for this owner once it is authorised.
  keep_for text,
  captured bigint not null default 0 check (captured between 0 and amount),
  refunded bigint not null default 0 check (refunded between 0 and captured)
);
create table sandbox_refund (
  id uuid primary key,
  charge_id uuid not null references sandbox_charge,
  amount bigint not null
);
create table sandbox_card (
  reference uuid primary key,
  owner text not null,
  card text not null
);
`
