import { followConnection, isConnected } from '../app/connection.ts'

/** Does something as soon as there is a way to the server: now, or when it opens again. */
export function onceConnected(act: () => void): void {
  if (isConnected()) return act()
  const end = followConnection(() => {
    if (!isConnected()) return
    end()
    act()
  })
}
