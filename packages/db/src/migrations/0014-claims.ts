import { type Kysely, sql } from 'kysely'

/** Claims, and messages of the contact form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(claims + pictures + messages).execute(db)
}

const claims = `
create table claim (
  id bigint generated always as identity (start with 10001) primary key,
  company_id bigint not null references company,
  -- The user who reported it and receives the answer.
  login_id bigint not null references login,
  order_id bigint not null references orders,
  -- Created once for a report, so that a repeat is the same claim.
  key uuid not null,
  request_hash bytea not null,
  type text not null check (
    type in ('MISSING', 'DAMAGED', 'WRONG_PRODUCT', 'SHORT_WEIGHT', 'PRICE', 'QUALITY', 'DELIVERY', 'OTHER')
  ),
  message text not null,
  language text not null check (language in ('en', 'pl', 'tr')),
  state text not null default 'RECEIVED' check (state in ('RECEIVED', 'LOOKED_AT', 'ANSWERED', 'CLOSED')),
  sent_at timestamptz not null,
  closed_at timestamptz,
  unique (company_id, key),
  check ((state = 'CLOSED') = (closed_at is not null))
);
create index claim_company on claim (company_id, id desc);
create index claim_open on claim (id) where state <> 'CLOSED';

create table claim_line (
  claim_id bigint not null references claim,
  order_id bigint not null,
  position int not null,
  -- Thousandths of the line's unit.
  quantity bigint not null check (quantity > 0),
  primary key (claim_id, position),
  foreign key (order_id, position) references order_line (order_id, position)
);

create table claim_answer (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claim,
  -- Null on the command line.
  staff_id bigint references staff,
  text text not null check (text <> ''),
  at timestamptz not null
);
create index claim_answer_claim on claim_answer (claim_id);

-- The credit notes for a claim.
create table claim_credit (
  document_id bigint primary key references ledger_document,
  claim_id bigint not null references claim
);
create index claim_credit_claim on claim_credit (claim_id);

alter table notification
  -- Set if it is about an answer to a claim.
  add column claim_id bigint references claim;

-- Changes of claims count as changes of the company's orders, so that open pages are updated.
create constraint trigger count_claim_change after insert or update on claim deferrable initially deferred
  for each row execute function count_order_change();
`

const pictures = `
-- A picture of a problem, stored in DATA_DIR/claims under its id.
create table claim_picture (
  id uuid primary key,
  company_id bigint not null references company,
  -- Null until the claim is sent. Pictures of a claim that is never sent are deleted.
  claim_id bigint references claim,
  file_name text not null,
  bytes int not null check (bytes > 0),
  uploaded_at timestamptz not null default now()
);
create index claim_picture_claim on claim_picture (claim_id);
create index claim_picture_company on claim_picture (company_id);
create index claim_picture_unclaimed on claim_picture (uploaded_at) where claim_id is null;
`

const messages = `
create table contact_message (
  id bigint generated always as identity primary key,
  -- Created by the form and sent with every repeat, so that the message is stored once.
  key uuid not null unique,
  -- The signed-in user; null for a visitor.
  login_id bigint references login,
  name text not null,
  email text not null,
  telephone text not null,
  message text not null,
  language text not null check (language in ('en', 'pl', 'tr')),
  sent_at timestamptz not null,
  done_at timestamptz
);
create index contact_message_open on contact_message (id) where done_at is null;
`
