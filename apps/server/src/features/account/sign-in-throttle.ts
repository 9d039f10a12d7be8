import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import { networkOf } from '../../kernel/http/network.ts'
import { emailKey } from '../../kernel/mail/email-spelling.ts'

/** Failures of an account, or of a known device with it, before it has to wait. */
const freeFailures = 5
const maxWaitSeconds = 900
/** Failures from one network before the whole network has to wait. */
const freeNetworkFailures = 30
const networkWaitSeconds = 600
/** The count restarts after this long without a failure. */
const resetAfterSeconds = 3600

export interface SignInSubjects {
  /**
   * The account, or the account together with a device that has signed in before, so that strangers cannot
   * lock that device out.
   */
  readonly account: string
  readonly network: string
}

/** The keys that a sign-in attempt is counted for (docs/promises.md#sign-in-limit). */
export function subjectsOf(attempt: {
  readonly email: string
  readonly ip: string
  readonly knownDeviceId: string | null
}): SignInSubjects {
  const email = emailKey(attempt.email)
  const device = attempt.knownDeviceId === null ? '' : ` from ${attempt.knownDeviceId}`
  return { account: `account ${email}${device}`, network: `network ${networkOf(attempt.ip)}` }
}

/**
 * Counts an attempt before it is checked. Returns the seconds until the next one is allowed, 0 if this one
 * is. If only known failures were counted, a hundred simultaneous guesses would all be checked. Failures
 * delay an account by 1 s, doubling up to 15 minutes, never for good; a network waits ten minutes.
 */
export async function countAttempt(
  db: Kysely<Database>,
  subjects: SignInSubjects,
  nowMs: number,
): Promise<number> {
  const seconds = await waitSeconds(db, subjects, nowMs)
  if (seconds > 0) return seconds
  const now = new Date(nowMs)
  const failures = sql`(case
    when known.last_at < excluded.last_at - make_interval(secs => ${resetAfterSeconds}) then 1
    else known.failures + 1
  end)`
  const { rows } = await sql`
    insert into sign_in_failure as known (subject, failures, last_at, blocked_until)
    values (${subjects.account}, 1, ${now}, ${now}), (${subjects.network}, 1, ${now}, ${now})
    on conflict (subject) do update set
      failures = ${failures},
      last_at = excluded.last_at,
      blocked_until = excluded.last_at + make_interval(secs => case
        when known.subject = ${subjects.account} and ${failures} >= ${freeFailures}
          then least(${maxWaitSeconds}, power(2, least(${failures} - ${freeFailures}, 20)))
        when known.subject = ${subjects.network} and ${failures} >= ${freeNetworkFailures} then ${networkWaitSeconds}
        else 0 end)
    where known.blocked_until <= excluded.last_at
    returning subject`.execute(db)
  // Both were free before, but a concurrent attempt has used the last one.
  return rows.length === 2 ? 0 : Math.max(1, await waitSeconds(db, subjects, nowMs))
}

async function waitSeconds(db: Kysely<Database>, subjects: SignInSubjects, nowMs: number): Promise<number> {
  const row = await db
    .selectFrom('sign_in_failure')
    .select((eb) => eb.fn.max('blocked_until').as('until'))
    .where('subject', 'in', [subjects.account, subjects.network])
    .executeTakeFirst()
  return Math.max(0, Math.ceil(((row?.until ?? 0) - nowMs) / 1000))
}

/** Uncounts an attempt that could not be checked or was none. */
export async function uncountAttempt(
  db: Kysely<Database>,
  { account, network }: SignInSubjects,
  nowMs: number,
): Promise<void> {
  await uncount(db, account, nowMs)
  await uncount(db, network, nowMs)
}

/** One subject at a time: a statement for both could lock them in another order than `countAttempt`. */
async function uncount(db: Kysely<Database>, subject: string, nowMs: number): Promise<void> {
  await db
    .updateTable('sign_in_failure')
    .set((eb) => ({ failures: eb('failures', '-', 1), blocked_until: new Date(nowMs) }))
    .where('subject', '=', subject)
    .where('failures', '>', 0)
    .execute()
}

/** The password was right: clears the failures of the account, and uncounts the attempt of the network. */
export async function clearFailures(
  db: Kysely<Database>,
  { account, network }: SignInSubjects,
  nowMs: number,
): Promise<void> {
  await uncount(db, network, nowMs)
  await db.deleteFrom('sign_in_failure').where('subject', '=', account).execute()
}
