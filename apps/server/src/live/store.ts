import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'

/** What a live device is told of its own. */
export interface OwnVersions {
  readonly baskets: number
  readonly unreadNotifications: number
}

/** Of each of these sessions that is alive, whatever a server remembers of it. */
export async function readOwnVersions(
  db: Kysely<Database>,
  sessionIds: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, OwnVersions>> {
  const { rows } = await sql<{ session_id: string; baskets: number; unread: number }>`
    with listening as (
      select session.id as session_id, login.id as login_id, company.baskets_version as baskets
      from session
      join login on login.id = session.login_id
      join company on company.id = login.company_id
      where session.id = any(${sessionIds}::uuid[]) and session.expires_at > ${new Date(nowMs)} and login.active),
    unread as (
      select login_id, count(*) as n from notification
      where read_at is null and login_id in (select login_id from listening)
      group by login_id)
    select session_id, baskets, coalesce(n, 0) as unread
    from listening left join unread using (login_id)`.execute(db)
  return new Map(
    rows.map(({ session_id, baskets, unread }) => [session_id, { baskets, unreadNotifications: unread }]),
  )
}
