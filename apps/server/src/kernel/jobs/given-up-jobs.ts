import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'

interface GivenUpJob {
  readonly id: number
  readonly kind: string
  readonly key: string
  readonly givenUpAt: number
  readonly error: string
}

export async function readGivenUpJobs(db: Kysely<Database>, limit: number): Promise<readonly GivenUpJob[]> {
  return await db
    .selectFrom('job')
    .select((eb) => [
      'id',
      'kind',
      'key',
      sql<number>`given_up_at`.as('givenUpAt'),
      eb.fn
        .coalesce(
          eb
            .selectFrom('job_attempt')
            .select('error')
            .whereRef('job_id', '=', 'job.id')
            .orderBy('n', 'desc')
            .limit(1),
          eb.val(''),
        )
        .as('error'),
    ])
    .where('given_up_at', 'is not', null)
    .where('done_at', 'is', null)
    .orderBy('given_up_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Makes a job that was given up due again, with all its attempts. Returns false if there is no such job. */
export async function retryJob(db: Kysely<Database>, id: number): Promise<boolean> {
  const { rows } = await sql`
    with retried as (
      update job set given_up_at = null, due_at = now(), attempts = 0
      where id = ${id} and given_up_at is not null and done_at is null
      returning id),
    deleted as (delete from job_attempt using retried where job_id = retried.id)
    select id from retried`.execute(db)
  return rows.length > 0
}
