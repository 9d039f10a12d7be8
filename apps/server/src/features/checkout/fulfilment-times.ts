import {
  type CollectionDay,
  collectionDays,
  type CollectionRules,
  refusalOfSlot,
  type SlotRefusal,
} from '@provender/domain/slots/collection'
import { type DeliveryDay, deliveryDays, type DeliveryRules } from '@provender/domain/slots/delivery'
import type { OpeningHours } from '@provender/domain/slots/hours'
import type { Deps } from '../../kernel/deps.ts'
import type { WholesalerSettings } from '../../kernel/wholesaler.ts'

/** How far ahead an order can be placed. */
const deliveryDaysAhead = 60
const shownDeliveryDays = 7
const shownCollectionDays = 7

interface CachedTimes {
  readonly minute: number
  readonly delivery: Map<number | null, readonly DeliveryDay[]>
  collection: readonly CollectionDay[] | undefined
}

// Cut-offs and slots are whole minutes, so the choices are the same for a minute. Computing them takes longer
// than the rest of a quote.
const cache = new WeakMap<WholesalerSettings, CachedTimes>()

function cachedTimes({ wholesaler }: TimeDeps, nowMs: number): CachedTimes {
  const settings = wholesaler.current()
  const minute = Math.floor(nowMs / 60_000)
  const present = cache.get(settings)
  if (present?.minute === minute) return present
  const times: CachedTimes = { minute, delivery: new Map(), collection: undefined }
  cache.set(settings, times)
  return times
}

type TimeDeps = Pick<Deps, 'wholesaler'>

/** A delivery site. Without a route there is no delivery. */
type OnRoute = { readonly routeId: number | null } | null

function daysOf(deps: TimeDeps, site: OnRoute, nowMs: number): readonly DeliveryDay[] {
  const { delivery } = cachedTimes(deps, nowMs)
  const routeId = site?.routeId ?? null
  const present = delivery.get(routeId)
  if (present) return present
  const days = deliveryDays(deliveryRules(deps, routeId), { nowMs, count: deliveryDaysAhead })
  delivery.set(routeId, days)
  return days
}

export function offeredDeliveryDays(deps: TimeDeps, site: OnRoute, nowMs: number): readonly DeliveryDay[] {
  return daysOf(deps, site, nowMs).slice(0, shownDeliveryDays)
}

/** True if an order that is placed now can be delivered to the site on this day. */
export function canBeDeliveredOn(
  deps: TimeDeps,
  site: OnRoute,
  { date, nowMs }: { readonly date: string; readonly nowMs: number },
): boolean {
  return daysOf(deps, site, nowMs).some((day) => day.date === date)
}

export function offeredCollectionDaysOf(deps: TimeDeps, nowMs: number): readonly CollectionDay[] {
  const times = cachedTimes(deps, nowMs)
  return (times.collection ??= collectionDays(collectionRules(deps), { nowMs, days: shownCollectionDays }))
}

/** Null if an order placed now can be collected then. Days beyond the shown ones are refused. */
export function refusalOfCollection(
  deps: TimeDeps,
  slot: { readonly date: string; readonly time: string; readonly nowMs: number },
): SlotRefusal | null {
  const days = offeredCollectionDaysOf(deps, slot.nowMs)
  if (days.some(({ date }) => date === slot.date)) return refusalOfSlot(collectionRules(deps), slot)
  return days[0] && slot.date < days[0].date ? 'PASSED' : 'CLOSED'
}

export function deliveryRules(
  { wholesaler }: Pick<Deps, 'wholesaler'>,
  routeId: number | null,
): DeliveryRules {
  const { config, holidays, routes } = wholesaler.current()
  // Without the delivery method there are no delivery days, whatever routes exist.
  const isOffered = config.availableDeliveryTypes.includes('DELIVERY')
  return {
    route: routeId === null || !isOffered ? null : (routes.get(routeId) ?? null),
    holidays: new Set(holidays.keys()),
    timeZone: config.warehouseTimezone,
    estimatedDeliveryDay: config.estimatedDeliveryDay,
  }
}

export function collectionRules({ wholesaler }: Pick<Deps, 'wholesaler'>): CollectionRules {
  const { config, holidays, hours } = wholesaler.current()
  return {
    hours: config.availableDeliveryTypes.includes('CLICK_AND_COLLECT') ? hours : closedAllWeek,
    holidays: new Set(holidays.keys()),
    timeZone: config.warehouseTimezone,
    minCollectionStart: config.minCollectionStart,
  }
}

const closedAllWeek: OpeningHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
