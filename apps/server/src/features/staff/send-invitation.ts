import type { Database } from '@provender/db/tables'
import type { InvitationId, StaffId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { StaffRole } from '@provender/domain/permission/permission'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { countAttempt } from '../../kernel/fairness/allowance.ts'
import { hashSecret } from '../../kernel/hash-secret.ts'
import { linkToken } from '../account/email/link-token.ts'
import { recordStaffChange } from './staff-change.ts'
import { endInvitation } from './staff-invitation.ts'
import { writeStaffMail } from './staff-mail-job.ts'
import { hasJoined, raiseVersion } from './store.ts'

const dayMs = 86_400_000
/** A link is valid for a week. */
const invitationLifetimeMs = 7 * dayMs
/** E-mails of one manager. More would only help somebody at an unattended device. */
const perManager = { times: 40, withinSeconds: dayMs / 1000 }

export type InvitationDeps = Pick<Deps, 'db' | 'clock' | 'readNowMs' | 'newId' | 'secrets'>

export interface TooManyInvitations {
  readonly type: 'TOO_MANY_ATTEMPTS'
  readonly seconds: number
}

interface NewInvitation {
  readonly staffId: StaffId
  readonly by: StaffId
  readonly language: Language
  /** The role before; null for somebody new. */
  readonly before: StaffRole | null
  readonly after: StaffRole
  /** Read before the transaction: with its locks it would wait for another connection, which those may hold who wait for it. */
  readonly nowMs: number
}

/**
 * Invites a member without access whose row the transaction has locked. Until they use the link nothing lets them in, also no
 * password or second factor of before.
 */
export async function sendInvitation(
  tx: Kysely<Database>,
  { clock, newId, secrets }: InvitationDeps,
  { staffId, by, language, before, after, nowMs }: NewInvitation,
): Promise<Result<null, TooManyInvitations>> {
  const seconds = await countAttempt(
    { db: tx, readNowMs: () => Promise.resolve(nowMs) },
    { subject: `invitations by staff ${by}`, ...perManager },
  )
  if (seconds > 0) return refuse({ type: 'TOO_MANY_ATTEMPTS', seconds })
  const isSentAgain = await endInvitation(tx, staffId, 'REPLACED')
  const { isReturning } = await tx
    .selectFrom('staff')
    .select(hasJoined.as('isReturning'))
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  await raiseVersion(tx, staffId, { password_hash: null })
  await tx.deleteFrom('second_factor').where('staff_id', '=', staffId).execute()
  const id = newId() as InvitationId
  const sentAtMs = clock.nowMs()
  await tx
    .insertInto('staff_invitation')
    .values({
      id,
      token_hash: hashSecret(linkToken(secrets.tokenKey, 'staff', id)),
      staff_id: staffId,
      language,
      invited_by: by,
      sent_at: new Date(sentAtMs),
      expires_at: new Date(sentAtMs + invitationLifetimeMs),
    })
    .execute()
  const kind = isSentAgain ? 'INVITATION_SENT_AGAIN' : isReturning ? 'ACCESS_RETURNED' : 'INVITED'
  await recordStaffChange(tx, {
    kind,
    staffId,
    byStaffId: by,
    ...(before !== null && before !== after ? { before } : {}),
    after,
  })
  await writeStaffMail(tx, `staff invitation ${id}`, { about: 'INVITATION', id })
  return ok(null)
}
