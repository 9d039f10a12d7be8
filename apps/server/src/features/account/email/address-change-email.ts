import type { EmailChangeId } from '@provender/domain/ids'
import { type EmailAddressing, confirmationLifetimeMs, dayFor, type EmailDeps } from './email-addressing.ts'
import { linkToken } from './link-token.ts'

export type EmailChangeEvent = 'EMAIL_CONFIRM' | 'EMAIL_ASKED' | 'EMAIL_CHANGED'

/** The e-mails about a change of address: the confirmation goes to the new address, the other two to the old one. */
export async function addressChangeEmail(
  deps: EmailDeps,
  about: EmailChangeEvent,
  id: EmailChangeId,
): Promise<EmailAddressing | undefined> {
  const row = await deps.db
    .selectFrom('login_email_change as change')
    .innerJoin('login', 'login.id', 'change.login_id')
    .leftJoin('login as existing', (join) =>
      join
        .on((eb) => eb(eb.fn('lower', ['existing.email']), '=', eb.fn('lower', ['change.email'])))
        .onRef('existing.id', '!=', 'login.id'),
    )
    .select([
      'change.email',
      'change.former_email',
      'change.language',
      'change.asked_at',
      'change.confirmed_at',
      'login.name',
      'login.language as own_language',
      'existing.id as existing_id',
    ])
    .where('change.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { name, email } = row
  const language = row.own_language ?? row.language
  const settings = '/account/settings'
  if (about !== 'EMAIL_CONFIRM')
    return {
      kind: about,
      language,
      to: { name, address: row.former_email },
      facts: { email: row.former_email, day: dayFor(deps, row.confirmed_at ?? row.asked_at, language) },
      path: settings,
    }
  const isKnown = row.existing_id !== null
  return {
    kind: isKnown ? 'EMAIL_OF_KNOWN' : 'EMAIL_CONFIRM',
    language,
    // It may reach a stranger by mistake, so it contains no name.
    to: { name: '', address: email },
    facts: { email, day: dayFor(deps, row.asked_at + confirmationLifetimeMs, language) },
    path: isKnown ? '/' : `${settings}/email/confirm#${linkToken(deps.secrets.tokenKey, 'email', id)}`,
  }
}
