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
  const skewMs = useClockSkew()
  const [deviceMs] = useState(Date.now)
  return useSyncExternalStore(
    never,
    () => deviceMs + skewMs,
    () => made.atMs,
  )
}

function useClockSkew(): number {
  const { made } = useRouteContext({ from: '__root__' })
  const skewMs = () => made.clockSkewMs
  return useSyncExternalStore(made.onSkewChange ?? never, skewMs, skewMs)
}

/** The time left until a cut-off by the server's clock. */
export function useTimeLeft(endsAtMs: number): TimeLeft {
  return useCountdown(endsAtMs, useNow(), useClockSkew())
}
