import type { Database } from '@provender/db/tables'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { maxSkewMs } from '../clock.ts'

export interface LeasedJob {
  readonly id: number
  readonly kind: string
  /** The same for every attempt. The work is done under this key, so that repeats can be recognised. */
  readonly key: string
  readonly payload: unknown
  readonly n: number
}

/**
 * How long an attempt may take, at least, before another server may lease the job, because this one has died
 * or hangs. Uses the database clock.
 */
export const leaseSeconds = 60
/** After this many attempts, in a week, a job is given up. A mail server may be down for a long weekend. */
export const maxAttempts = 40
const firstPauseSeconds = 10
const maxPauseSeconds = 6 * 3600
/** The pause is the longest by then. More would overflow. */
const maxDoublings = 12
/** Completed jobs are kept this long: their keys prevent doing the same again. */
const keepDays = 30
/** Jobs that were given up are kept longer, for investigation. */
const keepGivenUpDays = 90

const skew = sql`make_interval(secs => ${maxSkewMs / 1000})`

/** The pause after the attempt with this number, in seconds. */
function pauseAfter(n: RawBuilder<unknown>): RawBuilder<number> {
  return sql`least(${maxPauseSeconds}, ${firstPauseSeconds} * power(2, least(${n} - 1, ${maxDoublings})))`
}

/**
 * The clock was set back since the last attempt, or since a job was stored that was due at once. It does not wait
 * until the clock has caught up.
 */
const isFromLater = sql`(case attempts
  when 0 then created_at > now() + ${skew} and due_at <= created_at
  else exists (select from job_attempt where job_id = job.id and n = attempts and began_at > now() + ${skew})
end)`

/**
 * Leases the job that has been due the longest, if any. Two servers never get the same one. The attempt is
 * recorded before it starts. The lease lasts at least as long as the pause after a failure, so that a job that
 * kills its server is not repeated every minute.
 */
export async function leaseJob(
  db: Kysely<Database>,
  kinds: readonly string[],
  serverId: string | null = null,
): Promise<LeasedJob | undefined> {
  const { rows } = await sql<LeasedJob>`
    with due as (
      select id from job
      where done_at is null and given_up_at is null and (due_at <= now() or ${isFromLater}) and kind = any(${kinds}::text[])
      order by due_at, id limit 1 for update skip locked),
    taken as (
      update job set attempts = attempts + 1,
        due_at = now() + make_interval(secs => greatest(${leaseSeconds}, ${pauseAfter(sql`(attempts + 1)`)}))
      from due where job.id = due.id
      returning job.id, kind, key, payload, attempts as n),
    noted as (insert into job_attempt (job_id, n, server_id) select id, n, ${serverId}::uuid from taken)
    select * from taken`.execute(db)
  return rows[0]
}

export async function finishJob(db: Kysely<Database>, { id, n }: LeasedJob): Promise<void> {
  await sql`
    with noted as (
      update job_attempt set ended_at = now() where job_id = ${id} and n = ${n})
    update job set done_at = now() where id = ${id}`.execute(db)
}

export interface JobFailure {
  readonly error: string
  /** The pause that the refusing service requested; 0 for none. */
  readonly pauseSeconds: number
}

/**
 * Schedules a retry after a pause that doubles, or after the longer one that was requested, or gives the job up.
 * Returns whether it is given up.
 */
export async function failJob(
  db: Kysely<Database>,
  { id, n }: LeasedJob,
  { error, pauseSeconds }: JobFailure,
): Promise<boolean> {
  const { rows } = await sql<{ isGivenUp: boolean }>`
    with noted as (
      update job_attempt set ended_at = now(), error = ${error.slice(0, 1000)} where job_id = ${id} and n = ${n})
    update job set due_at = now() + make_interval(secs => greatest(${pauseSeconds}, ${pauseAfter(sql`attempts`)})),
      given_up_at = case when attempts >= ${maxAttempts} then now() end
    where id = ${id} and done_at is null and attempts = ${n}
    returning given_up_at is not null as "isGivenUp"`.execute(db)
  return rows[0]?.isGivenUp ?? false
}

export async function deleteOldJobs(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from job
    where done_at < now() - make_interval(days => ${keepDays})
      or given_up_at < now() - make_interval(days => ${keepGivenUpDays})`.execute(db)
}
