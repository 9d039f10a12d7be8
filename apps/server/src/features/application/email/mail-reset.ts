import type { Database } from '@provender/db/tables'
import { languages } from '@provender/domain/languages'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import type { Deps } from '../../../kernel/deps.ts'
import type { JobHandler } from '../../../kernel/jobs/run-jobs.ts'
import { emailKey } from '../../../kernel/mail/email-spelling.ts'
import type { Mailer } from '../../../kernel/mail/mailer.ts'
import { resetToken, storeResetLink } from '../../account/reset-links.ts'
import { findUserByEmail } from '../application-store.ts'
import { sendApplicationEmail } from './write-email.ts'

const payloadSchema = v.object({ email: v.string(), language: v.picklist(languages) })

type ResetDeps = Pick<Deps, 'db' | 'wholesaler' | 'settings' | 'secrets' | 'clock'>

/**
 * E-mails a link to choose a new password. The user is looked up here, so that the request takes the same
 * time for every address. An unknown address gets no e-mail.
 */
export function mailReset(deps: ResetDeps, mailer: Mailer): JobHandler {
  return async ({ key, payload }) => {
    const { email, language } = v.parse(payloadSchema, payload)
    const user = await findUserByEmail(deps.db, email)
    if (!user?.active) {
      const waiting = user ?? (await findApplicantOf(deps.db, email))
      if (!waiting) return
      return await sendApplicationEmail(deps, mailer, {
        key,
        name: 'RESET_WAITS',
        language,
        // A stranger may have entered the address, so nothing of an application is repeated.
        to: { name: user?.name ?? '', address: waiting.email },
        facts: {},
        phone: deps.wholesaler.current().config.activateCallPhoneNumber,
      })
    }
    const token = resetToken(deps, key)
    if (!(await storeResetLink(deps, { key, owner: { userId: user.id }, token }))) return
    await sendApplicationEmail(deps, mailer, {
      key,
      name: 'RESET',
      // A stranger may have sent the request, so use the user's language and address.
      language: user.language ?? language,
      to: { name: user.name, address: user.email },
      facts: { email: user.email },
      // The fragment of an address is never sent to a server and appears in no log.
      path: `/reset-password?new=1#${token}`,
    })
  }
}

async function findApplicantOf(db: Kysely<Database>, email: string) {
  return await db
    .selectFrom('application')
    .select('email')
    .where('state', '=', 'WAITING')
    .where(sql`lower(email)`, '=', emailKey(email))
    .orderBy('id', 'desc')
    .executeTakeFirst()
}
