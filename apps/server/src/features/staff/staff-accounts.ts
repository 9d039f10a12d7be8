import type { Database } from '@provender/db/tables'
import type { StaffId } from '@provender/domain/ids'
import type { StaffRole } from '@provender/domain/permission/permission'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { forgetDevices } from '../account/known-devices.ts'
import { hashNewPassword, type NewPasswordRefusal, type PasswordInput } from '../account/new-password.ts'
import { cancelResetLinks } from '../account/reset-links.ts'
import { recordStaffChange } from './staff-change.ts'
import { endInvitation } from './staff-invitation.ts'
import { addOrReinstate, endAccess, findStaff, lockManagers, type NewStaff } from './store.ts'

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
  const newMember = { ...member, passwordHash: passwordHash.value }
  const added = await inTransaction(db, (tx) => writeMember(tx, newMember))
  if (!added.ok) return added
  await staffSessions.invalidate(added.value)
  return ok(existing ? 'REINSTATED' : 'ADDED')
}

async function writeMember(
  tx: Kysely<Database>,
  member: NewStaff,
): Promise<Result<StaffId, { readonly type: 'ALREADY_ACTIVE' }>> {
  await lockManagers(tx)
  const former = await findStaff(tx, member.email)
  const staffId = await addOrReinstate(tx, member)
  if (staffId === undefined) return refuse({ type: 'ALREADY_ACTIVE' })
  await endInvitation(tx, staffId, 'WITHDRAWN')
  await cancelResetLinks(tx, { staffId }, member.email)
  await forgetDevices(tx, { table: 'staff_device', id: staffId })
  // The device that made the codes may be lost since.
  await tx.deleteFrom('second_factor').where('staff_id', '=', staffId).execute()
  await recordStaffChange(tx, {
    kind: former ? 'ACCESS_RETURNED' : 'ADDED',
    staffId,
    byStaffId: null,
    ...(former ? { before: former.role } : {}),
    after: member.role,
  })
  return ok(staffId)
}

interface DeactivateRefusal {
  readonly type: 'STAFF_NOT_FOUND' | 'LAST_MANAGER'
}

export async function deactivateStaffMember(
  { db, staffSessions }: StaffDeps,
  email: string,
): Promise<Result<null, DeactivateRefusal>> {
  const deactivated = await inTransaction<StaffId, DeactivateRefusal>(db, async (tx) => {
    const managers = await lockManagers(tx)
    const member = await findStaff(tx, email)
    if (!member) return refuse({ type: 'STAFF_NOT_FOUND' })
    if (managers.length === 1 && managers.includes(member.id)) return refuse({ type: 'LAST_MANAGER' })
    await endAccess(tx, member.id, null)
    return ok(member.id)
  })
  if (!deactivated.ok) return deactivated
  await staffSessions.invalidate(deactivated.value)
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
