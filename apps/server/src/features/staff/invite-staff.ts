import type { Database } from '@provender/db/tables'
import type { StaffId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { StaffRole } from '@provender/domain/permission/permission'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import { type KeyReused, staffCaller, writeOnce } from '../../kernel/idempotency/write-once.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { type InvitationDeps, sendInvitation, type TooManyInvitations } from './send-invitation.ts'
import { findStaff, lockManagers, raiseVersion } from './store.ts'

export interface NewStaffMember {
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  /** Who invites them. */
  readonly by: StaffId
  /** The language of the e-mail. */
  readonly language: Language
}

export type InviteRefusal = { readonly type: 'NOT_ALLOWED' | 'STAFF_EXISTS' } | TooManyInvitations | KeyReused

/** Adds somebody to the staff, who lets themselves in with the link of an e-mail. Somebody who has left comes back so, too. */
export async function inviteStaff(
  deps: InvitationDeps,
  { key, ...member }: NewStaffMember & { readonly key: string },
): Promise<Result<StaffId, InviteRefusal>> {
  const { email, name, role, by } = member
  const nowMs = await deps.readNowMs()
  const keyed = { caller: staffCaller(by), key, operation: 'inviteStaff', input: { email, name, role } }
  return await inTransaction<StaffId, InviteRefusal>(deps.db, (tx) =>
    writeOnce<StaffId, InviteRefusal>(tx, keyed, () => writeInvited(tx, deps, { ...member, nowMs })),
  )
}

async function writeInvited(
  tx: Kysely<Database>,
  deps: InvitationDeps,
  { email, name, role, by, language, nowMs }: NewStaffMember & { readonly nowMs: number },
): Promise<Result<StaffId, InviteRefusal>> {
  if (!(await lockManagers(tx)).includes(by)) return refuse({ type: 'NOT_ALLOWED' })
  const former = await findStaff(tx, email)
  if (former && (former.active || former.isInvited)) return refuse({ type: 'STAFF_EXISTS' })
  const staffId = former?.id ?? (await addInvited(tx, { email, name, role }))
  if (staffId === undefined) return refuse({ type: 'STAFF_EXISTS' })
  if (former) await raiseVersion(tx, staffId, { email, name, role })
  const sent = await sendInvitation(tx, deps, {
    staffId,
    by,
    language,
    before: former?.role ?? null,
    after: role,
    nowMs,
  })
  return sent.ok ? ok(staffId) : sent
}

/** Undefined if a command has added the address meanwhile. */
async function addInvited(
  tx: Kysely<Database>,
  member: Pick<NewStaffMember, 'email' | 'name' | 'role'>,
): Promise<StaffId | undefined> {
  const row = await tx
    .insertInto('staff')
    .values({ ...member, password_hash: null, active: false })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
