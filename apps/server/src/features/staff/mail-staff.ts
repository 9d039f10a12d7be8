import type { InvitationId } from '@provender/domain/ids'
import * as v from 'valibot'
import { hashSecret } from '../../kernel/hash-secret.ts'
import type { JobHandler } from '../../kernel/jobs/run-jobs.ts'
import type { Mailer } from '../../kernel/mail/mailer.ts'
import { readSigned } from '../../kernel/secrets.ts'
import { dayFor, type EmailAddressing, type EmailDeps } from '../account/email/email-addressing.ts'
import { linkToken } from '../account/email/link-token.ts'
import { sendAccountEmail } from '../account/email/mail-account.ts'
import { staffMailSchema } from './staff-mail-job.ts'

/** Sends an e-mail to a staff member, unless it is out of date. */
export function mailStaff(deps: EmailDeps, mailer: Mailer): JobHandler {
  return async ({ key, payload }) => {
    const message = await invitationEmail(deps, v.parse(staffMailSchema, payload).id)
    if (message) await sendAccountEmail(deps, mailer, { key, ...message })
  }
}

async function invitationEmail(deps: EmailDeps, id: InvitationId): Promise<EmailAddressing | undefined> {
  const row = await deps.db
    .selectFrom('staff_invitation as invitation')
    .innerJoin('staff', 'staff.id', 'invitation.staff_id')
    .innerJoin('staff as inviter', 'inviter.id', 'invitation.invited_by')
    .select([
      'invitation.token_hash',
      'invitation.language',
      'invitation.expires_at',
      'staff.email',
      'staff.name',
      'inviter.name as inviter',
    ])
    .where('invitation.id', '=', id)
    .where('invitation.ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { email, name, language, inviter } = row
  // The keys may have been renewed since: the link is of the key that the invitation was written with.
  const token = readSigned(deps.secrets, (key) => {
    const made = linkToken(key, 'staff', id)
    return hashSecret(made).equals(row.token_hash) ? made : null
  })
  if (token === null) return undefined
  return {
    kind: 'STAFF_INVITATION',
    language,
    to: { name, address: email },
    facts: { email, inviter, day: dayFor(deps, row.expires_at, language) },
    path: `/office/invitation#${token}`,
  }
}
