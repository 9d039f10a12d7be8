import { type OrderState, orderStates } from '@provender/domain/order/order'
import { isFinalState } from '@provender/domain/order/state-machine'

/** The filters of the list, in the order of the work. `needs`: what waits for a person. `open`: all that is not over. */
export const orderFilters = {
  needs: ['SUBMITTED', 'ON_HOLD'],
  new: ['SUBMITTED'],
  held: ['ON_HOLD'],
  confirmed: ['CONFIRMED'],
  picking: ['PICKING'],
  packed: ['PACKED'],
  leaving: ['OUT_FOR_DELIVERY', 'READY_TO_COLLECT'],
  open: orderStates.filter((state) => !isFinalState(state)),
} as const satisfies Readonly<Record<string, readonly OrderState[]>>

export type OrderFilter = keyof typeof orderFilters

export interface OrderSearch {
  /** Undefined for orders that wait for a person. */
  readonly state?: Exclude<OrderFilter, 'needs'>
}

/** Reads the filter in an address. An unknown filter becomes `needs`. */
export function parseOrderSearch({ state }: { readonly state?: unknown }): OrderSearch {
  const filter = Object.keys(orderFilters).find((each) => each === state)
  return filter === undefined ? {} : searchOf(filter as OrderFilter)
}

export function searchOf(filter: OrderFilter): OrderSearch {
  return filter === 'needs' ? {} : { state: filter }
}

export function filterIn({ state = 'needs' }: { readonly state?: OrderFilter | undefined }): OrderFilter {
  return state
}
