import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * The time to begin a clock with, in UTC milliseconds: while a page that the server made comes alive, the server's own
 * (`readAtMs`, when its data was read), so that both print the same; on every page opened after it, now.
 */
export function useNow(readAtMs: number): number {
  const [nowMs] = useState(() => Date.now())
  return useSyncExternalStore(
    never,
    () => nowMs,
    () => readAtMs,
  )
}
