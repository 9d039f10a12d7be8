import { useEffect, useRef, useState } from 'react'

/** Quick work shows no indicator. A shown indicator stays long enough to be seen (docs/product-rules.md#timings). */
const appearDelayMs = 100
const stayMs = 300

/** Milliseconds until the indicator appears, or disappears after the work has ended. */
export function busyMarkWaitMs(
  busy: boolean,
  { shownAtMs, nowMs }: { readonly shownAtMs: number; readonly nowMs: number },
): number {
  return busy ? appearDelayMs : Math.max(0, shownAtMs + stayMs - nowMs)
}

export function useBusyMark(busy: boolean): boolean {
  const [isShown, setShown] = useState(false)
  const shownAtMs = useRef(0)
  useEffect(() => {
    if (busy === isShown) return
    const waitMs = busyMarkWaitMs(busy, { shownAtMs: shownAtMs.current, nowMs: Date.now() })
    const timer = setTimeout(() => {
      if (busy) shownAtMs.current = Date.now()
      setShown(busy)
    }, waitMs)
    return () => clearTimeout(timer)
  }, [busy, isShown])
  return isShown
}
