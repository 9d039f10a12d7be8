import type { Database } from '@provender/db/tables'
import type { CompanyId, InvitationId, UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { UserRole } from '@provender/domain/permission/permission'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import { maxSkewMs } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'
import { type KeyReused, userCaller, writeOnce } from '../../kernel/idempotency/write-once.ts'
import { lockUsersAsOwner } from '../../kernel/identity/lock-users.ts'
import { emailKey } from '../../kernel/mail/email-spelling.ts'
import { writeAccountMail } from '../account/email/mail-account.ts'

const dayMs = 86_400_000
/** An invitation is valid for a week. */
const invitationLifetimeMs = 7 * dayMs
const maxInvitationsPerDay = 20

export interface InvitationRequest {
  readonly companyId: CompanyId
  readonly invitedBy: UserId
  readonly email: string
  readonly role: UserRole
  readonly language: Language
  /** A UUID created once for an invitation. A repeat sends nothing. */
  readonly key: string
}

export type InvitationRefusal =
  | { readonly type: 'NOT_ALLOWED' }
  | { readonly type: 'LOGIN_EXISTS' }
  | { readonly type: 'TOO_MANY_ATTEMPTS'; readonly seconds: number }
  | KeyReused

/**
 * Invites somebody to the company's account by e-mail. The invitation replaces an open one to the same address. The caller does not learn
 * whether the address signs in for another company.
 */
export async function invite(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { key, ...invitation }: InvitationRequest,
): Promise<Result<null, InvitationRefusal>> {
  const { invitedBy, email, role } = invitation
  const keyed = { caller: userCaller(invitedBy), key, operation: 'invite', input: { email, role } }
  const identity = { id: newId() as InvitationId, nowMs: clock.nowMs() }
  return await db
    .transaction()
    .execute((tx) => writeOnce(tx, keyed, () => writeInvitation(tx, { ...invitation, ...identity })))
}

async function writeInvitation(
  tx: Kysely<Database>,
  {
    companyId,
    invitedBy,
    email,
    role,
    language,
    id,
    nowMs,
  }: Omit<InvitationRequest, 'key'> & { readonly id: InvitationId; readonly nowMs: number },
): Promise<Result<null, InvitationRefusal>> {
  if (!(await lockUsersAsOwner(tx, { companyId, userId: invitedBy }))) return refuse({ type: 'NOT_ALLOWED' })
  const colleague = await tx
    .selectFrom('login')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql`lower(email)`, '=', emailKey(email))
    .executeTakeFirst()
  if (colleague) return refuse({ type: 'LOGIN_EXISTS' })
  const seconds = await secondsUntilNext(tx, { companyId, nowMs })
  if (seconds > 0) return refuse({ type: 'TOO_MANY_ATTEMPTS', seconds })
  await deleteEndedInvitations(tx, { companyId, nowMs })
  await endEarlierInvitation(tx, { companyId, email, nowMs })
  await tx
    .insertInto('login_invitation')
    .values({
      id,
      company_id: companyId,
      email,
      role,
      language,
      invited_by: invitedBy,
      sent_at: new Date(nowMs),
      expires_at: new Date(nowMs + invitationLifetimeMs),
    })
    .execute()
  await writeAccountMail(tx, `invitation mail ${id}`, { about: 'INVITATION', id })
  return ok(null)
}

interface CompanyMoment {
  readonly companyId: CompanyId
  readonly nowMs: number
}

async function secondsUntilNext(tx: Kysely<Database>, { companyId, nowMs }: CompanyMoment): Promise<number> {
  const { sent, first } = await tx
    .selectFrom('login_invitation')
    .select((eb) => [eb.fn.countAll<number>().as('sent'), eb.fn.min('sent_at').as('first')])
    .where('company_id', '=', companyId)
    .where('sent_at', '>', sql<number>`${new Date(nowMs - dayMs)}`)
    // Others are from before the clock was set back.
    .where('sent_at', '<=', sql<number>`${new Date(nowMs + maxSkewMs)}`)
    .executeTakeFirstOrThrow()
  return sent < maxInvitationsPerDay ? 0 : Math.ceil((first + dayMs - nowMs) / 1000)
}

/** Ends an earlier link to the same address. */
async function endEarlierInvitation(
  tx: Kysely<Database>,
  { companyId, email, nowMs }: CompanyMoment & { readonly email: string },
): Promise<void> {
  await tx
    .updateTable('login_invitation')
    .set({ ended_at: new Date(nowMs) })
    .where('company_id', '=', companyId)
    .where(sql`lower(email)`, '=', emailKey(email))
    .where('ended_at', 'is', null)
    .execute()
}

/** Deletes ended invitations, with their addresses, once they no longer count towards the daily limit. */
async function deleteEndedInvitations(
  tx: Kysely<Database>,
  { companyId, nowMs }: CompanyMoment,
): Promise<void> {
  await tx
    .deleteFrom('login_invitation')
    .where('company_id', '=', companyId)
    .where('ended_at', 'is not', null)
    .where('sent_at', '<=', sql<number>`${new Date(nowMs - dayMs)}`)
    .execute()
}
