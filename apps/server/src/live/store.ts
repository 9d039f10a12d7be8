import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'

/** What a live device is told of its own. */
export interface OwnVersions {
  readonly baskets: number
  readonly orders: number
  readonly unreadNotifications: number
}

/** Of each of these sessions that is alive, whatever a server remembers of it. */
export async function readOwnVersions(
  db: Kysely<Database>,
  sessionIds: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, OwnVersions>> {
  const { rows } = await sql<OwnVersions & { session_id: string }>`
    with listening as (
      select session.id as session_id, login.id as login_id, company.baskets_version as baskets, o.version as orders
      from session
      join login on login.id = session.login_id
      join company on company.id = login.company_id
      left join company_orders o on o.company_id = company.id
      where session.id = any(${sessionIds}::uuid[]) and session.expires_at > ${new Date(nowMs)} and login.active),
    unread as (
      select login_id, count(*) as n from notification
      where read_at is null and login_id in (select login_id from listening)
      group by login_id)
    select session_id, baskets, coalesce(orders, 0) as orders, coalesce(n, 0) as "unreadNotifications"
    from listening left join unread using (login_id)`.execute(db)
  return new Map(rows.map(({ session_id, ...own }) => [session_id, own]))
}

type ReadOwn = (sessionId: string) => Promise<OwnVersions | undefined>

/**
 * Reads for one session at a time, as one statement for all that ask while the last is under way: after a restart every device
 * comes back at once.
 */
export function gatherReads(
  read: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, OwnVersions>>,
): ReadOwn {
  let gathered: { readonly sessionIds: Set<string>; readonly reading: ReturnType<typeof read> } | undefined
  let last: Promise<unknown> = Promise.resolve()
  return async (sessionId) => {
    if (!gathered) {
      const sessionIds = new Set<string>()
      const begin = () => {
        gathered = undefined
        return read([...sessionIds])
      }
      gathered = { sessionIds, reading: last.then(begin, begin) }
      last = gathered.reading
    }
    gathered.sessionIds.add(sessionId)
    return (await gathered.reading).get(sessionId)
  }
}
