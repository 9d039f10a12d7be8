import type { Database } from '@provender/db/tables'
import type { StaffId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import { type StaffRole, staffMay } from '@provender/domain/permission/permission'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { forgetDevice, forgetDevices } from '../account/known-devices.ts'
import { type InvitationDeps, sendInvitation, type TooManyInvitations } from './send-invitation.ts'
import { recordStaffChange } from './staff-change.ts'
import { endAccess, lockManagers, raiseVersion, withdrawSentInvitations } from './store.ts'

type StaffDeps = Pick<Deps, 'db' | 'staffSessions'>

interface StaffReference {
  readonly staffId: StaffId
  /** Who changes it. */
  readonly by: StaffId
}

interface VersionedReference extends StaffReference {
  /** The version that the caller saw. */
  readonly version: number
}

export type StaffRefusal =
  | { readonly type: 'NOT_ALLOWED' | 'NOT_FOUND' | 'STALE' | 'LAST_MANAGER' | 'OWN_ACCESS' }
  | TooManyInvitations

type Changed = Result<null, StaffRefusal>

export async function changeStaffRole(
  deps: StaffDeps,
  { role, version, ...reference }: VersionedReference & { readonly role: StaffRole },
): Promise<Changed> {
  const { staffId, by } = reference
  return await changing(deps, reference, async (tx, { member, managers }) => {
    if (member.version !== version) return refuse({ type: 'STALE' })
    if (member.role === role) return ok(null)
    if (!staffMay(role, 'people') && managers.every((id) => id === staffId))
      return refuse({ type: 'LAST_MANAGER' })
    await raiseVersion(tx, staffId, { role })
    const change = { kind: 'ROLE_CHANGED', staffId, byStaffId: by, before: member.role, after: role } as const
    await recordStaffChange(tx, change)
    if (!staffMay(role, 'people')) await withdrawSentInvitations(tx, staffId, by)
    return ok(null)
  })
}

/** Also ends every session of the member, or withdraws their invitation. Their orders and decisions still name them. */
export async function endStaffAccess(
  deps: StaffDeps,
  { version, ...reference }: VersionedReference,
): Promise<Changed> {
  const { staffId, by } = reference
  if (staffId === by) return refuse({ type: 'OWN_ACCESS' })
  return await changing(deps, reference, async (tx, { member }) => {
    if (member.version !== version) return refuse({ type: 'STALE' })
    await endAccess(tx, staffId, by)
    return ok(null)
  })
}

/**
 * Sends somebody without access a link with which they choose a password and have it again. Sent once more, only the later link
 * works. A password and a second factor that they had count no more.
 */
export async function returnStaffAccess(
  deps: InvitationDeps & StaffDeps,
  { version, language, ...reference }: VersionedReference & { readonly language: Language },
): Promise<Changed> {
  const { staffId, by } = reference
  const nowMs = await deps.readNowMs()
  return await changing(deps, reference, async (tx, { member }) => {
    if (member.version !== version) return refuse({ type: 'STALE' })
    if (member.active) return ok(null)
    const { role } = member
    return await sendInvitation(tx, deps, { staffId, by, language, before: role, after: role, nowMs })
  })
}

export async function endStaffSession(
  deps: StaffDeps,
  { sessionId, ...reference }: StaffReference & { readonly sessionId: string },
): Promise<Changed> {
  const { staffId, by } = reference
  return await changing(deps, reference, async (tx) => {
    const ended = await tx
      .deleteFrom('staff_session')
      .where('id', '=', sessionId)
      .where('staff_id', '=', staffId)
      .returning(['device', 'device_hash'])
      .executeTakeFirst()
    if (!ended) return ok(null)
    await forgetDevice(tx, { table: 'staff_device', id: staffId }, ended.device_hash)
    await recordStaffChange(tx, { kind: 'SESSION_ENDED', staffId, byStaffId: by, before: ended.device })
    return ok(null)
  })
}

export async function endAllStaffSessions(deps: StaffDeps, reference: StaffReference): Promise<Changed> {
  const { staffId, by } = reference
  return await changing(deps, reference, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('staff_session')
      .where('staff_id', '=', staffId)
      .executeTakeFirst()
    await forgetDevices(tx, { table: 'staff_device', id: staffId })
    if (numDeletedRows > 0n)
      await recordStaffChange(tx, { kind: 'ALL_SESSIONS_ENDED', staffId, byStaffId: by })
    return ok(null)
  })
}

interface LockedStaff {
  readonly member: { readonly role: StaffRole; readonly active: boolean; readonly version: number }
  /** All active managers. */
  readonly managers: readonly StaffId[]
}

/** Runs a change for a caller who is still a manager, while nobody else changes managers or the member. */
async function changing(
  { db, staffSessions }: StaffDeps,
  { staffId, by }: StaffReference,
  change: (tx: Kysely<Database>, locked: LockedStaff) => Promise<Changed>,
): Promise<Changed> {
  const changed = await inTransaction<null, StaffRefusal>(db, async (tx) => {
    const managers = await lockManagers(tx)
    if (!managers.includes(by)) return refuse({ type: 'NOT_ALLOWED' })
    const member = await tx
      .selectFrom('staff')
      .select(['role', 'active', 'version'])
      .where('id', '=', staffId)
      .forUpdate()
      .executeTakeFirst()
    if (!member) return refuse({ type: 'NOT_FOUND' })
    return await change(tx, { member, managers })
  })
  if (changed.ok) await staffSessions.invalidate(staffId)
  return changed
}
