import { type TimeLeft, useCountdown } from '@provender/ui/controls/countdown'
import { useRouteContext } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * The time to start a clock with, in UTC milliseconds. While a server-rendered page hydrates, it is the time
 * when the server rendered it, so that both print the same text, even if a part hydrates late or data was
 * loaded again in the meantime. Afterwards it is the browser's time, corrected by the server's clock.
 */
export function useNow(): number {
  const { made } = useRouteContext({ from: '__root__' })
  const [nowMs] = useState(() => Date.now() + made.clockSkewMs)
  return useSyncExternalStore(
    never,
    () => nowMs,
    () => made.atMs,
  )
}

/** The time left until a cut-off by the server's clock. */
export function useTimeLeft(endsAtMs: number): TimeLeft {
  const { made } = useRouteContext({ from: '__root__' })
  return useCountdown(endsAtMs, useNow(), made.clockSkewMs)
}
