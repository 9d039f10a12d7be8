import pg from 'pg'
import type { Connection } from './connection.ts'

/** The name of the connection on which a server listens, and of no other. */
export const serverApplicationName = 'provender listening'

/** What a server does with what it hears. */
export interface Hearing {
  /** Somebody on another connection told this. */
  readonly onHeard: (payload: string) => void
  /** From now on it hears; what was told before, it may have missed. */
  readonly onUp: () => void
}

/** One connection that listens on a channel of Postgres, and tells on it. */
export interface Listening {
  readonly isUp: () => boolean
  /**
   * Tells everybody else who listens, after whatever it is about was committed. A payload is below 8,000 bytes. Best effort:
   * without a connection nothing is told.
   */
  readonly tell: (payload: string) => void
  readonly close: () => Promise<void>
}

/** Who listens to a database. */
export type Listen = (channel: string, hearing: Hearing) => Listening

const retryAtMostMs = 5_000
const answerWithinMs = 5_000
const lookAfterMs = 10_000
/** Between two statements that tell: whoever writes a thousand times a second tells of it a hundred times. */
const gatherMs = 10

/**
 * Listens on a connection of its own, outside any pool: it must not be one of a pooler that gives connections away between
 * transactions. A connection that is lost, or does not answer a question every ten seconds, is replaced, at first after a
 * tenth of a second. What was told meanwhile is lost; `onUp` says when to look for it.
 *
 * What is told does not wait for the disk, as losing it does no harm. It goes at once after a silence; what piles up while one
 * statement is on its way, and for a moment after it, goes with the next, so that the lock Postgres takes for telling is taken once for
 * many.
 */
export function listenTo(
  { connection, log }: { readonly connection: Connection; readonly log: (line: string) => void },
  channel: string,
  { onHeard, onUp }: Hearing,
): Listening {
  let client: pg.Client | undefined
  let isUp = false
  let isClosed = false
  let isTelling = false
  let told: string[] = []
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let connecting: Promise<void> = Promise.resolve()

  const lose = (lost: pg.Client, why: string): void => {
    if (client !== lost) return
    client = undefined
    if (isUp) log(`The connection that listens was lost: ${why}`)
    isUp = false
    isTelling = false
    told = []
    clearTimeout(timer)
    void lost.end().catch(() => undefined)
    if (isClosed) return
    timer = setTimeout(connect, Math.min(retryAtMostMs, 100 * 2 ** failures))
    failures += 1
  }

  const look = (own: pg.Client): void => {
    timer = setTimeout(() => {
      own.query('select 1').then(
        () => client === own && look(own),
        (error: unknown) => lose(own, messageOf(error)),
      )
    }, lookAfterMs)
  }

  const open = async (own: pg.Client): Promise<void> => {
    await own.connect()
    const { rows } = await own.query<{ pid: number }>('select pg_backend_pid() as pid')
    own.on('notification', ({ processId, payload }) => {
      if (processId !== rows[0]?.pid && payload !== undefined) onHeard(payload)
    })
    await own.query('set synchronous_commit = off')
    await own.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  function connect(): void {
    const own = new pg.Client({
      ...connection,
      application_name: serverApplicationName,
      connectionTimeoutMillis: 2_000,
      query_timeout: answerWithinMs,
      keepAlive: true,
    })
    client = own
    own.on('error', (error) => lose(own, error.message))
    own.on('end', () => lose(own, 'it ended'))
    connecting = open(own).then(
      () => {
        if (client !== own) return
        isUp = true
        failures = 0
        look(own)
        onUp()
      },
      (error: unknown) => lose(own, messageOf(error)),
    )
  }

  function send(): void {
    const own = client
    if (!own || isTelling || told.length === 0) return
    const payloads = told
    told = []
    isTelling = true
    own.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [channel, payloads]).then(
      () => setTimeout(sendNext, gatherMs, own),
      (error: unknown) => lose(own, messageOf(error)),
    )
  }

  function sendNext(own: pg.Client): void {
    if (client !== own) return
    isTelling = false
    send()
  }

  connect()
  return {
    isUp: () => isUp,
    tell: (payload) => {
      if (!isUp) return
      told.push(payload)
      send()
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await connecting
      const own = client
      client = undefined
      isUp = false
      await own?.end()
    },
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
