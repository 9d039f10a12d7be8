import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import { maxSkewMs } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'
import { hostOf, networkOf } from '../../kernel/http/network.ts'
import { emailKey } from '../../kernel/mail/email-spelling.ts'

/** Failures of an account, or of a known device with it, before it has to wait. */
const freeFailures = 5
const maxWaitSeconds = 900
/** Failures from one host, and from its whole network, before all of it has to wait. */
const freeHostFailures = 30
const freeNetworkFailures = 300
const networkWaitSeconds = 600
/** The count restarts after this long without a failure. */
const resetAfterSeconds = 3600

export interface SignInSubjects {
  /** The account, or the account together with a device that has signed in before. */
  readonly account: string
  /** Where the attempt comes from, the smallest first. Empty for a known device, so that strangers cannot lock it out. */
  readonly origins: readonly Origin[]
}

interface Origin {
  readonly subject: string
  readonly freeFailures: number
}

/** The keys that a sign-in attempt is counted for (docs/promises.md#sign-in-limit). */
export function subjectsOf(attempt: {
  readonly email: string
  readonly ip: string
  readonly knownDeviceId: string | null
}): SignInSubjects {
  const account = accountSubject(attempt.email)
  return attempt.knownDeviceId === null
    ? { account, origins: originsOf(attempt.ip) }
    : { account: `${account} from ${attempt.knownDeviceId}`, origins: [] }
}

function accountSubject(email: string): string {
  return `account ${emailKey(email)}`
}

function originsOf(ip: string): readonly Origin[] {
  return [
    { subject: `host ${hostOf(ip)}`, freeFailures: freeHostFailures },
    { subject: `network ${networkOf(ip)}`, freeFailures: freeNetworkFailures },
  ]
}

/**
 * Counts an attempt before it is checked. Returns the seconds until the next one is allowed, 0 if this one
 * is. If only known failures were counted, a hundred simultaneous guesses would all be checked. Failures
 * delay an account by 1 s, doubling up to 15 minutes, never for good; a host or a network waits ten minutes.
 * If the clock was set back, waits from before are over.
 */
export async function countAttempt(
  { db, readNowMs }: Pick<Deps, 'db' | 'readNowMs'>,
  subjects: SignInSubjects,
): Promise<number> {
  const nowMs = await readNowMs()
  const seconds = await waitSeconds(db, subjects, nowMs)
  if (seconds > 0) return seconds
  const now = new Date(nowMs)
  const all = subjectsIn(subjects)
  const wasSetBack = sql`(existing.last_at > excluded.last_at + make_interval(secs => ${maxSkewMs / 1000}))`
  const isOver = sql`(
    existing.failed_at < excluded.last_at - make_interval(secs => ${resetAfterSeconds}) or ${wasSetBack})`
  const failures = sql`(case when ${isOver} then 1 else existing.failures + 1 end)`
  const originWaits = subjects.origins.map(
    (origin) => sql`
      when existing.subject = ${origin.subject} and ${failures} >= ${origin.freeFailures} then ${networkWaitSeconds}`,
  )
  const { rows } = await sql`
    insert into sign_in_failure as existing (subject, failures, last_at, failed_at, blocked_until)
    values ${sql.join(all.map((subject) => sql`(${subject}, 1, ${now}, ${now}, ${now})`))}
    on conflict (subject) do update set
      failures = ${failures},
      last_at = excluded.last_at,
      failed_at = case
        when ${isOver} or existing.subject = ${subjects.account} then excluded.last_at
        else existing.failed_at end,
      blocked_until = excluded.last_at + make_interval(secs => case
        when existing.subject = ${subjects.account} and ${failures} >= ${freeFailures}
          then least(${maxWaitSeconds}, power(2, least(${failures} - ${freeFailures}, 20)))
        ${sql.join(originWaits, sql` `)}
        else 0 end)
    where existing.blocked_until <= greatest(existing.last_at, excluded.last_at) or ${wasSetBack}
    returning subject`.execute(db)
  // All were free before, but a concurrent attempt has used the last one.
  return rows.length === all.length ? 0 : Math.max(1, await waitSeconds(db, subjects, nowMs))
}

function subjectsIn({ account, origins }: SignInSubjects): readonly string[] {
  return [account, ...origins.map(({ subject }) => subject)]
}

async function waitSeconds(db: Kysely<Database>, subjects: SignInSubjects, nowMs: number): Promise<number> {
  const row = await db
    .selectFrom('sign_in_failure')
    .select((eb) => eb.fn.max('blocked_until').as('until'))
    .where('subject', 'in', subjectsIn(subjects))
    // Otherwise nothing waits. An attempt may be counted a moment before an earlier one of the same network.
    .whereRef('blocked_until', '>', 'last_at')
    .where('last_at', '<=', sql<number>`${new Date(nowMs + maxSkewMs)}`)
    .executeTakeFirst()
  return Math.max(0, Math.ceil(((row?.until ?? 0) - nowMs) / 1000))
}

/** The attempt failed: notes when, because right ones from the same origins do not keep their failures alive. */
export async function dateFailure(db: Kysely<Database>, { origins }: SignInSubjects): Promise<void> {
  for (const { subject } of origins)
    await db
      .updateTable('sign_in_failure')
      .set({ failed_at: sql<Date>`last_at` })
      .where('subject', '=', subject)
      .execute()
}

/** Uncounts an attempt that was not checked. */
export async function uncountAttempt(db: Kysely<Database>, subjects: SignInSubjects): Promise<void> {
  for (const subject of subjectsIn(subjects)) await uncount(db, subject)
}

/** One subject at a time: a statement for all could lock them in another order than `countAttempt`. */
async function uncount(db: Kysely<Database>, subject: string): Promise<void> {
  await db
    .updateTable('sign_in_failure')
    .set((eb) => ({ failures: eb('failures', '-', 1), blocked_until: sql<Date>`last_at` }))
    .where('subject', '=', subject)
    .where('failures', '>', 0)
    .execute()
}

/** The password was right: clears the failures of the account, and uncounts the attempt of its origins. */
export async function clearFailures(
  db: Kysely<Database>,
  { account, origins }: SignInSubjects,
): Promise<void> {
  for (const { subject } of origins) await uncount(db, subject)
  await db.deleteFrom('sign_in_failure').where('subject', '=', account).execute()
}

/** Lifts every delay of an account, also on its known devices: it has a new password. */
export async function clearDelays(db: Kysely<Database>, email: string): Promise<void> {
  const account = accountSubject(email)
  await sql`
    delete from sign_in_failure where subject = ${account} or starts_with(subject, ${`${account} from `})`.execute(
    db,
  )
}
