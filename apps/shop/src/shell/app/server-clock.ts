import { platform } from '@provender/platform/current'
import { checkHealth } from '@provender/web/connection/connection'
import type { MadePage } from '../../kernel/state/router-context.ts'

/** Servers send the time of an answer in whole seconds. */
const precisionMs = 1000

interface ServerClock {
  readonly made: MadePage
  /** Compares the clocks. False if the server does not respond. */
  readonly check: () => Promise<boolean>
}

/** The clock of the server. An app has no page from the server, and the clock of a phone may be wrong. */
export function createServerClock(): ServerClock {
  const listeners = new Set<() => void>()
  const made: MadePage = {
    atMs: Date.now(),
    clockSkewMs: 0,
    onSkewChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  async function check(): Promise<boolean> {
    const sentMs = Date.now()
    const response = await checkHealth({}).catch(() => undefined)
    const serverMs = Date.parse(response?.headers.get('date') ?? '')
    if (!Number.isNaN(serverMs)) set(clockSkew(serverMs, { sentMs, receivedMs: Date.now() }))
    return response?.ok === true
  }
  function set(skewMs: number): void {
    // Two answers never have exactly the same delay.
    if (Math.abs(skewMs - made.clockSkewMs) < precisionMs) return
    made.clockSkewMs = skewMs
    for (const listener of listeners) listener()
  }
  platform().lifecycle.onReturn(() => void check())
  return { made, check }
}

/** The server answered between the request and the arrival of the answer. If this device's time is in between, both clocks may agree. */
function clockSkew(
  serverMs: number,
  { sentMs, receivedMs }: { readonly sentMs: number; readonly receivedMs: number },
): number {
  const least = serverMs - receivedMs
  const largest = serverMs + precisionMs - sentMs
  return least <= 0 && largest >= 0 ? 0 : Math.round((least + largest) / 2)
}
