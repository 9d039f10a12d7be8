import type { Database } from '@provender/db/tables'
import type { StaffId } from '@provender/domain/ids'
import type { StaffRole } from '@provender/domain/permission/permission'
import { type Kysely, sql, type Updateable } from 'kysely'
import { emailKey } from '../../kernel/mail/email-spelling.ts'
import { forgetDevices } from '../account/known-devices.ts'
import { cancelResetLinks } from '../account/reset-links.ts'
import { recordStaffChange } from './staff-change.ts'
import { endInvitation } from './staff-invitation.ts'

type Db = Kysely<Database>

export async function readStaff(db: Db) {
  return await db
    .selectFrom('staff')
    .leftJoin('staff_invitation', (join) =>
      join.onRef('staff_invitation.staff_id', '=', 'staff.id').on('staff_invitation.ended_at', 'is', null),
    )
    .select(['email', 'name', 'role', 'active', 'staff_invitation.id as invitation_id'])
    .orderBy('email')
    .execute()
}

export async function findStaff(db: Db, email: string) {
  return await db
    .selectFrom('staff')
    .leftJoin('staff_invitation', (join) =>
      join.onRef('staff_invitation.staff_id', '=', 'staff.id').on('staff_invitation.ended_at', 'is', null),
    )
    .select((eb) => ['staff.id', 'role', 'active', eb('staff_invitation.id', 'is not', null).as('isInvited')])
    .where(sql`lower(email)`, '=', emailKey(email))
    .executeTakeFirst()
}

export interface NewStaff {
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  readonly passwordHash: string
}

/** Adds a member, or lets one in again who has left. Undefined if the member may sign in already. */
export async function addOrReinstate(
  db: Db,
  { email, name, role, passwordHash }: NewStaff,
): Promise<StaffId | undefined> {
  const row = await db
    .insertInto('staff')
    .values({ email, name, role, password_hash: passwordHash })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet((eb) => ({
          email: eb.ref('excluded.email'),
          name: eb.ref('excluded.name'),
          role: eb.ref('excluded.role'),
          password_hash: eb.ref('excluded.password_hash'),
          active: true,
          version: eb('staff.version', '+', 1),
        }))
        .where('staff.active', '=', false),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function addStaff(db: Db, member: NewStaff): Promise<StaffId> {
  const id = await addOrReinstate(db, member)
  if (id === undefined) throw new Error(`${member.email} is a staff member already`)
  return id
}

/** The active managers. The lock makes a simultaneous change wait, which then finds who is still one. */
export async function lockManagers(tx: Db): Promise<readonly StaffId[]> {
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('active', '=', true)
    .where('role', '=', 'MANAGER')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Also ends the sessions of the staff member and the links for a forgotten password at once, or withdraws the invitation of one
 * who has not joined yet. The transaction has locked the managers. Changes nothing for one who has left.
 */
export async function endAccess(tx: Db, id: StaffId, byStaffId: StaffId | null): Promise<void> {
  await withdrawInvitation(tx, id, byStaffId)
  const left = await tx
    .updateTable('staff')
    .set((eb) => ({ active: false, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('active', '=', true)
    .returning('email')
    .executeTakeFirst()
  if (!left) return
  await tx.deleteFrom('staff_session').where('staff_id', '=', id).execute()
  await forgetDevices(tx, { table: 'staff_device', id })
  await cancelResetLinks(tx, { staffId: id }, left.email)
  await recordStaffChange(tx, { kind: 'ACCESS_ENDED', staffId: id, byStaffId })
  await withdrawSentInvitations(tx, id, byStaffId)
}

/**
 * Withdraws the invitations of a member who may send none any more: their links would work again as soon as the member is a
 * manager again. The transaction has locked the managers.
 */
export async function withdrawSentInvitations(
  tx: Db,
  senderId: StaffId,
  byStaffId: StaffId | null,
): Promise<void> {
  // Locks the invited before their invitations, like everyone who uses a link.
  const invited = await tx
    .selectFrom('staff')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('staff_invitation')
        .select('staff_id')
        .where('invited_by', '=', senderId)
        .where('ended_at', 'is', null),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id } of invited) await withdrawInvitation(tx, id, byStaffId)
}

async function withdrawInvitation(tx: Db, staffId: StaffId, byStaffId: StaffId | null): Promise<void> {
  if (!(await endInvitation(tx, staffId, 'WITHDRAWN'))) return
  await raiseVersion(tx, staffId)
  await recordStaffChange(tx, { kind: 'INVITATION_WITHDRAWN', staffId, byStaffId })
}

/** Whether a member has ever had a password. One who is given access back loses it, which is recorded. */
export const hasJoined = sql<boolean>`(staff.password_hash is not null or exists (
  select from staff_change where staff_change.staff_id = staff.id and staff_change.kind = 'ACCESS_RETURNED'))`

/** Changes a member whose row the transaction has locked. Every change raises the version that managers see. */
export async function raiseVersion(
  tx: Db,
  staffId: StaffId,
  values: Updateable<Database['staff']> = {},
): Promise<void> {
  await tx
    .updateTable('staff')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', staffId)
    .execute()
}
