import type { OpenDb } from '@provender/db/open-db'
import type { StaffId } from '@provender/domain/ids'
import { findActingStaff } from '../../features/staff/staff-accounts.ts'
import { commandError } from '../command-error.ts'

/** The staff member whom the command names, else null. */
export async function actingStaff(db: OpenDb['db'], email: string | undefined): Promise<StaffId | null> {
  if (email === undefined) return null
  const staff = await findActingStaff(db, email)
  if (!staff.ok) throw commandError(`No staff member has the e-mail address ${email}`)
  return staff.value
}
