import type { Database } from '@provender/db/tables'
import type { InvitationId, StaffId } from '@provender/domain/ids'
import { staffMay } from '@provender/domain/permission/permission'
import {
  type StaffInvitationEnd,
  type StaffLinkState,
  staffLinkState,
} from '@provender/domain/permission/staff-invitation'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { hashSecret } from '../../kernel/hash-secret.ts'

/** The invitation that a link belongs to. */
export interface StaffLink {
  readonly id: InvitationId
  readonly staffId: StaffId
  readonly state: StaffLinkState
  readonly email: string
  readonly name: string
  readonly inviterName: string
}

/** Undefined if no invitation has this link. */
export async function findStaffLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<StaffLink | undefined> {
  const row = await invitations(db)
    .select([
      'staff.email',
      'staff.name',
      'inviter.name as inviter_name',
      'invitation.id',
      'invitation.staff_id',
    ])
    .where('invitation.token_hash', '=', hashSecret(token))
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      staffId: row.staff_id,
      state: stateOf(row, clock.nowMs()),
      email: row.email,
      name: row.name,
      inviterName: row.inviter_name,
    }
  )
}

/** Locks the member, and then says whether the invitation still lets in. */
export async function isStillOpen(
  tx: Kysely<Database>,
  { id, staffId }: Pick<StaffLink, 'id' | 'staffId'>,
  nowMs: number,
): Promise<boolean> {
  await tx.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute()
  return await isOpen(tx, id, nowMs)
}

export async function isOpen(db: Kysely<Database>, id: InvitationId, nowMs: number): Promise<boolean> {
  const row = await invitations(db).where('invitation.id', '=', id).executeTakeFirst()
  return row !== undefined && stateOf(row, nowMs) === 'OPEN'
}

export interface OpenInvitation {
  readonly staffId: StaffId
  readonly sentAt: number
  readonly expiresAt: number
  /** False if it has expired, or whoever sent it is no manager any more. */
  readonly isValid: boolean
}

/** The invitations of members without access that nobody has used, replaced or withdrawn. */
export async function readOpenInvitations({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<readonly OpenInvitation[]> {
  const rows = await invitations(db)
    .select(['invitation.staff_id', 'invitation.sent_at'])
    .where('ended_at', 'is', null)
    .where('staff.active', '=', false)
    .execute()
  return rows.map((row) => ({
    staffId: row.staff_id,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    isValid: stateOf(row, clock.nowMs()) === 'OPEN',
  }))
}

/** False if the member has no open invitation. */
export async function endInvitation(
  tx: Kysely<Database>,
  staffId: StaffId,
  endedBy: StaffInvitationEnd,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_invitation')
    .set({ ended_at: sql<Date>`now()`, ended_by: endedBy })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function invitations(db: Kysely<Database>) {
  return db
    .selectFrom('staff_invitation as invitation')
    .innerJoin('staff', 'staff.id', 'invitation.staff_id')
    .innerJoin('staff as inviter', 'inviter.id', 'invitation.invited_by')
    .select([
      'invitation.ended_by',
      'invitation.expires_at',
      'staff.active as member_active',
      'inviter.active as inviter_active',
      'inviter.role as inviter_role',
    ])
}

type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitations>['executeTakeFirstOrThrow']>>

function stateOf(row: InvitationRow, nowMs: number): StaffLinkState {
  return staffLinkState(
    {
      endedBy: row.ended_by,
      expiresAtMs: row.expires_at,
      isSenderManager: row.inviter_active && staffMay(row.inviter_role, 'people'),
      isMemberActive: row.member_active,
    },
    nowMs,
  )
}
