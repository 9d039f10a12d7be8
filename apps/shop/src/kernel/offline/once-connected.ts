import { followConnection, isConnected } from '../app/connection.ts'

/** Runs an action as soon as the server is reachable: now, or when the connection is back. */
export function onceConnected(action: () => void): void {
  if (isConnected()) return action()
  const end = followConnection(() => {
    if (!isConnected()) return
    end()
    action()
  })
}
