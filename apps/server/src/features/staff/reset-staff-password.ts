import type { StaffId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { hashSecret } from '../../kernel/hash-secret.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { refuseCommonPassword } from '../account/common-passwords.ts'
import { endResetLink } from '../account/reset-links.ts'
import { recordSecurityEvent, type SecurityEvent } from '../account/security-events.ts'
import { setStaffPassword } from './set-staff-password.ts'
import { recordStaffChange } from './staff-change.ts'
import { writeStaffMail } from './staff-mail-job.ts'

interface LinkOwner {
  readonly staffId: StaffId
  readonly email: string
  readonly name: string
}

/** The member of a link; undefined if it is invalid, used or expired. */
export async function findStaffReset(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<LinkOwner | undefined> {
  return await db
    .selectFrom('password_reset')
    .innerJoin('staff', 'staff.id', 'password_reset.staff_id')
    .select(['staff.id as staffId', 'staff.email', 'staff.name'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', sql<number>`${new Date(clock.nowMs())}`)
    .where('staff.active', '=', true)
    .executeTakeFirst()
}

interface NewPassword extends Pick<SecurityEvent, 'network' | 'device'> {
  readonly token: string
  readonly password: string
  readonly language: Language
  readonly deviceId: string | null
}

type LinkUsed = { readonly type: 'RESET_LINK_USED' }

/** Sets the new password of a link's member and signs them out everywhere. Returns their e-mail. A link works once. */
export async function resetStaffPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'accounts' | 'wholesaler' | 'staffSessions'>,
  { token, password, language, deviceId, ...origin }: NewPassword,
): Promise<Result<string, LinkUsed>> {
  const member = await findStaffReset(deps, token)
  if (!member) return refuse({ type: 'RESET_LINK_USED' })
  const { staffId, email, name } = member
  refuseCommonPassword(password, deps.wholesaler.current().config.appName, name, email)
  const passwordHash = await deps.accounts.passwords.hash(password, `staff ${staffId}`)
  const atMs = deps.clock.nowMs()
  const reset = await inTransaction<string, LinkUsed>(deps.db, async (tx) => {
    // Access may have ended meanwhile, which leaves the link.
    if (!(await endResetLink(tx, { staffId }, token)) || !(await findActive(tx, staffId)))
      return refuse({ type: 'RESET_LINK_USED' })
    await setStaffPassword(tx, { staffId, email, passwordHash, deviceId })
    await recordStaffChange(tx, { kind: 'PASSWORD_RESET', staffId, byStaffId: staffId })
    await recordSecurityEvent(tx, { kind: 'PASSWORD_RESET', staffId, ...origin })
    const changed = { about: 'PASSWORD_CHANGED', staffId, language, atMs } as const
    await writeStaffMail(tx, `staff password ${staffId} ${atMs}`, changed)
    return ok(email)
  })
  if (reset.ok) await deps.staffSessions.invalidate(staffId)
  return reset
}

async function findActive(tx: Deps['db'], staffId: StaffId) {
  return await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('active', '=', true)
    .executeTakeFirst()
}
