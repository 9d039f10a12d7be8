import { platform } from '@provender/platform/current'
import { localMoment } from '@provender/web/format/dates'
import { useEffect, useMemo, useState } from 'react'
import { useConfig } from '../session/shop-queries.ts'
import { useNow } from './use-now.ts'

const checkIntervalMs = 60_000

/** The wholesaler's date, `2026-11-28`. Follows the clock while a page stays open, and when the user returns to it. */
export function useToday(): string {
  const { warehouseTimezone } = useConfig()
  const startMs = useNow()
  const [openedMs] = useState(Date.now)
  const [passedMs, setPassedMs] = useState(0)
  useEffect(() => {
    const update = () => setPassedMs(Date.now() - openedMs)
    const timer = setInterval(update, checkIntervalMs)
    const unsubscribe = platform().lifecycle.followVisibility(update)
    return () => {
      clearInterval(timer)
      unsubscribe()
    }
  }, [openedMs])
  const nowMs = startMs + passedMs
  return useMemo(
    () => localMoment(new Date(nowMs).toISOString(), warehouseTimezone).date,
    [nowMs, warehouseTimezone],
  )
}
