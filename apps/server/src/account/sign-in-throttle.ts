import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import { networkOf } from './network.ts'

/** Failures of an account, or of a device that knows it, before it has to wait. */
const freeFailures = 5
const maxWaitSeconds = 900
/** Failures from one network before all of it has to wait. */
const freeNetworkFailures = 30
const networkWaitSeconds = 600
/** After this long without a failure the count starts anew. */
const forgetAfterSeconds = 3600

export interface SignInSubjects {
  /** The account; or, for a device that has signed in to it before, the two together: strangers cannot lock it out. */
  readonly account: string
  readonly network: string
}

/** Who is counted when somebody tries to sign in (guarantees, "Login throttle"). */
export function subjectsOf(attempt: {
  readonly email: string
  readonly ip: string
  readonly knownDeviceId: string | null
}): SignInSubjects {
  const email = attempt.email.trim().toLowerCase()
  const device = attempt.knownDeviceId === null ? '' : ` from ${attempt.knownDeviceId}`
  return { account: `account ${email}${device}`, network: `network ${networkOf(attempt.ip)}` }
}

/** Seconds until the next attempt is looked at; 0 for now. */
export async function waitSeconds(
  db: Kysely<Database>,
  subjects: SignInSubjects,
  nowMs: number,
): Promise<number> {
  const row = await db
    .selectFrom('sign_in_failure')
    .select((eb) => eb.fn.max('blocked_until').as('until'))
    .where('subject', 'in', [subjects.account, subjects.network])
    .executeTakeFirst()
  return Math.max(0, Math.ceil(((row?.until ?? 0) - nowMs) / 1000))
}

/** Counts a failure: an account waits 1 s, doubling to 15 minutes, never for ever; a network waits ten minutes. */
export async function countFailure(
  db: Kysely<Database>,
  subjects: SignInSubjects,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs)
  await sql`
    insert into sign_in_failure as known (subject, failures, last_at, blocked_until)
    values (${subjects.account}, 1, ${now}, ${now}), (${subjects.network}, 1, ${now}, ${now})
    on conflict (subject) do update set
      failures = case
        when known.last_at < excluded.last_at - make_interval(secs => ${forgetAfterSeconds}) then 1
        else known.failures + 1
      end,
      last_at = excluded.last_at`.execute(db)
  await sql`
    update sign_in_failure set blocked_until = ${now}::timestamptz + make_interval(secs => case
      when subject = ${subjects.account} and failures >= ${freeFailures}
        then least(${maxWaitSeconds}, power(2, least(failures - ${freeFailures}, 20)))
      when subject = ${subjects.network} and failures >= ${freeNetworkFailures} then ${networkWaitSeconds}
      else 0 end)
    where subject in (${subjects.account}, ${subjects.network})`.execute(db)
}

export async function forgetFailures(db: Kysely<Database>, subjects: SignInSubjects): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('subject', '=', subjects.account).execute()
}
