import type { Database } from '@provender/db/tables'
import type { CompanyId, InvitationId, UserId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { lockUsers } from '../../kernel/identity/lock-users.ts'
import { readSigned } from '../../kernel/secrets.ts'
import { refuseCommonPassword } from '../account/common-passwords.ts'
import { readLinkToken } from '../account/email/link-token.ts'
import { recordSecurityEvent } from '../account/security-events.ts'
import { endInvitation } from './store.ts'

export interface Invitation {
  readonly id: InvitationId
  readonly companyId: CompanyId
  readonly email: string
  readonly company: string
  readonly inviter: string
}

type InvitationDeps = Pick<Deps, 'db' | 'clock' | 'secrets'>

export async function findInvitation(
  { db, clock, secrets }: InvitationDeps,
  token: string,
): Promise<Invitation | undefined> {
  const id = readSigned(secrets, (key) => readLinkToken(key, 'invitation', token))
  if (id === null) return undefined
  return await openInvitations(db, clock.nowMs())
    .select([
      'invitation.id',
      'invitation.company_id as companyId',
      'invitation.email',
      'company.name as company',
      'inviter.name as inviter',
    ])
    .where('invitation.id', '=', id as InvitationId)
    .executeTakeFirst()
}

interface Acceptance {
  readonly token: string
  readonly name: string
  readonly password: string
}

/** Creates the user of an invitation. The e-mail reached the address, so no activation is needed. */
export async function acceptInvitation(
  deps: InvitationDeps & Pick<Deps, 'accounts'>,
  { token, name, password }: Acceptance,
): Promise<Result<UserId, { readonly type: 'LINK_EXPIRED' }>> {
  const pending = await findInvitation(deps, token)
  if (!pending) return refuse({ type: 'LINK_EXPIRED' })
  refuseCommonPassword(password, pending.company, name, pending.email)
  const passwordHash = await deps.accounts.passwords.hash(password, `invitation ${pending.id}`)
  const nowMs = deps.clock.nowMs()
  const userId = await deps.db.transaction().execute(async (tx) => {
    // The only owner may be confirming a deletion, which is refused once the company has another user.
    await lockUsers(tx, pending.companyId)
    const invitation = await openInvitations(tx, nowMs)
      .select(['invitation.company_id', 'invitation.email', 'invitation.role'])
      .where('invitation.id', '=', pending.id)
      .forUpdate('invitation')
      .executeTakeFirst()
    if (!invitation) return undefined
    const { company_id, email, role } = invitation
    const user = await tx
      .insertInto('login')
      .values({ company_id, email, role, name, password_hash: passwordHash, active: true })
      // Another user has taken the address meanwhile.
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (user) {
      await endInvitation(tx, { id: pending.id, nowMs })
      await recordSecurityEvent(tx, { kind: 'LOGIN_ADDED', userId: user.id })
    }
    return user?.id
  })
  return userId === undefined ? refuse({ type: 'LINK_EXPIRED' }) : ok(userId)
}

/** Open invitations. The sender must still be an active owner who has not requested deletion. */
function openInvitations(db: Kysely<Database>, nowMs: number) {
  return db
    .selectFrom('login_invitation as invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .innerJoin('login as inviter', 'inviter.id', 'invitation.invited_by')
    .where('invitation.ended_at', 'is', null)
    .where('invitation.expires_at', '>', sql<number>`${new Date(nowMs)}`)
    .where('inviter.active', '=', true)
    .where('inviter.role', '=', 'OWNER')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('login_deletion')
            .select('login_deletion.id')
            .whereRef('login_deletion.login_id', '=', 'inviter.id')
            .where('login_deletion.starts_at', 'is not', null),
        ),
      ),
    )
}
