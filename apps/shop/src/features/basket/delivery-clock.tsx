import { Trans, useLingui } from '@lingui/react/macro'
import { CutOffClock } from '@provender/ui/basket/summary'
import type { TimeLeft } from '@provender/ui/controls/countdown'
import { localMoment, longDay, shortDay } from '@provender/web/format/dates'
import { timeLeftText } from '@provender/web/format/time-left'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNow, useTimeLeft } from '../../kernel/format/use-now.ts'
import { sessionQuery, useConfig } from '../../kernel/session/shop-queries.ts'

export interface NextDelivery {
  readonly date: string
  readonly cutOff: string
  readonly left: TimeLeft
}

export function useNextDelivery(): NextDelivery | undefined {
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(sessionQuery)
  const nowMs = useNow()
  const day = data.deliveryDays.find(({ cutOff }) => Date.parse(cutOff) > nowMs)
  const left = useTimeLeft(day ? Date.parse(day.cutOff) : 0)
  const isOver = day !== undefined && left.precision === 'over'
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }, [isOver, queryClient])
  return day && { ...day, left }
}

export function DeliveryClock({ delivery }: { readonly delivery: NextDelivery }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const { date, cutOff, left } = delivery
  const day = longDay(date, language)
  const ends = localMoment(cutOff, warehouseTimezone)
  const endDay = shortDay(ends.date, language)
  const endTime = ends.time
  const timeLeft = timeLeftText(left, i18n)
  return (
    <CutOffClock title={t`Delivery ${day}`} near={left.near}>
      <Trans>
        Order within <time>{timeLeft}</time>, by {endTime} on {endDay}
      </Trans>
    </CutOffClock>
  )
}
