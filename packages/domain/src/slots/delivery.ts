import type { Temporal } from 'temporal-polyfill'
import type { LocalDate, LocalTime } from './hours.ts'
import { instantOf, localDay } from './local-time.ts'

export interface DeliveryRoute {
  readonly name: string
  readonly weekdays: readonly number[]
  readonly cutOff: LocalTime
}

export interface DeliveryRules {
  readonly route: DeliveryRoute | null
  readonly holidays: ReadonlySet<LocalDate>
  readonly timeZone: string
  readonly estimatedDeliveryDay: number
}

export interface DeliveryDay {
  readonly date: LocalDate
  readonly cutOffMs: number
}

const searchedDays = 60

/**
 * The next delivery days, soonest first: on the route's weekdays, not on holidays, at least `estimatedDeliveryDay` days
 * ahead and before the cut-off (docs/product-rules.md#delivery-days).
 */
export function deliveryDays(
  rules: DeliveryRules,
  { nowMs, count }: { readonly nowMs: number; readonly count: number },
): readonly DeliveryDay[] {
  const { route } = rules
  if (route === null) return []
  const today = localDay(nowMs, rules.timeZone)
  const days: DeliveryDay[] = []
  for (
    let ahead = Math.max(0, rules.estimatedDeliveryDay);
    ahead <= searchedDays && days.length < count;
    ahead += 1
  ) {
    const day = today.add({ days: ahead })
    if (!route.weekdays.includes(day.dayOfWeek) || rules.holidays.has(day.toString())) continue
    const cutOffMs = cutOffOf(day, route, rules.timeZone)
    if (nowMs < cutOffMs) days.push({ date: day.toString(), cutOffMs })
  }
  return days
}

function cutOffOf(day: Temporal.PlainDate, route: DeliveryRoute, timeZone: string): number {
  return instantOf(day.subtract({ days: 1 }), route.cutOff, timeZone)
}
