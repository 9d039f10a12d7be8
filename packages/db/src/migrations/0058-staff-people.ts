import { type Kysely, sql } from 'kysely'

export const isExpanding = true

/** What managers see and change of the staff in the office: the devices of sessions, and a record of every change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(people).execute(db)
}

const people = `
alter table staff add column version integer not null default 1;

alter table staff_session
  -- The table has a row for each staff member who is signed in, so it is rewritten at once.
  -- squawk-ignore adding-field-with-default
  add column id uuid not null default gen_random_uuid(),
  -- 'Chrome · Windows', according to the device at sign-in.
  add column device text not null default '';

-- No foreign keys: changes outlive the person. Stores no name and no e-mail address.
create table staff_change (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  staff_id bigint not null,
  kind text not null,
  -- Null if the command line made the change (npm run staff).
  by_staff_id bigint,
  before text,
  after text
);
create index staff_change_staff on staff_change (staff_id, id);
create trigger staff_change_stays before update or delete on staff_change
  for each row execute function keep_for_a_year();
`
