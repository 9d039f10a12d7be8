import { subscribeToConnection, isConnected } from './connection.ts'

/** Runs an action as soon as the server is reachable: now, or when the connection is back. */
export function runWhenConnected(action: () => void): void {
  if (isConnected()) return action()
  const end = subscribeToConnection(() => {
    if (!isConnected()) return
    end()
    action()
  })
}
