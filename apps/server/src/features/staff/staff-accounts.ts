import type { Database } from '@provender/db/tables'
import type { StaffId } from '@provender/domain/ids'
import type { StaffRole } from '@provender/domain/permission/permission'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { hashNewPassword, type NewPasswordRefusal, type PasswordInput } from '../account/new-password.ts'
import { addStaff, deactivateStaff, findStaff } from './store.ts'

type StaffDeps = Pick<Deps, 'db' | 'staffSessions'>

export async function addStaffMember(
  { db, staffSessions }: StaffDeps,
  member: { readonly email: string; readonly name: string; readonly role: StaffRole },
  { passwords, readPassword }: PasswordInput,
): Promise<Result<'ADDED' | 'REINSTATED', { readonly type: 'ALREADY_ACTIVE' } | NewPasswordRefusal>> {
  const existing = await findStaff(db, member.email)
  if (existing?.active) return refuse({ type: 'ALREADY_ACTIVE' })
  const passwordHash = await hashNewPassword(passwords, await readPassword())
  if (!passwordHash.ok) return passwordHash
  const staffId = await addStaff(db, { ...member, passwordHash: passwordHash.value })
  await staffSessions.invalidate(staffId)
  return ok(existing ? 'REINSTATED' : 'ADDED')
}

export async function deactivateStaffMember(
  { db, staffSessions }: StaffDeps,
  email: string,
): Promise<Result<null, { readonly type: 'STAFF_NOT_FOUND' }>> {
  const member = await findStaff(db, email)
  if (!member) return refuse({ type: 'STAFF_NOT_FOUND' })
  await deactivateStaff(db, member.id)
  await staffSessions.invalidate(member.id)
  return ok(null)
}

/** Finds the staff member that a command acts for. Refuses a deactivated one. */
export async function findActingStaff(
  db: Kysely<Database>,
  email: string,
): Promise<Result<StaffId, { readonly type: 'STAFF_NOT_FOUND' }>> {
  const member = await findStaff(db, email)
  return member?.active ? ok(member.id) : refuse({ type: 'STAFF_NOT_FOUND' })
}
