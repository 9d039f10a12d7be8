import { useEffect, useRef, useState } from 'react'

/** Quick work shows nothing; what has appeared stays long enough to be seen (decisions, 'Config'). */
const appearAfterMs = 100
const stayMs = 300

/** Whether to show that something is under way. */
export function useBusyMark(busy: boolean): boolean {
  const [shown, setShown] = useState(false)
  const shownAtMs = useRef(0)
  useEffect(() => {
    if (busy === shown) return
    const waitMs = busy ? appearAfterMs : Math.max(0, shownAtMs.current + stayMs - Date.now())
    const timer = setTimeout(() => {
      if (busy) shownAtMs.current = Date.now()
      setShown(busy)
    }, waitMs)
    return () => clearTimeout(timer)
  }, [busy, shown])
  return shown
}
