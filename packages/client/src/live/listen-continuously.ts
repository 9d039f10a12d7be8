import type { ListeningEnd } from './listen.ts'

interface ListeningOptions<Versions> {
  readonly listen: (leaving: AbortSignal, onVersions: (versions: Versions) => void) => Promise<ListeningEnd>
  readonly onVersions: (versions: Versions) => void
  /** Calls when the server can be reached again; returns a function that stops it. */
  readonly whenConnected: (onConnected: () => void) => () => void
  /** From 0 to 1. */
  readonly random: () => number
}

const firstDelayMs = 2000
const maxDelayMs = 30_000

/**
 * Listens until the signal aborts, and starts again whenever the channel ends. An expired token is renewed at once. Anything else
 * waits longer each time, for a random share of the time, so that devices do not all return in the same moment.
 */
export async function listenContinuously<Versions>(
  leaving: AbortSignal,
  options: ListeningOptions<Versions>,
): Promise<void> {
  const { listen, onVersions, random } = options
  let failures = 0
  let isRenewed = false
  while (!leaving.aborted) {
    const end = await listen(leaving, (versions) => {
      failures = 0
      isRenewed = false
      onVersions(versions)
    })
    if (end === 'over' && !isRenewed) {
      isRenewed = true
      continue
    }
    await pause(maxDelayAfter(failures) * (0.25 + random() * 0.75), leaving, options.whenConnected)
    failures += 1
  }
}

function maxDelayAfter(failures: number): number {
  return Math.min(maxDelayMs, firstDelayMs * 2 ** failures)
}

function pause(
  ms: number,
  leaving: AbortSignal,
  whenConnected: ListeningOptions<unknown>['whenConnected'],
): Promise<void> {
  return new Promise((resolve) => {
    const proceed = () => {
      clearTimeout(timer)
      leaving.removeEventListener('abort', proceed)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(proceed, ms)
    leaving.addEventListener('abort', proceed)
    const unsubscribe = whenConnected(proceed)
    if (leaving.aborted) proceed()
  })
}
