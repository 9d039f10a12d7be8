import * as v from 'valibot'

export interface BrowserTabs {
  /** Reaches the other tabs of this user; undefined where the browser has none. */
  readonly channel: BroadcastChannel | undefined
  /** Runs work while no other tab does; rejects if the signal aborts first. Undefined where there are no locks (plain HTTP). */
  readonly runExclusive: ((leaving: AbortSignal, work: () => Promise<void>) => Promise<void>) | undefined
  /** Calls `onChange` with the state of this tab now and whenever it changes. `closed`: the page may come back. */
  readonly followVisibility: (onChange: (state: 'visible' | 'hidden' | 'closed') => void) => void
}

interface ShareOptions<Versions> {
  readonly tabs: BrowserTabs
  readonly schema: v.GenericSchema<unknown, Versions>
  readonly listenContinuously: (
    leaving: AbortSignal,
    onVersions: (versions: Versions) => void,
  ) => Promise<void>
  readonly onVersions: (versions: Versions) => void
}

const hiddenMs = 60_000
/** Without locks every tab has a connection of its own, and browsers allow few of them. */
const hiddenAloneMs = 5000

const versionsRequest = 'what is known?'

/**
 * Shares one connection among all tabs of a user in this browser: one tab holds a lock, listens and forwards what arrives.
 * When it closes, or has been hidden for a minute, the next visible tab takes over. Without locks each visible tab listens
 * for itself.
 */
export function shareListening<Versions extends object>({
  tabs,
  schema,
  listenContinuously,
  onVersions,
}: ShareOptions<Versions>): void {
  const { channel, runExclusive, followVisibility } = tabs
  // A channel has no target: it reaches the tabs of this origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: typeof versionsRequest | Versions) => channel?.postMessage(message)
  let latest: Versions | undefined
  const receive = (versions: Versions) => {
    latest = versions
    onVersions(versions)
  }
  let isLeading = false
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === versionsRequest) {
      if (isLeading && latest) post(latest)
      return
    }
    const message = v.safeParse(schema, data)
    if (message.success) receive(message.output)
  })
  post(versionsRequest)

  const lead = async (leaving: AbortSignal) => {
    isLeading = true
    try {
      await listenContinuously(leaving, (versions) => {
        post(versions)
        receive(versions)
      })
    } finally {
      isLeading = false
    }
  }
  const takePart = runExclusive ? leadExclusively(runExclusive, lead) : lead
  takePartWhileVisible(followVisibility, { delayMs: runExclusive ? hiddenMs : hiddenAloneMs, takePart })
}

type TakePart = (leaving: AbortSignal) => Promise<void>

function leadExclusively(runExclusive: NonNullable<BrowserTabs['runExclusive']>, lead: TakePart): TakePart {
  return async (leaving) => {
    try {
      await runExclusive(leaving, () => lead(leaving))
    } catch (error) {
      // The tab was hidden before it got the lock: it no longer waits for it.
      if (!leaving.aborted) throw error
    }
  }
}

function takePartWhileVisible(
  followVisibility: BrowserTabs['followVisibility'],
  { delayMs, takePart }: { readonly delayMs: number; readonly takePart: TakePart },
): void {
  let leaving: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => {
    leaving?.abort()
    leaving = undefined
  }
  followVisibility((state) => {
    clearTimeout(timer)
    if (state === 'closed') leave()
    else if (state === 'hidden') timer = setTimeout(leave, delayMs)
    else if (!leaving) {
      leaving = new AbortController()
      void takePart(leaving.signal)
    }
  })
}
