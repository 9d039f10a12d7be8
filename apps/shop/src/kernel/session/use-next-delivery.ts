import type { TimeLeft } from '@provender/ui/controls/countdown'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow, useTimeLeft } from '../format/use-now.ts'
import { sessionQuery } from './shop-queries.ts'

export interface NextDelivery {
  readonly date: string
  readonly cutOff: string
  readonly left: TimeLeft
}

/** The first delivery that can still be ordered for. Moves on when a cut-off passes while the page is open, also offline. */
export function useNextDelivery(): NextDelivery | undefined {
  const days = useQuery(sessionQuery).data?.deliveryDays
  const startMs = useNow()
  const [passedMs, setPassedMs] = useState(startMs)
  const day = days?.find(({ cutOff }) => Date.parse(cutOff) > passedMs)
  const endsAtMs = day ? Date.parse(day.cutOff) : 0
  const left = useTimeLeft(endsAtMs)
  if (day && left.precision === 'over') setPassedMs(endsAtMs)
  return day && { ...day, left }
}
