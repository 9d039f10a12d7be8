import { type ConnectedPool, connectPool } from './connect-pool.ts'
import { systemStateFolder } from './embedded/home.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded/open-embedded.ts'

export type DbSettings = {
  /** A PostgreSQL 15 or newer. Without it Provender runs the PostgreSQL it brings along. */
  readonly databaseUrl?: string | undefined
  /** Folder of this installation's files; the embedded database is in it or recorded in it. */
  readonly dataFolder: string
  /** Connections at most; 10 when not given. */
  readonly poolSize?: number | undefined
  readonly log: (line: string) => void
}

export type OpenDb = ConnectedPool & {
  /** For the log: which database this is, without secrets. */
  readonly description: string
  /**
   * Ends all connections and, if embedded, stops Postgres in good order. Queries under way have five seconds, or none where they are `DROPPED`.
   * Closing again waits for the same end.
   */
  readonly close: (underWay?: 'DROPPED') => Promise<void>
}

/**
 * Opens the database: the one at `databaseUrl`, or the embedded one, which is made at the first start and kept running.
 *
 * Resolves once a connection stood the test of `prepareSession`: reachable, PostgreSQL 15 or newer, durable. Refuses
 * otherwise, and refuses a data folder whose database another process has open. When the embedded Postgres dies, queries under
 * way fail, it is started again and the next queries work; the process never ends for it.
 */
export async function openDb(settings: DbSettings): Promise<OpenDb> {
  const { databaseUrl } = settings
  const server = databaseUrl
    ? givenDatabase(databaseUrl)
    : await openEmbedded({ ...settings, stateFolder: systemStateFolder() })
  return await openPool(server, settings)
}

/** A pool on a server that runs already; refuses as `openDb` does. Closing it closes the server's own side, too. */
export async function openPool(
  server: EmbeddedDatabase,
  { poolSize = 10, log }: Pick<DbSettings, 'poolSize' | 'log'>,
): Promise<OpenDb> {
  const connected = connectPool({ connection: server.connection, durability: 'required', poolSize, log })
  let closing: Promise<void> | undefined
  const close: OpenDb['close'] = (underWay) =>
    (closing ??= endPool(connected, underWay ? 0 : closePatienceMs).then(server.close))
  try {
    const client = await connected.pool.connect()
    client.release()
  } catch (error) {
    await close()
    throw error
  }
  return { ...connected, description: server.description, close }
}

function givenDatabase(databaseUrl: string): EmbeddedDatabase {
  if (!URL.canParse(databaseUrl))
    throw new Error('DATABASE_URL is not an address like postgres://user@host:5432/name')
  const { hostname, port, pathname } = new URL(databaseUrl)
  return {
    connection: { connectionString: databaseUrl },
    description: `PostgreSQL at ${decodeURIComponent(hostname)}${port && `:${port}`}${pathname}`,
    close: () => Promise.resolve(),
  }
}

const closePatienceMs = 5_000

/** Waits for queries under way, but not for a connection that was never given back. */
async function endPool({ pool }: ConnectedPool, patienceMs: number): Promise<void> {
  const { promise: patience, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patienceMs)
  await Promise.race([pool.end(), patience])
  clearTimeout(timer)
}
