import type { Logger } from 'pino'
import type { RunningServer } from './start-server.ts'

/** What is under way may take this long to finish. */
const drainMs = 10_000

/** Ends in good order when it is told to; a second time, or after ten seconds, at once. */
export function stopOnSignals(server: Pick<RunningServer, 'stop'>, log: Logger): void {
  let isEnding = false
  const end = (signal: NodeJS.Signals): void => {
    if (isEnding) process.exit(1)
    isEnding = true
    log.info({ signal }, 'ending')
    setTimeout(() => process.exit(1), drainMs).unref()
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not end in good order')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
