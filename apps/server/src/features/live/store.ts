import type { Database } from '@provender/db/tables'
import DataLoader from 'dataloader'
import { type Kysely, sql } from 'kysely'

export interface OwnVersions {
  readonly baskets: number
  readonly orders: number
  readonly unreadNotifications: number
}

/** Reads the sessions that are alive, without the cache. */
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

/** The versions of the whole wholesaler that staff receive. */
export interface OfficeVersions {
  readonly orders: number
  readonly claims: number
  readonly applications: number
  readonly imports: number
}

/**
 * Adds up what each company counts for itself. One count for all orders would make them wait for each other, and a sequence is
 * ahead of an order that is not yet committed, so that a device would look too early and never again.
 */
export async function readOfficeVersions(db: Kysely<Database>): Promise<OfficeVersions> {
  const { rows } = await sql<OfficeVersions>`
    select coalesce(sum(version), 0)::int8 as orders, coalesce(sum(claims), 0)::int8 as claims,
      (select n from version where name = 'applications') as applications,
      (select n from version where name = 'imports') as imports
    from company_orders`.execute(db)
  const [versions] = rows
  if (!versions) throw new Error('The database has no versions')
  return versions
}

type ReadMany = (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, OwnVersions>>

/**
 * Batches reads of sessions: while a statement is running, new ones wait and share the next statement. After
 * a restart every device reconnects at once.
 */
export function batchReads(read: ReadMany): (sessionId: string) => Promise<OwnVersions | undefined> {
  let running: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader<string, OwnVersions | undefined>(
    async (sessionIds) => {
      const reading = read([...new Set(sessionIds)])
      running = reading.catch(() => undefined)
      const versions = await reading
      return sessionIds.map((sessionId) => versions.get(sessionId))
    },
    { cache: false, batchScheduleFn: (begin) => void running.then(begin) },
  )
  return async (sessionId) => await loader.load(sessionId)
}
