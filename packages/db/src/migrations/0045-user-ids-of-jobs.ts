import { type Kysely, sql } from 'kysely'

/** The payloads of jobs name a user as `userId`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update job set payload = payload - 'loginId' || jsonb_build_object('userId', payload->'loginId')
    where payload ? 'loginId'
  `.execute(db)
}
