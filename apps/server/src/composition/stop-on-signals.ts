import type { Logger } from 'pino'
import type { RunningServer } from './start-server.ts'

const closeMs = 10_000

/**
 * Starts a server that stops cleanly on a signal, even during its start. It exits at once on a second signal
 * or ten seconds after the pause `drainSeconds`. Returns undefined if the signal came before it was ready.
 */
export async function startUntilSignal<Server extends Pick<RunningServer, 'stop'>>(
  start: (ending: AbortSignal) => Promise<Server>,
  { log, drainSeconds }: { readonly log: Pick<Logger, 'info' | 'error'>; readonly drainSeconds: number },
): Promise<Server | undefined> {
  const ending = new AbortController()
  const { promise: started, resolve } = Promise.withResolvers<Server | undefined>()
  const end = (signal: NodeJS.Signals): void => {
    if (ending.signal.aborted) process.exit(1)
    log.info({ signal }, 'ending')
    setTimeout(() => process.exit(1), drainSeconds * 1000 + closeMs).unref()
    ending.abort()
    started
      .then((server) => server?.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'could not stop cleanly')
          process.exit(1)
        },
      )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  try {
    const server = await start(ending.signal)
    resolve(server)
    return server
  } catch (error) {
    if (!ending.signal.aborted) throw error
    // The error of an aborted start is meaningless, and it has released its resources.
    resolve(undefined)
    return undefined
  }
}
