import { platform } from '@provender/platform/current'

const lookEveryMs = 5000

/** Told on the window when the way to the server opens or closes. */
const onConnection = 'provender-connection'

let isServerAway = false

/** Neither is the network gone nor does the server fail to answer. */
export function isConnected(): boolean {
  return platform().network.isOnline() && !isServerAway
}

/** Said by whoever asks the server anything. While it is away it is looked for, so that somebody notices when it is back. */
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

/** Is the server there, and not only what stands before it? */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    // Unreachable is the answer.
    return false
  }
}

/** Calls when the way to the server opens or closes; gives what ends it. */
export function followConnection(onChange: () => void): () => void {
  const endNetwork = platform().network.onChange(onChange)
  addEventListener(onConnection, onChange)
  return () => {
    endNetwork()
    removeEventListener(onConnection, onChange)
  }
}
