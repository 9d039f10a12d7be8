import { platform } from '@provender/platform/current'
import { serverUrl } from '../api/server.ts'

export const pollIntervalMs = 5000
/** Some networks swallow requests without any answer. */
const timeoutMs = 10_000

const connectionEvent = 'provender-connection'

let isServerAway = false
let isAppRefused = false

/** True if the device has a network and the server responds. */
export function isConnected(): boolean {
  return platform().network.isOnline() && !isServerAway
}

/** True if there is no connection because the server does not serve this app: it has disabled apps, or has moved. */
export function isRefused(): boolean {
  return isServerAway && isAppRefused
}

/** Call this after each request to the server. While the server is unreachable, it is polled, so that its return is noticed. */
export function setServerReachable(isAvailable: boolean): void {
  if (isServerAway === !isAvailable) return
  isServerAway = !isAvailable
  isAppRefused = false
  dispatchEvent(new Event(connectionEvent))
  if (isServerAway) void pollServer()
}

async function pollServer(): Promise<void> {
  while (isServerAway) {
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
    if (platform().network.isOnline() && (await isReachable())) setServerReachable(true)
    else setAppRefused(await refusesApp())
  }
}

function setAppRefused(isRefused: boolean): void {
  if (isAppRefused === isRefused || !isServerAway) return
  isAppRefused = isRefused
  dispatchEvent(new Event(connectionEvent))
}

export async function isReachable(): Promise<boolean> {
  try {
    return (await checkHealth({})).ok
  } catch {
    // A failed request means unreachable.
    return false
  }
}

/** True in an app if something answers at the address of its server, but the app may not read the answer. */
export async function refusesApp(): Promise<boolean> {
  const { app, network } = platform()
  if (!app || !network.isOnline()) return false
  try {
    await checkHealth({ mode: 'no-cors' })
  } catch {
    return false
  }
  // A server that was away for a moment can be read again.
  return await checkHealth({}).then(
    () => false,
    () => true,
  )
}

export async function checkHealth(options: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs)
  return await fetch(serverUrl('/healthz'), { ...options, cache: 'no-store', signal })
}

export function subscribeToConnection(onChange: () => void): () => void {
  const endNetwork = platform().network.onChange(onChange)
  addEventListener(connectionEvent, onChange)
  return () => {
    endNetwork()
    removeEventListener(connectionEvent, onChange)
  }
}
