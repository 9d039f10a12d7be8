import { type Kysely, sql } from 'kysely'

/** The devices on which a user or a staff member has signed in, by the hashes of their ids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(devices).execute(db)
}

const devices = `
create table login_device (
  login_id bigint not null references login,
  device_hash bytea not null,
  signed_in_at timestamptz not null,
  primary key (login_id, device_hash)
);
create table staff_device (
  staff_id bigint not null references staff,
  device_hash bytea not null,
  signed_in_at timestamptz not null,
  primary key (staff_id, device_hash)
);
insert into login_device (login_id, device_hash, signed_in_at)
select login_id, sha256(convert_to('id ' || device_id, 'UTF8')), max(day)
from request_log where device_id <> '' group by login_id, device_id;
`
