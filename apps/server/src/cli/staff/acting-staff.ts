import type { OpenDb } from '@provender/db/open-db'
import type { StaffId } from '@provender/domain/ids'
import { findStaff } from '../../features/staff/store.ts'
import { commandError } from '../command-error.ts'

/** The staff member whom the command names, else null. */
export async function actingStaff(db: OpenDb['db'], email: string | undefined): Promise<StaffId | null> {
  if (email === undefined) return null
  const known = await findStaff(db, email)
  if (!known?.active) throw commandError(`There is nobody with the address ${email}`)
  return known.id
}
