import { followConnection, isConnected } from '../app/connection.ts'
import type { ListeningEnd, Versions } from './listen.ts'

interface Keeping {
  /** Listens once; resolves when that has ended, however it did. */
  readonly listen: (leaving: AbortSignal, onVersions: (versions: Versions) => void) => Promise<ListeningEnd>
  readonly onVersions: (versions: Versions) => void
  /** From 0 to 1. */
  readonly random: () => number
}

const firstMs = 2000
const longestMs = 30_000

/**
 * Listens, and again whenever it ends, until told to stop: at once after a token that ran out, else later and later, and not
 * all devices at the same moment.
 */
export async function keepListening(
  leaving: AbortSignal,
  { listen, onVersions, random }: Keeping,
): Promise<void> {
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
    await pause(longestAfter(failures) * (0.25 + random() * 0.75), leaving)
    failures += 1
  }
}

function longestAfter(failures: number): number {
  return Math.min(longestMs, firstMs * 2 ** failures)
}

/** Ends early when nobody waits any more, and when the server is back. */
function pause(ms: number, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      leaving.removeEventListener('abort', goOn)
      unfollow()
      resolve()
    }
    const timer = setTimeout(goOn, ms)
    leaving.addEventListener('abort', goOn)
    const unfollow = followConnection(() => {
      if (isConnected()) goOn()
    })
    if (leaving.aborted) goOn()
  })
}
