import { type DueDays, dueOn, isDue } from '@provender/domain/order-guide/is-due'
import { localMoment } from '@provender/web/format/dates'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dayNumber } from '../../kernel/format/day-number.ts'
import { useNow } from '../../kernel/format/use-now.ts'
import { useToday } from '../../kernel/format/use-today.ts'
import { sessionQuery, useConfig } from '../../kernel/session/shop-queries.ts'
import { useViewer } from '../../kernel/session/viewer.ts'
import type { GuideItem } from './requested-items.ts'

export interface DueRule extends DueDays {
  /** The next delivery is known. */
  readonly isDelivered: boolean
  readonly isDue: (item: GuideItem) => boolean
  /** The day on which the company usually needs it again. */
  readonly dueOn: (item: GuideItem) => number | undefined
}

/** Which products the company needs by its next delivery; without deliveries, by today. */
export function useDueDates(): DueRule {
  const { warehouseTimezone } = useConfig()
  const nowMs = useNow()
  const { isSignedIn } = useViewer()
  // The shell has loaded the session of a signed-in user. Visitors, who also search, have none.
  const deliveryDays = useQuery({ ...sessionQuery, enabled: isSignedIn }).data?.deliveryDays
  const today = dayNumber(useToday())
  const delivery = deliveryDays?.find(({ cutOff }) => Date.parse(cutOff) > nowMs)
  const isDelivered = delivery !== undefined
  const arrivesOn = delivery ? dayNumber(delivery.date) : today
  return useMemo(() => {
    const habitOf = ({ lastBoughtAt, everyDays, product }: GuideItem) => ({
      lastBoughtOn:
        lastBoughtAt === null ? undefined : dayNumber(localMoment(lastBoughtAt, warehouseTimezone).date),
      everyDays,
      isInStock: product.stockStatus.available,
    })
    return {
      today,
      arrivesOn,
      isDelivered,
      isDue: (item) => isDue(habitOf(item), { today, arrivesOn }),
      dueOn: (item) => dueOn(habitOf(item), { today }),
    }
  }, [today, arrivesOn, isDelivered, warehouseTimezone])
}
