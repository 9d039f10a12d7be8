import type { OrderState } from '@provender/domain/order/order'
import { hrefOf } from '@provender/web/address/href-of'
import type { OrdersSearch } from './orders-search.ts'
import type { OrdersQueryVariables } from './orders.documents.ts'

export interface OrderFilter {
  readonly page: number
  readonly state: keyof typeof statesOf | ''
  readonly period: NonNullable<OrdersSearch['period']> | ''
  readonly words: string
}

const statesOf = {
  open: ['SUBMITTED', 'ON_HOLD', 'CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'READY_TO_COLLECT'],
  supplied: ['DELIVERED', 'COLLECTED'],
  cancelled: ['CANCELLED'],
} as const satisfies Readonly<Record<NonNullable<OrdersSearch['state']>, readonly OrderState[]>>

const dayMs = 86_400_000

export function orderFilter({ q, state, period, page }: OrdersSearch): OrderFilter {
  return { page: page ?? 1, state: state ?? '', period: period ?? '', words: q ?? '' }
}

export function ordersSearch({ page, state, period, words }: OrderFilter): OrdersSearch {
  return {
    q: words || undefined,
    state: state || undefined,
    period: period || undefined,
    page: page === 1 ? undefined : page,
  }
}

export function ordersHref(filter: OrderFilter): string {
  return hrefOf({ to: '/account/orders', search: ordersSearch(filter) })
}

export function isFiltered({ state, period, words }: OrderFilter): boolean {
  return state !== '' || period !== '' || words !== ''
}

/** The variables of the query. Leaves out unset filters, so that equal lists have equal query keys. */
export function orderVariables(
  { page, state, period, words }: OrderFilter,
  nowMs: number,
): OrdersQueryVariables {
  const from = () => new Date(nowMs - Number(period) * dayMs).toISOString().slice(0, 10)
  return {
    page,
    ...(state === '' ? {} : { states: [...statesOf[state]] }),
    ...(period === '' ? {} : { from: from() }),
    ...(words === '' ? {} : { search: words }),
  }
}
