import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import type { OrderState } from '@provender/domain/order/order'

export interface OrderEvent {
  readonly state: OrderState
  readonly at: string
  readonly note: string
}

export interface OrderStage {
  readonly state: OrderState
  readonly status: 'done' | 'now' | 'next'
  /** When the stage was reached; undefined for later stages and for skipped ones. */
  readonly at: string | undefined
  readonly note: string
}

const delivered: readonly OrderState[] = [
  'SUBMITTED',
  'CONFIRMED',
  'PICKING',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
]
const collected: readonly OrderState[] = [
  'SUBMITTED',
  'CONFIRMED',
  'PICKING',
  'PACKED',
  'READY_TO_COLLECT',
  'COLLECTED',
]

/**
 * The stages of an order: those of its method, with a hold where it occurred
 * (docs/product-rules.md#order-states). A cancelled order shows the stages it reached, and none after that.
 */
export function orderStages(
  method: FulfilmentMethod,
  current: OrderState,
  events: readonly OrderEvent[],
): readonly OrderStage[] {
  // An order that was released is received again: its stage keeps the first time.
  const reached = new Map(events.map((event) => [event.state, event]))
  const placed = events.find(({ state }) => state === 'SUBMITTED')
  if (placed) reached.set('SUBMITTED', placed)
  const path = method === 'DELIVERY' ? delivered : collected
  const stages = withHold(path, current, events)
  if (current === 'CANCELLED')
    return [...stages.filter((state) => reached.has(state)), current].map((state) => ({
      state,
      status: 'done',
      at: reached.get(state)?.at,
      note: reached.get(state)?.note ?? '',
    }))
  const isReleased = current === 'SUBMITTED' && stages.includes('ON_HOLD')
  const currentIndex = stages.indexOf(isReleased ? 'ON_HOLD' : current)
  return stages.map((state, index) => {
    const isLast = index === stages.length - 1
    const status =
      index < currentIndex || (index === currentIndex && (isLast || isReleased))
        ? 'done'
        : index === currentIndex
          ? 'now'
          : 'next'
    const event = status === 'next' ? undefined : reached.get(state)
    return { state, status, at: event?.at, note: event?.note ?? '' }
  })
}

/** Inserts a hold after the stage where it occurred, or after the first if that is unknown. */
function withHold(
  path: readonly OrderState[],
  current: OrderState,
  events: readonly OrderEvent[],
): readonly OrderState[] {
  const met = events.findIndex(({ state }) => state === 'ON_HOLD')
  if (met === -1 && current !== 'ON_HOLD') return path
  const before = events.slice(0, Math.max(0, met)).findLast(({ state }) => path.includes(state))
  const index = before ? path.indexOf(before.state) : 0
  return path.toSpliced(index + 1, 0, 'ON_HOLD')
}
