import { ok, refuse, type Result } from '@provender/domain/result'
import type { Deps } from '../../kernel/deps.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { refuseCommonPassword } from '../account/common-passwords.ts'
import { recordSecurityEvent, type SecurityEvent } from '../account/security-events.ts'
import { setStaffPassword } from './set-staff-password.ts'
import { recordStaffChange } from './staff-change.ts'
import { endInvitation, findStaffLink, isStillOpen } from './staff-invitation.ts'

interface Acceptance extends Pick<SecurityEvent, 'network' | 'device'> {
  readonly token: string
  readonly password: string
  readonly deviceId: string | null
}

type LinkExpired = { readonly type: 'LINK_EXPIRED' }

/** Sets the password of an invited member, who may sign in from now on. Returns their e-mail. A link works once. */
export async function acceptStaffInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'accounts' | 'wholesaler' | 'staffSessions'>,
  { token, password, deviceId, ...origin }: Acceptance,
): Promise<Result<string, LinkExpired>> {
  const link = await findStaffLink(deps, token)
  if (link?.state !== 'OPEN') return refuse({ type: 'LINK_EXPIRED' })
  const { staffId, name, email } = link
  refuseCommonPassword(password, deps.wholesaler.current().config.appName, name, email)
  const passwordHash = await deps.accounts.passwords.hash(password, `staff ${staffId}`)
  const nowMs = deps.clock.nowMs()
  const accepted = await inTransaction<string, LinkExpired>(deps.db, async (tx) => {
    if (!(await isStillOpen(tx, link, nowMs))) return refuse({ type: 'LINK_EXPIRED' })
    await endInvitation(tx, staffId, 'USED')
    await setStaffPassword(tx, { staffId, email, passwordHash, deviceId })
    await recordStaffChange(tx, { kind: 'JOINED', staffId, byStaffId: staffId })
    await recordSecurityEvent(tx, { kind: 'STAFF_JOINED', staffId, ...origin })
    return ok(email)
  })
  if (accepted.ok) await deps.staffSessions.invalidate(staffId)
  return accepted
}
