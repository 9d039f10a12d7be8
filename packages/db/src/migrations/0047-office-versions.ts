import { type Kysely, sql } from 'kysely'

/** What the office is told over the live channel: versions of claims, applications and imports (docs/decisions/0016-live-channel-versions.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(claims + applications).execute(db)
}

const claims = `
-- The changes of the company's claims, which version counts too.
alter table company_orders add column claims bigint not null default 0;
create function count_claim_change() returns trigger language plpgsql as $count$
declare
  next bigint;
begin
  insert into company_orders as o (company_id, version, claims) values (new.company_id, 1, 1)
    on conflict (company_id) do update set version = o.version + 1, claims = o.claims + 1
    returning version into next;
  perform pg_notify('provender', 'orders ' || new.company_id || ' ' || next);
  return null;
end
$count$;
drop trigger count_claim_change on claim;
create constraint trigger count_claim_change after insert or update on claim deferrable initially deferred
  for each row execute function count_claim_change();
`

const applications = `
alter table version drop constraint version_name_check,
  add check (name in ('catalogue', 'settings', 'applications', 'imports'));
insert into version (name, n) values ('applications', 1), ('imports', 1);
-- Deferred, so that two applications wait for each other only while they commit. Nothing else locks this row.
create function count_application_change() returns trigger language plpgsql as $count$
begin
  update version set n = n + 1 where name = 'applications';
  return null;
end
$count$;
create constraint trigger count_application_change after insert or update on application deferrable initially deferred
  for each row execute function count_application_change();
`
