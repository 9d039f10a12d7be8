import * as v from 'valibot'
import { type Versions, versionsSchema } from './listen.ts'

interface Sharing {
  /** One of a login: windows of another share nothing with these. */
  readonly name: string
  readonly keepListening: (leaving: AbortSignal, onVersions: (versions: Versions) => void) => Promise<void>
  readonly onVersions: (versions: Versions) => void
}

/** A window that nobody looks at goes on listening for so long. */
const hiddenMs = 60_000
/** Without locks every window has a connection of its own, and browsers allow few of them. */
const hiddenAloneMs = 5000

/** What windows tell each other. */
type Told = 'what is known?' | Versions
const toldSchema: v.GenericSchema<unknown, Told> = v.union([v.literal('what is known?'), versionsSchema])

/**
 * One connection for all windows of a login in this browser: one of them holds a lock and listens, and passes on what it hears.
 * When it goes away, or nobody has looked at it for a minute, the next one that somebody looks at takes over. Where there are no
 * locks (plain HTTP) each window listens for itself, while it is looked at.
 */
export function shareListening({ name, keepListening, onVersions }: Sharing): void {
  const others = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
  // A channel has no target: it reaches the windows of this origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tellOthers = (told: Told) => others?.postMessage(told)
  let known: Versions | undefined
  const hear = (versions: Versions) => {
    known = versions
    onVersions(versions)
  }
  let isLeading = false
  others?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const told = v.safeParse(toldSchema, data)
    if (!told.success) return
    if (told.output !== 'what is known?') hear(told.output)
    else if (isLeading && known) tellOthers(known)
  })
  tellOthers('what is known?')

  const lead = async (leaving: AbortSignal) => {
    isLeading = true
    try {
      await keepListening(leaving, (versions) => {
        tellOthers(versions)
        hear(versions)
      })
    } finally {
      isLeading = false
    }
  }
  const takePart = 'locks' in navigator ? whenItsTurn(name, lead) : lead
  whileLookedAt('locks' in navigator ? hiddenMs : hiddenAloneMs, takePart)
}

type Part = (leaving: AbortSignal) => Promise<void>

function whenItsTurn(name: string, lead: Part): Part {
  return async (leaving) => {
    try {
      await navigator.locks.request(name, { signal: leaving }, () => lead(leaving))
    } catch (error) {
      // Nobody looks at this window any more: it does not wait for its turn.
      if (!leaving.aborted) throw error
    }
  }
}

/** Takes part from now until the window has been hidden for a while, and again when it is looked at. */
function whileLookedAt(patienceMs: number, takePart: Part): void {
  let leaving: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => {
        leaving?.abort()
        leaving = undefined
      }, patienceMs)
    } else if (!leaving) {
      leaving = new AbortController()
      void takePart(leaving.signal)
    }
  }
  document.addEventListener('visibilitychange', follow)
  // A page that is kept for the way back must not hold the lock, and comes back as one that is looked at anew.
  addEventListener('pagehide', () => {
    clearTimeout(timer)
    leaving?.abort()
    leaving = undefined
  })
  addEventListener('pageshow', follow)
  follow()
}
