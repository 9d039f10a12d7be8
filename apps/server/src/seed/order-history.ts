import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import type { OrderState } from '@provender/domain/order/order'
import type { LocalDate } from '@provender/domain/slots/hours'

export interface OrderEvent {
  readonly state: OrderState
  readonly atMs: number
}

export interface Fulfilment {
  readonly method: FulfilmentMethod
  readonly date: LocalDate
  /** When the van arrives, or the collection slot begins. */
  readonly dueMs: number
}

const minuteMs = 60_000
const confirmedAfterMs = 14 * minuteMs
/** The time between steps that were done early. */
const stepMs = 10 * minuteMs

/** Minutes relative to when the goods are due, in the order of the steps. */
const course = {
  DELIVERY: { PICKING: -330, PACKED: -270, OUT_FOR_DELIVERY: -190, DELIVERED: 0 },
  CLICK_AND_COLLECT: { PICKING: -75, PACKED: -50, READY_TO_COLLECT: -45, COLLECTED: 12 },
} as const

/**
 * The possible state of an order: nothing arrives before its day, and everything that was due earlier has
 * arrived. The demo data sets how far orders are without knowing which day the delivery rules assigned.
 */
export function possibleState(today: LocalDate, state: OrderState, { method, date }: Fulfilment): OrderState {
  const arrived = method === 'DELIVERY' ? 'DELIVERED' : 'COLLECTED'
  switch (state) {
    case 'OUT_FOR_DELIVERY':
    case 'DELIVERED':
    case 'COLLECTED':
      if (date > today) return 'CONFIRMED'
      return date < today ? arrived : state
    case 'SUBMITTED':
    case 'CONFIRMED':
    case 'PICKING':
    case 'PACKED':
      return date < today ? arrived : state
    case 'ON_HOLD':
    case 'READY_TO_COLLECT':
    case 'CANCELLED':
      return state
  }
}

/** The events of an order up to its state, each at its scheduled time, or shortly before now if that is in the future. */
export function eventsUntil(
  state: OrderState,
  fulfilment: Fulfilment,
  { placedMs, nowMs }: { readonly placedMs: number; readonly nowMs: number },
): readonly OrderEvent[] {
  const steps: readonly OrderEvent[] = [
    { state: 'SUBMITTED', atMs: placedMs },
    { state: 'CONFIRMED', atMs: placedMs + confirmedAfterMs },
    ...Object.entries(course[fulfilment.method]).map(([step, minutes]) => ({
      state: step as OrderState,
      atMs: fulfilment.dueMs + minutes * minuteMs,
    })),
  ]
  const last = steps.findIndex((step) => step.state === state)
  const passed =
    last === -1
      ? [...steps.slice(0, 1), { state, atMs: placedMs + confirmedAfterMs }]
      : steps.slice(0, last + 1)
  let before = placedMs - minuteMs
  return passed.map((step, index) => {
    const latestMs = nowMs - (passed.length - 1 - index) * stepMs
    before = Math.min(nowMs, Math.max(before + minuteMs, Math.min(step.atMs, latestMs)))
    return { state: step.state, atMs: before }
  })
}
