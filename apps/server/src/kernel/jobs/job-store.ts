import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'

/** A job that is this server's for as long as its lease. */
export interface LeasedJob {
  readonly id: number
  readonly kind: string
  /** The same for every attempt: what the work is done under, so that a repetition can be told. */
  readonly key: string
  readonly payload: unknown
  /** Which attempt this is, from 1. */
  readonly n: number
}

/** How long an attempt may take before the job is anybody's again: its server has died, or hangs. Database clock. */
export const leaseSeconds = 60
/** After this many attempts, over two days, a job is given up. */
export const maxAttempts = 16
const firstPauseSeconds = 10
const longestPauseSeconds = 6 * 3600
/** Done jobs are kept this long: their keys keep the same thing from being done again. */
const keepDays = 30

/** Takes the job that is longest due, if any; two servers never take the same. The attempt is written down before it is made. */
export async function leaseJob(
  db: Kysely<Database>,
  kinds: readonly string[],
): Promise<LeasedJob | undefined> {
  const { rows } = await sql<LeasedJob>`
    with due as (
      select id from job
      where done_at is null and given_up_at is null and due_at <= now() and kind = any(${kinds}::text[])
      order by due_at, id limit 1 for update skip locked),
    taken as (
      update job set attempts = attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
      from due where job.id = due.id
      returning job.id, kind, key, payload, attempts as n),
    noted as (insert into job_attempt (job_id, n) select id, n from taken)
    select * from taken`.execute(db)
  return rows[0]
}

export async function finishJob(db: Kysely<Database>, { id, n }: LeasedJob): Promise<void> {
  await sql`
    with noted as (
      update job_attempt set ended_at = now() where job_id = ${id} and n = ${n})
    update job set done_at = now() where id = ${id}`.execute(db)
}

/** How an attempt failed. */
export interface JobFailure {
  readonly error: string
  /** What whoever refused it asked for; 0 for nothing. */
  readonly pauseSeconds: number
}

/** To be tried again after a pause that doubles, or a longer one that was asked for; or given up. */
export async function failJob(
  db: Kysely<Database>,
  { id, n }: LeasedJob,
  { error, pauseSeconds }: JobFailure,
): Promise<void> {
  const pause = Math.max(pauseSeconds, Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (n - 1)))
  await sql`
    with noted as (
      update job_attempt set ended_at = now(), error = ${error.slice(0, 1000)} where job_id = ${id} and n = ${n})
    update job set due_at = now() + make_interval(secs => ${pause}),
      given_up_at = case when attempts >= ${maxAttempts} then now() end
    where id = ${id} and done_at is null and attempts = ${n}`.execute(db)
}

export async function forgetOldJobs(db: Kysely<Database>): Promise<void> {
  await sql`delete from job where done_at < now() - make_interval(days => ${keepDays})`.execute(db)
}
