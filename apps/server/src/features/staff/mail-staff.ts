import type { InvitationId } from '@provender/domain/ids'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Deps } from '../../kernel/deps.ts'
import { hashSecret } from '../../kernel/hash-secret.ts'
import type { JobHandler } from '../../kernel/jobs/run-jobs.ts'
import { emailKey } from '../../kernel/mail/email-spelling.ts'
import type { Mailer } from '../../kernel/mail/mailer.ts'
import { readSigned } from '../../kernel/secrets.ts'
import { dayFor, type EmailAddressing, type EmailDeps } from '../account/email/email-addressing.ts'
import { linkToken } from '../account/email/link-token.ts'
import { sendAccountEmail } from '../account/email/mail-account.ts'
import { resetToken, storeResetLink } from '../account/reset-links.ts'
import { isOpen } from './staff-invitation.ts'
import { type StaffMail, staffMailSchema } from './staff-mail-job.ts'

/** Sends an e-mail to a staff member, unless it is out of date. */
export function mailStaff(deps: StaffMailDeps, mailer: Mailer): JobHandler {
  return async ({ key, payload }) => {
    const message = await addressed(deps, key, v.parse(staffMailSchema, payload))
    if (message) await sendAccountEmail(deps, mailer, { key, ...message })
  }
}

type StaffMailDeps = EmailDeps & Pick<Deps, 'clock'>

async function addressed(
  deps: StaffMailDeps,
  key: string,
  mail: StaffMail,
): Promise<EmailAddressing | undefined> {
  switch (mail.about) {
    case 'INVITATION':
      return await invitationEmail(deps, mail.id)
    case 'RESET':
      return await resetEmail(deps, key, mail)
    case 'PASSWORD_CHANGED':
      return await passwordChangedEmail(deps, mail)
    case 'NEW_DEVICE':
      return await newDeviceEmail(deps, mail)
  }
}

/** An address that lets nobody in gets no e-mail, and the page has said the same. */
async function resetEmail(
  deps: StaffMailDeps,
  key: string,
  { email, language }: Extract<StaffMail, { about: 'RESET' }>,
): Promise<EmailAddressing | undefined> {
  const member = await activeMembers(deps)
    .where(sql`lower(email)`, '=', emailKey(email))
    .executeTakeFirst()
  if (!member) return undefined
  const token = resetToken(deps, key)
  if (!(await storeResetLink(deps, { key, owner: { staffId: member.id }, token }))) return undefined
  return {
    kind: 'STAFF_RESET',
    language,
    to: { name: member.name, address: member.email },
    facts: { email: member.email },
    path: `/office/new-password#${token}`,
  }
}

async function passwordChangedEmail(
  deps: StaffMailDeps,
  { staffId, language, atMs }: Extract<StaffMail, { about: 'PASSWORD_CHANGED' }>,
): Promise<EmailAddressing | undefined> {
  const member = await activeMembers(deps).where('id', '=', staffId).executeTakeFirst()
  return (
    member && {
      kind: 'STAFF_PASSWORD_CHANGED',
      language,
      to: { name: member.name, address: member.email },
      facts: { email: member.email, day: dayFor(deps, atMs, language) },
      path: '/office',
    }
  )
}

async function newDeviceEmail(
  deps: StaffMailDeps,
  { staffId, language, device, atMs }: Extract<StaffMail, { about: 'NEW_DEVICE' }>,
): Promise<EmailAddressing | undefined> {
  const member = await activeMembers(deps).where('id', '=', staffId).executeTakeFirst()
  return (
    member && {
      kind: 'STAFF_NEW_DEVICE',
      language,
      to: { name: member.name, address: member.email },
      facts: { email: member.email, device: device || '–', day: dayFor(deps, atMs, language) },
      path: '/office',
    }
  )
}

function activeMembers({ db }: StaffMailDeps) {
  return db.selectFrom('staff').select(['id', 'email', 'name']).where('active', '=', true)
}

async function invitationEmail(deps: StaffMailDeps, id: InvitationId): Promise<EmailAddressing | undefined> {
  if (!(await isOpen(deps.db, id, deps.clock.nowMs()))) return undefined
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
    .executeTakeFirstOrThrow()
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
