import { useRouteContext } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * The time to start a clock with, in UTC milliseconds. While a server-rendered page hydrates, it is the time
 * when the server rendered it, so that both print the same text, even if a part hydrates late or data was
 * loaded again in the meantime. Afterwards it is the browser's time.
 */
export function useNow(): number {
  const { made } = useRouteContext({ from: '__root__' })
  const [nowMs] = useState(() => Date.now())
  return useSyncExternalStore(
    never,
    () => nowMs,
    () => made.atMs,
  )
}
