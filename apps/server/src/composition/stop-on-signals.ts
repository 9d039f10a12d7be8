import type { Logger } from 'pino'
import type { RunningServer } from './start-server.ts'

/** What is under way may take this long to finish. */
const drainMs = 10_000

/**
 * Starts a server that ends in good order when it is told to, also while it starts; a second time, or after ten seconds, at once.
 * Gives nothing where it was told so before it served.
 */
export async function startUntilSignal<Server extends Pick<RunningServer, 'stop'>>(
  start: (ending: AbortSignal) => Promise<Server>,
  log: Pick<Logger, 'info' | 'error'>,
): Promise<Server | undefined> {
  const ending = new AbortController()
  const { promise: started, resolve } = Promise.withResolvers<Server | undefined>()
  const end = (signal: NodeJS.Signals): void => {
    if (ending.signal.aborted) process.exit(1)
    log.info({ signal }, 'ending')
    setTimeout(() => process.exit(1), drainMs).unref()
    ending.abort()
    started
      .then((server) => server?.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'did not end in good order')
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
    // What a start that is given up fails with says nothing; it has let go of all that it had.
    resolve(undefined)
    return undefined
  }
}
