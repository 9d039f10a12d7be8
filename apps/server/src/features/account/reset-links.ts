import { createHmac } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { countAttempt, countStranger } from '../../kernel/fairness/allowance.ts'
import { hashSecret } from '../../kernel/hash-secret.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { emailKey } from '../../kernel/mail/email-spelling.ts'
import { repeatIntervalMs } from './email/email-addressing.ts'
import { belongsTo, type FactorOwner } from './second-factor/factor-owner.ts'
import { recordSecurityEvent } from './security-events.ts'

/** How long a link is valid (docs/promises.md#passwords), and how late the e-mail may be (docs/promises.md#messages-arrive). */
const resetSeconds = 1800
const perRequester = { times: 10, withinSeconds: 600 }
/** E-mails to one address, from all strangers together and from each known device. More would only fill its inbox. */
const perAddress = { times: 5, withinSeconds: 3600 }

interface ResetRequest {
  /** Requests are counted by this: the address, marked if it is of the staff. */
  readonly account: string
  readonly language: string
  readonly ip: string
  /** Null unless the device has signed in with the address. */
  readonly knownDeviceId: string | null
  /** Looks up the address and sends the e-mail. */
  readonly job: { readonly kind: 'RESET_MAIL' | 'STAFF_MAIL'; readonly payload: object }
}

export interface TooManyAttempts {
  readonly type: 'TOO_MANY_ATTEMPTS'
  readonly seconds: number
}

/**
 * Queues an e-mail with a link to choose a new password. Every address gets the same response at once; the
 * job looks up the user. A device that has signed in with the address has its own allowances, so that strangers
 * cannot use them up.
 */
export async function requestResetLink(
  { db, readNowMs, newId }: Pick<Deps, 'db' | 'readNowMs' | 'newId'>,
  { account, language, ip, knownDeviceId, job }: ResetRequest,
): Promise<Result<null, TooManyAttempts>> {
  const count = (counted: Parameters<typeof countAttempt>[1]) => countAttempt({ db, readNowMs }, counted)
  const address = emailKey(account)
  const isStranger = knownDeviceId === null
  const from = isStranger ? `network ${networkOf(ip)}` : `device ${knownDeviceId} ${address}`
  const seconds = isStranger
    ? await countStranger({ db, readNowMs }, { subject: 'reset', ip, ...perRequester })
    : await count({ subject: `reset ${from}`, ...perRequester })
  if (seconds > 0) return refuse({ type: 'TOO_MANY_ATTEMPTS', seconds })
  const oncePerMinute = { times: 1, withinSeconds: repeatIntervalMs / 1000 }
  const subject = `reset of account ${address} in ${language} for ${from}`
  // A repeat: the e-mail is queued and its link stays valid. The response is the same.
  if ((await count({ subject, ...oncePerMinute })) > 0) return ok(null)
  const to = `reset to ${address}${isStranger ? '' : ` from ${from}`}`
  // The response stays the same, so that it reveals nothing about other requests.
  if ((await count({ subject: to, ...perAddress })) > 0) return ok(null)
  await db
    .insertInto('job')
    .values({ kind: job.kind, key: `reset-mail-${newId()}`, payload: JSON.stringify(job.payload) })
    .execute()
  return ok(null)
}

/** Every attempt of a job sends the same link, so that a second copy of the e-mail opens nothing more. */
export function resetToken({ secrets }: Pick<Deps, 'secrets'>, jobKey: string): string {
  return createHmac('sha256', secrets.tokenKey).update(`reset ${jobKey}`).digest('base64url')
}

interface Reset {
  /** The key of the job that sends the e-mail. */
  readonly key: string
  readonly owner: FactorOwner
  readonly token: string
}

/** Returns false if the e-mail is no longer wanted. The links in earlier ones still work. */
export async function storeResetLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { key, owner, token }: Reset,
): Promise<boolean> {
  const nowMs = clock.nowMs()
  const token_hash = hashSecret(token)
  return await db.transaction().execute(async (tx) => {
    if (!(await isStillWanted(tx, { key, owner }))) return false
    const expires_at = new Date(nowMs + resetSeconds * 1000)
    await tx
      .insertInto('password_reset')
      .values({
        token_hash,
        login_id: 'userId' in owner ? owner.userId : null,
        staff_id: 'staffId' in owner ? owner.staffId : null,
        made_at: new Date(nowMs),
        expires_at,
      })
      .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ expires_at }))
      .execute()
    await recordSecurityEvent(tx, { kind: 'RESET_LETTER_SENT', ...owner })
    return true
  })
}

/**
 * False if the request was cancelled or is too old: the owner has requested another e-mail, or no longer expects one. Locks
 * the owner, so that no password is changed until the link is stored.
 */
async function isStillWanted(
  tx: Kysely<Database>,
  { key, owner }: Pick<Reset, 'key' | 'owner'>,
): Promise<boolean> {
  await lockOwner(tx, owner)
  const job = await tx
    .selectFrom('job')
    .select('id')
    .where('key', '=', key)
    .where('created_at', '>', sql<number>`now() - make_interval(secs => ${resetSeconds})`)
    .executeTakeFirst()
  return job !== undefined
}

/** Ends a link for the change of the password that follows in the transaction; false if it was used. */
export async function endResetLink(
  tx: Kysely<Database>,
  owner: FactorOwner,
  token: string,
): Promise<boolean> {
  // Locks the owner before the link, like every transaction that stores or cancels one.
  await lockOwner(tx, owner)
  const { numDeletedRows } = await tx
    .deleteFrom('password_reset')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

async function lockOwner(tx: Kysely<Database>, owner: FactorOwner): Promise<void> {
  const lock =
    'userId' in owner
      ? sql`select from login where id = ${owner.userId} for no key update`
      : sql`select from staff where id = ${owner.staffId} for no key update`
  await lock.execute(tx)
}

/**
 * Cancels the links with which the owner could choose a new password, in a transaction that has locked the
 * owner's row. Also cancels e-mails that are not sent yet, because an attempt makes its link valid again.
 */
export async function cancelResetLinks(
  tx: Kysely<Database>,
  owner: FactorOwner,
  email: string,
): Promise<void> {
  const kind = 'userId' in owner ? 'RESET_MAIL' : 'STAFF_MAIL'
  await sql`
    delete from job
    where kind = ${kind} and done_at is null and given_up_at is null
      and lower(payload->>'email') = ${emailKey(email)}`.execute(tx)
  await tx.deleteFrom('password_reset').where(belongsTo(owner)).execute()
}
