import type { Database } from '@provender/db/tables'
import type { StaffId } from '@provender/domain/ids'
import type { Kysely } from 'kysely'
import { forgetDevices } from '../account/known-devices.ts'
import { cancelResetLinks } from '../account/reset-links.ts'
import { clearDelays } from '../account/sign-in-throttle.ts'
import { staffAddress } from './staff-sign-in.ts'
import { raiseVersion } from './store.ts'

interface NewStaffPassword {
  readonly staffId: StaffId
  readonly email: string
  readonly passwordHash: string
  /** Of the device that stays known. */
  readonly deviceId: string | null
}

/**
 * Lets a member in with this password, in a transaction that has locked their row. Signs them out everywhere, cancels their open
 * links, lifts the delay after failed attempts, and makes their other devices unknown.
 */
export async function setStaffPassword(
  tx: Kysely<Database>,
  { staffId, email, passwordHash, deviceId }: NewStaffPassword,
): Promise<void> {
  await raiseVersion(tx, staffId, { password_hash: passwordHash, active: true })
  await tx.deleteFrom('staff_session').where('staff_id', '=', staffId).execute()
  await forgetDevices(tx, { table: 'staff_device', id: staffId }, deviceId)
  await cancelResetLinks(tx, { staffId }, email)
  await clearDelays(tx, staffAddress(email))
}
