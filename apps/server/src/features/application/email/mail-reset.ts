import { createHmac } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import type { UserId } from '@provender/domain/ids'
import { languages } from '@provender/domain/languages'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import type { Deps } from '../../../kernel/deps.ts'
import { hashSecret } from '../../../kernel/hash-secret.ts'
import type { JobHandler } from '../../../kernel/jobs/run-jobs.ts'
import { emailKey } from '../../../kernel/mail/email-spelling.ts'
import type { Mailer } from '../../../kernel/mail/mailer.ts'
import { recordSecurityEvent } from '../../account/security-events.ts'
import { findUserByEmail } from '../application-store.ts'
import { sendApplicationEmail } from './write-email.ts'

const payloadSchema = v.object({ email: v.string(), language: v.picklist(languages) })

/** How long the link in an e-mail is valid (docs/promises.md#passwords), and how late the e-mail may be (docs/promises.md#messages-arrive). */
const resetSeconds = 1800

/** Per user and hour. The links in earlier e-mails still work. */
const maxEmails = 5

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
        to: { name: waiting.name, address: waiting.email },
        facts: {},
        phone: deps.wholesaler.current().config.activateCallPhoneNumber,
      })
    }
    // Every attempt sends the same link, so that a second copy of the e-mail opens nothing more.
    const token = createHmac('sha256', deps.secrets.tokenKey).update(`reset ${key}`).digest('base64url')
    if (!(await storeToken(deps, { key, userId: user.id, token }))) return
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

interface Reset {
  readonly key: string
  readonly userId: UserId
  readonly token: string
}

/** Returns false if the e-mail is no longer wanted, or the user has reached the limit. */
async function storeToken({ db, clock }: ResetDeps, { key, userId, token }: Reset): Promise<boolean> {
  const nowMs = clock.nowMs()
  const token_hash = hashSecret(token)
  const since = new Date(nowMs - 3_600_000)
  return await db.transaction().execute(async (tx) => {
    if (!(await isStillWanted(tx, { key, userId }))) return false
    const { emails } = await tx
      .selectFrom('password_reset')
      .select((eb) => eb.fn.countAll<number>().as('emails'))
      .where('login_id', '=', userId)
      .where('token_hash', '!=', token_hash)
      .where('made_at', '>', sql<number>`${since}`)
      .executeTakeFirstOrThrow()
    if (emails >= maxEmails) return false
    const expires_at = new Date(nowMs + resetSeconds * 1000)
    await tx
      .insertInto('password_reset')
      .values({ token_hash, login_id: userId, made_at: new Date(nowMs), expires_at })
      .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ expires_at }))
      .execute()
    await recordSecurityEvent(tx, { kind: 'RESET_LETTER_SENT', userId })
    return true
  })
}

/**
 * False if the request was cancelled or is too old: the user has requested another e-mail, or no longer expects one. Locks
 * the user, so that no password is changed until the link is stored.
 */
async function isStillWanted(
  tx: Kysely<Database>,
  { key, userId }: Pick<Reset, 'key' | 'userId'>,
): Promise<boolean> {
  await tx.selectFrom('login').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const job = await tx
    .selectFrom('job')
    .select('id')
    .where('key', '=', key)
    .where('created_at', '>', sql<number>`now() - make_interval(secs => ${resetSeconds})`)
    .executeTakeFirst()
  return job !== undefined
}

async function findApplicantOf(db: Kysely<Database>, email: string) {
  return await db
    .selectFrom('application')
    .select(['email', 'name'])
    .where('state', '=', 'WAITING')
    .where(sql`lower(email)`, '=', emailKey(email))
    .orderBy('id', 'desc')
    .executeTakeFirst()
}
