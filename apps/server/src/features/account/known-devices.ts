import type { Database } from '@provender/db/tables'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { hashSecret } from '../../kernel/hash-secret.ts'

const keptDevices = 50

/** A user or a staff member, and the column that names them. */
interface DeviceOwner {
  readonly table: 'login_device' | 'staff_device'
  readonly id: number
}

/** A device as a sign-in describes it. */
export interface DeviceMark {
  readonly deviceId: string | null
  readonly device: string
  readonly network: string
}

/** The device by its own random id. Others cannot know it, so it counts as the user's. */
export function hashOfDeviceId(deviceId: string | null): Buffer | null {
  return deviceId === null ? null : hashSecret(`id ${deviceId}`)
}

/** The device as it is stored. Without an id it is told by its name and network. */
export function deviceHash({ deviceId, device, network }: DeviceMark): Buffer {
  return hashOfDeviceId(deviceId) ?? hashSecret(`unnamed ${device} in ${network}`)
}

/**
 * Records a sign-in on a device. Returns true for a new one. That a device without an id is recognised is enough to send no
 * second e-mail, and gives it no allowance of its own.
 */
export async function recordDevice(
  db: Kysely<Database>,
  { table, id }: DeviceOwner,
  mark: DeviceMark,
): Promise<boolean> {
  const owner = ownerColumn(table)
  const hash = deviceHash(mark)
  const { rows } = await sql<{ readonly is_new: boolean }>`
    insert into ${sql.table(table)} (${owner}, device_hash, signed_in_at) values (${id}, ${hash}, now())
    on conflict (${owner}, device_hash) do update set signed_in_at = excluded.signed_in_at
    returning xmax = 0 as is_new`.execute(db)
  const isNew = rows[0]?.is_new === true
  if (isNew)
    await sql`
      delete from ${sql.table(table)} where ${owner} = ${id} and device_hash in (
        select device_hash from ${sql.table(table)} where ${owner} = ${id}
        order by signed_in_at desc offset ${keptDevices})`.execute(db)
  return isNew
}

/** Makes all devices of an owner unknown again, except the one with this id. */
export async function forgetDevices(
  db: Kysely<Database>,
  owner: DeviceOwner,
  keptDeviceId: string | null = null,
): Promise<void> {
  await forget(db, owner, sql`device_hash is distinct from ${hashOfDeviceId(keptDeviceId)}`)
}

/** Makes the device of a session unknown again. */
export async function forgetDevice(
  db: Kysely<Database>,
  owner: DeviceOwner,
  hash: Buffer | null,
): Promise<void> {
  await forget(db, owner, sql`device_hash = ${hash}`)
}

/** No device has a random hash. The time of the last sign-in stays, which managers see of their staff. */
async function forget(
  db: Kysely<Database>,
  { table, id }: DeviceOwner,
  which: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set device_hash = sha256(uuid_send(gen_random_uuid()))
    where ${ownerColumn(table)} = ${id} and ${which}`.execute(db)
}

function ownerColumn(table: DeviceOwner['table']) {
  return sql.ref(table === 'login_device' ? 'login_id' : 'staff_id')
}
