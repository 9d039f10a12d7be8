import type { DemoOrder } from '@provender/demo/dataset'
import type { CompanyRow } from '@provender/domain/import/rows'
import { collectionDays } from '@provender/domain/slots/collection'
import { deliveryDays } from '@provender/domain/slots/delivery'
import { instantOf, localDay } from '@provender/domain/slots/local-time'
import { idsByCode, requireValue } from './ids-by-code.ts'
import { type FinishedOrder, insertOrders } from './insert-orders.ts'
import { eventsUntil, possibleState } from './order-history.ts'
import { orderPricer } from './order-prices.ts'
import type { SeedContext } from './seed-context.ts'

const arrivesAt = '09:35'
const minuteMs = 60_000

/** Seeds the order history. Orders are priced, dated and numbered as usual, but take nothing from the current stock. */
export async function seedOrders(filling: SeedContext): Promise<void> {
  const { tx, demo, config } = filling
  const price = orderPricer(demo, { config, idOf: await idsByCode(tx, 'product') })
  const companies = new Map(demo.companies.map((company) => [company.code, company]))
  const finished = demo.orders
    .map((order): FinishedOrder => {
      const company = requireValue(companies.get(order.companyCode), `company ${order.companyCode}`)
      const placedMs = placedAt(order, filling)
      const day = localDay(placedMs, config.warehouseTimezone).toString()
      const fulfilment = fulfilmentOf(order, { company, placedMs }, filling)
      const state = possibleState(filling.anchor, order.state, fulfilment)
      return {
        order,
        company,
        placedMs,
        fulfilment,
        state,
        priced: price(company, order.lines, day),
        events: eventsUntil(state, fulfilment, { placedMs, nowMs: filling.nowMs }),
      }
    })
    .filter(({ priced }) => priced.lines.length > 0)
    .sort((one, other) => one.placedMs - other.placedMs)
  await insertOrders(tx, finished, config)
}

/** Last night's orders were placed before now, however early it is. */
function placedAt({ placedDaysBefore, placedAt: time }: DemoOrder, { config, nowMs }: SeedContext): number {
  const day = localDay(nowMs, config.warehouseTimezone).subtract({ days: placedDaysBefore })
  const placedMs = instantOf(day, time, config.warehouseTimezone)
  return Math.min(placedMs, nowMs - 10 * minuteMs)
}

function fulfilmentOf(
  { method, state }: DemoOrder,
  { company, placedMs }: { readonly company: CompanyRow; readonly placedMs: number },
  { demo, config, nowMs }: SeedContext,
): FinishedOrder['fulfilment'] {
  const timeZone = config.warehouseTimezone
  const holidays = new Set(demo.holidays.map(({ day }) => day))
  if (method === 'DELIVERY') {
    const route = requireValue(
      demo.routes.find(({ code }) => code === company.routeCode),
      `route of ${company.code}`,
    )
    const rules = { route, holidays, timeZone, estimatedDeliveryDay: config.estimatedDeliveryDay }
    const next = requireValue(deliveryDays(rules, { nowMs: placedMs, count: 1 })[0], `day of ${route.code}`)
    return {
      method,
      date: next.date,
      time: null,
      dueMs: instant(next.cutOffMs, { date: next.date, time: arrivesAt, timeZone }),
    }
  }
  const rules = {
    hours: demo.openingHours,
    holidays,
    timeZone,
    minCollectionStart: config.minCollectionStart,
  }
  // An order that is not collected yet has a slot in the future.
  const startMs = state === 'COLLECTED' || state === 'CANCELLED' ? placedMs : nowMs
  const open = collectionDays(rules, { nowMs: startMs, days: 14 }).flatMap(({ date, slots }) =>
    slots.filter(({ isOpen }) => isOpen).map(({ time }) => ({ date, time })),
  )
  const { date, time } = requireValue(open[0], 'slot of collection')
  return { method, date, time, dueMs: instant(startMs, { date, time, timeZone }) }
}

/** The instant of a local time on a day that is within weeks of another instant. */
function instant(
  nearMs: number,
  { date, time, timeZone }: { readonly date: string; readonly time: string; readonly timeZone: string },
): number {
  const near = localDay(nearMs, timeZone)
  const day = near.add(near.until(date))
  return instantOf(day, time, timeZone)
}
