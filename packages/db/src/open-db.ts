import { checkConnections, connectionsBesidePool } from './check-connections.ts'
import { type ConnectedPool, connectPool } from './connect-pool.ts'
import { systemStateFolder } from './embedded/home.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded/open-embedded.ts'
import type { Durability } from './session.ts'

const defaultPoolSize = 10

export type DbSettings = {
  /** URL of a PostgreSQL 15 or newer. Without it, Provender runs its embedded PostgreSQL. */
  readonly databaseUrl?: string | undefined
  readonly dataFolder: string
  readonly poolSize?: number | undefined
  /** Of the database at `databaseUrl`. The embedded one is on its disk. */
  readonly durability?: Exclude<Durability, 'relaxed'>
  readonly log: (line: string) => void
}

export type OpenDb = ConnectedPool & {
  /** Names the database in the log, without secrets. */
  readonly description: string
  /**
   * Ends all connections and, if embedded, shuts Postgres down. Queries in progress get five seconds, or none with `DROPPED`. A second call
   * waits for the first.
   */
  readonly close: (queriesInProgress?: 'DROPPED') => Promise<void>
}

/**
 * Opens the database: the one at `databaseUrl`, or the embedded one, which is created at the first start and kept running.
 *
 * Resolves once a connection has passed `prepareSession`: reachable, PostgreSQL 15 or newer, durable. Refuses otherwise, and refuses a data
 * folder whose database another process has open. If the embedded Postgres ends, queries in progress fail and Postgres is restarted; the
 * process never ends because of it.
 */
export async function openDb(settings: DbSettings): Promise<OpenDb> {
  const { databaseUrl } = settings
  const server = databaseUrl
    ? externalDatabase(databaseUrl)
    : await openEmbedded({ ...settings, stateFolder: systemStateFolder() })
  return await openPool(server, settings)
}

/** For servers, before `openDb`: throws if the database at `databaseUrl` does not give all connections, each for itself. */
export async function refuseMissingConnections({
  databaseUrl,
  poolSize = defaultPoolSize,
  durability = 'disk',
  log,
}: DbSettings): Promise<void> {
  if (!databaseUrl) return
  const needed = poolSize + connectionsBesidePool
  const { connection } = externalDatabase(databaseUrl)
  const { pool } = connectPool({ connection, durability, poolSize: needed, log })
  const refusal = await checkConnections(pool, needed)
  if (refusal !== undefined) throw new Error(refusal)
}

export async function openPool(
  server: EmbeddedDatabase,
  {
    poolSize = defaultPoolSize,
    durability = 'disk',
    log,
  }: Pick<DbSettings, 'poolSize' | 'durability' | 'log'>,
): Promise<OpenDb> {
  const connected = connectPool({ connection: server.connection, durability, poolSize, log })
  let closing: Promise<void> | undefined
  const close: OpenDb['close'] = (queriesInProgress) =>
    (closing ??= endPool(connected, queriesInProgress ? 0 : closeTimeoutMs).then(server.close))
  try {
    const client = await connected.pool.connect()
    client.release()
  } catch (error) {
    await close()
    throw error
  }
  return { ...connected, description: server.description, close }
}

function externalDatabase(databaseUrl: string): EmbeddedDatabase {
  if (!URL.canParse(databaseUrl))
    throw new Error('DATABASE_URL is not an address like postgres://user@host:5432/name')
  const { hostname, port, pathname } = new URL(databaseUrl)
  return {
    connection: { connectionString: databaseUrl },
    description: `PostgreSQL at ${decodeURIComponent(hostname)}${port && `:${port}`}${pathname}`,
    close: () => Promise.resolve(),
  }
}

const closeTimeoutMs = 5_000

async function endPool({ pool }: ConnectedPool, timeoutMs: number): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, timeoutMs)
  await Promise.race([pool.end(), timeout])
  clearTimeout(timer)
}
