import type { OrderState } from '@provender/domain/order/order'
import { parsePage } from '../../kernel/app/parse-page.ts'
import type { OrdersQueryVariables } from './orders.documents.ts'

/** Which orders a list is to show, as its address says it. */
export interface OrderFilter {
  readonly page: number
  readonly state: keyof typeof statesOf | ''
  /** Days back from today. */
  readonly period: (typeof periods)[number] | ''
  readonly words: string
}

/** Placed within so many days. */
const periods = ['30', '90', '365'] as const

const statesOf = {
  open: ['SUBMITTED', 'ON_HOLD', 'CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'READY_TO_COLLECT'],
  supplied: ['DELIVERED', 'COLLECTED'],
  cancelled: ['CANCELLED'],
} as const satisfies Readonly<Record<string, readonly OrderState[]>>

const orderGroups = ['open', 'supplied', 'cancelled'] as const

const maxWords = 100
const dayMs = 86_400_000

/** The filter in the query of an address; what cannot be one is left out. */
export function orderFilterIn(query: object): OrderFilter {
  const text = (name: string): string => {
    const value: unknown = Object.getOwnPropertyDescriptor(query, name)?.value
    return typeof value === 'string' ? value : ''
  }
  return {
    page: parsePage(query),
    state: orderGroups.find((group) => group === text('state')) ?? '',
    period: periods.find((period) => period === text('period')) ?? '',
    words: text('q').trim().slice(0, maxWords),
  }
}

/** The address of a list; what is not asked for is not in it. */
export function ordersHref({ page, state, period, words }: OrderFilter): string {
  const query = new URLSearchParams([
    ...(words === '' ? [] : [['q', words]]),
    ...(state === '' ? [] : [['state', state]]),
    ...(period === '' ? [] : [['period', period]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ])
  return query.size === 0 ? '/account/orders' : `/account/orders?${query.toString()}`
}

export function isFiltered({ state, period, words }: OrderFilter): boolean {
  return state !== '' || period !== '' || words !== ''
}

/** What to ask the API for; only what is asked for is in it, so that equal lists have equal keys. */
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
