import { platform } from '@provender/platform/current'

const lookEveryMs = 5000

/** Dispatched on `window` when the server becomes reachable or unreachable. */
const onConnection = 'provender-connection'

let isServerAway = false

/** True if the device has a network and the server responds. */
export function isConnected(): boolean {
  return platform().network.isOnline() && !isServerAway
}

/** Call this after each request to the server. While the server is unreachable, it is polled, so that its return is noticed. */
export function tellServer(isThere: boolean): void {
  if (isServerAway === !isThere) return
  isServerAway = !isThere
  dispatchEvent(new Event(onConnection))
  if (isServerAway) void lookForServer()
}

async function lookForServer(): Promise<void> {
  while (isServerAway) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    if (platform().network.isOnline() && (await isReachable())) tellServer(true)
  }
}

/** True if the server itself responds, and not only a proxy in front of it. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    // A failed request means unreachable.
    return false
  }
}

/** Calls back when the server becomes reachable or unreachable. Returns the function that unsubscribes. */
export function followConnection(onChange: () => void): () => void {
  const endNetwork = platform().network.onChange(onChange)
  addEventListener(onConnection, onChange)
  return () => {
    endNetwork()
    removeEventListener(onConnection, onChange)
  }
}
