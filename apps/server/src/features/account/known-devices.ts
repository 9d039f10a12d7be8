import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
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

/**
 * Records a sign-in on a device. Returns true for a new one. A device without an id is recognised by its name and network,
 * which is enough to send no second e-mail, and gives it no allowance of its own.
 */
export async function recordDevice(
  db: Kysely<Database>,
  { table, id }: DeviceOwner,
  { deviceId, device, network }: DeviceMark,
): Promise<boolean> {
  const owner = sql.ref(table === 'login_device' ? 'login_id' : 'staff_id')
  const hash = hashOfDeviceId(deviceId) ?? hashSecret(`unnamed ${device} in ${network}`)
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
