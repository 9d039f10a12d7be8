import type { Database } from '@provender/db/tables'
import type { EmailChangeId, UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { countAttempt } from '../../kernel/fairness/allowance.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import { emailKey } from '../../kernel/mail/email-spelling.ts'
import { readSigned } from '../../kernel/secrets.ts'
import { confirmationLifetimeMs, isNoRepeat } from './email/email-addressing.ts'
import { readLinkToken } from './email/link-token.ts'
import { writeAccountMail } from './email/mail-account.ts'
import { cancelResetLinks } from './reset-links.ts'
import { recordSecurityEvent } from './security-events.ts'
import { lockUserWithPassword, type PasswordRefusal, verifyPassword } from './verify-password.ts'

export interface EmailChangeRequest {
  readonly user: SignedInUser
  readonly email: string
  readonly password: string
  readonly language: Language
}

const perUser = { times: 5, withinSeconds: 3600 }

/**
 * Sends an e-mail to the new address of a login and to its present one. Nothing changes until the link in the first is opened. Only the
 * owner of an address learns whether it already signs in.
 */
export async function requestEmailChange(
  deps: Pick<Deps, 'db' | 'clock' | 'readNowMs' | 'accounts' | 'newId'>,
  { user, email, password, language }: EmailChangeRequest,
): Promise<Result<null, PasswordRefusal>> {
  const { db, clock, newId } = deps
  const { userId } = user
  const nowMs = clock.nowMs()
  const proved = await verifyPassword(deps, { owner: user, password })
  if (!proved.ok) return refuse(proved.refusal)
  const seconds = await countAttempt(deps, { subject: `email of login ${userId}`, ...perUser })
  if (seconds > 0) return refuse({ type: 'TOO_MANY_ATTEMPTS', seconds })
  return await db.transaction().execute(async (tx) => {
    if (!(await lockUserWithPassword(tx, { id: userId, passwordHash: proved.value })))
      return refuse({ type: 'WRONG_PASSWORD' })
    const id = newId() as EmailChangeId
    const change = {
      id,
      email,
      language,
      asked_at: new Date(nowMs),
      confirmed_at: null,
      former_email: user.email,
    }
    const written = await tx
      .insertInto('login_email_change')
      .values({ ...change, login_id: userId })
      .onConflict((conflict) =>
        conflict
          .column('login_id')
          .doUpdateSet(change)
          .where((eb) =>
            eb.or([
              eb('login_email_change.email', '!=', email),
              eb('login_email_change.confirmed_at', 'is not', null),
              isNoRepeat(eb.ref('login_email_change.asked_at'), nowMs),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst()
    // A repeat: its e-mails are queued and their links stay valid.
    if (!written) return ok(null)
    await writeAccountMail(tx, `email confirm ${id}`, { about: 'EMAIL_CONFIRM', id })
    await writeAccountMail(tx, `email asked ${id}`, { about: 'EMAIL_ASKED', id })
    return ok(null)
  })
}

/**
 * Confirms the new address, with which the login signs in from now on. Open sessions continue; password links sent to the old address
 * stop working. Opening the link again changes nothing.
 */
export async function confirmEmailChange(
  { db, clock, secrets, accounts }: Pick<Deps, 'db' | 'clock' | 'secrets' | 'accounts'>,
  token: string,
): Promise<Result<string, { readonly type: 'LINK_EXPIRED' }>> {
  const id = readSigned(secrets, (key) => readLinkToken(key, 'email', token)) as EmailChangeId | null
  if (id === null) return refuse({ type: 'LINK_EXPIRED' })
  const changed = await ignoreUniqueViolation(
    db.transaction().execute(async (tx) => await changeAddress(tx, id, clock.nowMs())),
  )
  if (!changed) return refuse({ type: 'LINK_EXPIRED' })
  await accounts.invalidate(changed.userId)
  return ok(changed.email)
}

interface Changed {
  readonly userId: UserId
  readonly email: string
}

async function changeAddress(
  tx: Kysely<Database>,
  id: EmailChangeId,
  nowMs: number,
): Promise<Changed | undefined> {
  // The user comes before the change, as for a request or a new password.
  await sql`
    select from login where id = (select login_id from login_email_change where id = ${id})
    for no key update`.execute(tx)
  const change = await tx
    .selectFrom('login_email_change as change')
    .innerJoin('login', 'login.id', 'change.login_id')
    .select([
      'change.email',
      'change.asked_at',
      'change.confirmed_at',
      'login.id as userId',
      'login.email as now',
    ])
    .where('change.id', '=', id)
    .where('login.active', '=', true)
    .forUpdate('change')
    .executeTakeFirst()
  if (!change) return undefined
  const { email, userId } = change
  if (change.confirmed_at !== null) return { userId, email }
  if (nowMs > change.asked_at + confirmationLifetimeMs) return undefined
  await tx.updateTable('login').set({ email }).where('id', '=', userId).execute()
  await tx
    .updateTable('login_email_change')
    .set({ confirmed_at: new Date(nowMs), former_email: change.now })
    .where('id', '=', id)
    .execute()
  await cancelResetLinks(tx, { userId }, change.now)
  await sql`delete from sign_in_failure where subject = ${`account ${emailKey(change.now)}`}`.execute(tx)
  await recordSecurityEvent(tx, { kind: 'EMAIL_CHANGED', userId })
  await writeAccountMail(tx, `email changed ${id}`, { about: 'EMAIL_CHANGED', id })
  return { userId, email }
}

const uniqueViolation = '23505'

/** Undefined if another user has taken the address meanwhile. */
async function ignoreUniqueViolation<Value>(changing: Promise<Value>): Promise<Value | undefined> {
  try {
    return await changing
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) return undefined
    throw error
  }
}
