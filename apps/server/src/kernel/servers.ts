import { connectionsBesidePool } from '@provender/db/check-connections'
import { countRunningServers } from '@provender/db/migrate'
import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'

/** A server that was not seen for this long has died. */
const deadAfterSeconds = 30

const otherConnections = 20

interface ServerRow {
  readonly id: string
  readonly version: string
  /** The newest migration that it knows. */
  readonly schema: number
  /** Machine and port. */
  readonly address: string
}

export interface SeenServer extends ServerRow {
  readonly startedSecondsAgo: number
  readonly seenSecondsAgo: number
  /** The keys of the jobs that it works on. */
  readonly jobs: readonly string[]
}

/** Says that the server runs, and removes those that have died. */
export async function markSeen(
  db: Kysely<Database>,
  { id, version, schema, address }: ServerRow,
): Promise<void> {
  await sql`
    with removed as (
      delete from server where id <> ${id} and seen_at < now() - make_interval(secs => ${deadAfterSeconds}))
    insert into server (id, version, schema, address) values (${id}, ${version}, ${schema}, ${address})
    on conflict (id) do update set seen_at = now()`.execute(db)
}

export async function removeServer(db: Kysely<Database>, id: string): Promise<void> {
  await sql`delete from server where id = ${id}`.execute(db)
}

/** The servers that run, the newest version first. */
export async function readServers(db: Kysely<Database>): Promise<readonly SeenServer[]> {
  const { rows } = await sql<SeenServer>`
    select id, version, schema, address,
      -- A clock that was set back would give a time to come.
      greatest(0, extract(epoch from now() - started_at))::int as "startedSecondsAgo",
      greatest(0, extract(epoch from now() - seen_at))::int as "seenSecondsAgo",
      array(
        select job.key from job_attempt as attempt join job on job.id = attempt.job_id
        where attempt.server_id = server.id and attempt.n = job.attempts and attempt.ended_at is null
          and job.done_at is null and job.given_up_at is null and job.due_at > now()
        order by job.id) as jobs
    from server where seen_at >= now() - make_interval(secs => ${deadAfterSeconds})
    order by schema desc, version desc, started_at, id`.execute(db)
  return rows
}

export async function namesOfServers(db: Kysely<Database>): Promise<readonly string[]> {
  const servers = (await hasServerTable(db)) ? await readServers(db) : []
  const names = servers.map(({ address, seenSecondsAgo }) => `${address} (last seen ${seenSecondsAgo} s ago)`)
  const unlisted = unlistedText(await countUnlisted(db, servers))
  return unlisted === undefined ? names : [...names, unlisted]
}

/** A database from before there was a list has no table. */
export async function hasServerTable(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('server') is not null as exists`.execute(
    db,
  )
  return rows[0]?.exists === true
}

/** Undefined if all are of the same version. */
export function versionsText(servers: readonly Pick<ServerRow, 'schema' | 'version'>[]): string | undefined {
  return olderBesideNewer(servers) ?? differentVersions(servers)
}

function differentVersions(servers: readonly Pick<ServerRow, 'version'>[]): string | undefined {
  const versions = [...new Set(servers.map(({ version }) => version))].toSorted()
  if (versions.length < 2) return undefined
  return `Servers of different versions run: ${versions.join(' and ')}. Restart the older ones with the newer version.`
}

function olderBesideNewer(servers: readonly Pick<ServerRow, 'schema'>[]): string | undefined {
  const newest = Math.max(...servers.map(({ schema }) => schema))
  const older = servers.filter(({ schema }) => schema < newest).length
  if (older === 0) return undefined
  return `${older === 1 ? 'An older server runs' : `${older} older servers run`} beside a newer one. Restart ${older === 1 ? 'it' : 'them'} with the newer version.`
}

/** Servers from before there was a list only listen for changes, as every server does. */
export async function countUnlisted(db: Kysely<Database>, servers: readonly SeenServer[]): Promise<number> {
  return Math.max(0, (await countRunningServers(db)) - servers.length)
}

export async function connectionsText(
  db: Kysely<Database>,
  servers: number,
  poolSize: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ n: number }>`select current_setting('max_connections')::int as n`.execute(db)
  const allowed = rows[0]?.n ?? 0
  const needed = servers * (poolSize + connectionsBesidePool)
  if (servers < 2 || needed + otherConnections <= allowed) return undefined
  return (
    `The servers may take ${needed} connections, and ${otherConnections} are for commands and backups, but max_connections of the ` +
    `database is ${allowed}. Raise it, or set DATABASE_POOL lower.`
  )
}

export function unlistedText(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1
    ? 'One server is not in the list of servers: it is older, or just starting.'
    : `${count} servers are not in the list of servers: they are older, or just starting.`
}
