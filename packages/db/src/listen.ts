import pg from 'pg'
import type { Connection } from './connection.ts'

/** Application name used only by connections on which a server listens. */
export const serverApplicationName = 'provender listening'

export interface ListenerCallbacks {
  readonly onMessage: (payload: string) => void
  /** The connection is established. Earlier payloads may be lost. */
  readonly onUp: () => void
}

export interface Listener {
  readonly isUp: () => boolean
  /**
   * Notifies all other listeners; call it after the commit. A payload is below 8,000 bytes. Best effort: without a connection nothing is
   * sent.
   */
  readonly notify: (payload: string) => void
  readonly close: () => Promise<void>
}

export type Listen = (channel: string, callbacks: ListenerCallbacks) => Listener

/** For a server that only reads: a standby lets nobody listen. */
export const listenToNothing: Listen = () => ({
  isUp: () => false,
  notify: () => {},
  close: () => Promise.resolve(),
})

const maxRetryMs = 5_000
const answerTimeoutMs = 5_000
const checkIntervalMs = 10_000
/** Minimum time between two notify statements: a thousand writes a second cause a hundred statements. */
const batchMs = 10

/**
 * Listens on its own connection, outside any pool. It must not go through a pooler that switches connections between transactions. A
 * connection that is lost, or does not answer a check every ten seconds, is replaced, first after a tenth of a second. Payloads sent
 * meanwhile are lost; `onUp` says when to check for changes.
 *
 * Notifying does not wait for the disk, as a lost payload does no harm. The first payload after a pause goes at once. Payloads that arrive
 * while a statement is in progress, or shortly after, share the next statement, so that Postgres takes its notify lock once for many.
 */
export function listenTo(
  { connection, log }: { readonly connection: Connection; readonly log: (line: string) => void },
  channel: string,
  { onMessage, onUp }: ListenerCallbacks,
): Listener {
  let client: pg.Client | undefined
  let isUp = false
  let isClosed = false
  let isNotifying = false
  let messages: string[] = []
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let connecting: Promise<void> = Promise.resolve()

  const lose = (lost: pg.Client, reason: string): void => {
    if (client !== lost) return
    client = undefined
    if (isUp) log(`The database connection for live changes was lost: ${reason}`)
    isUp = false
    isNotifying = false
    messages = []
    clearTimeout(timer)
    void lost.end().catch(() => undefined)
    if (isClosed) return
    timer = setTimeout(connect, Math.min(maxRetryMs, 100 * 2 ** failures))
    failures += 1
  }

  const checkConnection = (own: pg.Client): void => {
    timer = setTimeout(() => {
      own.query('select 1').then(
        () => client === own && checkConnection(own),
        (error: unknown) => lose(own, messageOf(error)),
      )
    }, checkIntervalMs)
  }

  const open = async (own: pg.Client): Promise<void> => {
    await own.connect()
    const { rows } = await own.query<{ pid: number }>('select pg_backend_pid() as pid')
    own.on('notification', ({ processId, payload }) => {
      if (processId !== rows[0]?.pid && payload !== undefined) onMessage(payload)
    })
    await own.query('set synchronous_commit = off')
    await own.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  function connect(): void {
    const own = new pg.Client({
      ...connection,
      application_name: serverApplicationName,
      connectionTimeoutMillis: 2_000,
      query_timeout: answerTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    client = own
    own.on('error', (error) => lose(own, error.message))
    own.on('end', () => lose(own, 'it ended'))
    connecting = open(own).then(
      () => {
        if (client !== own) return
        isUp = true
        failures = 0
        checkConnection(own)
        onUp()
      },
      (error: unknown) => lose(own, messageOf(error)),
    )
  }

  function send(): void {
    const own = client
    if (!own || isNotifying || messages.length === 0) return
    const payloads = messages
    messages = []
    isNotifying = true
    own.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [channel, payloads]).then(
      () => setTimeout(sendNext, batchMs, own),
      (error: unknown) => lose(own, messageOf(error)),
    )
  }

  function sendNext(own: pg.Client): void {
    if (client !== own) return
    isNotifying = false
    send()
  }

  connect()
  return {
    isUp: () => isUp,
    notify: (payload) => {
      if (!isUp) return
      messages.push(payload)
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
