import { parsePage } from '../../kernel/app/parse-page.ts'

const orderGroups = ['open', 'supplied', 'cancelled'] as const

/** In days before today. */
const orderPeriods = ['30', '90', '365'] as const

/** The search parameters of the orders page. */
export interface OrdersSearch {
  readonly q?: string | undefined
  readonly state?: (typeof orderGroups)[number] | undefined
  readonly period?: (typeof orderPeriods)[number] | undefined
  readonly page?: number | undefined
}

const maxWords = 100

/** Ignores invalid filters. */
export function parseOrdersSearch(query: object): OrdersSearch {
  const text = (name: string): string => {
    const value: unknown = Object.getOwnPropertyDescriptor(query, name)?.value
    return typeof value === 'string' ? value : ''
  }
  return {
    q: text('q').trim().slice(0, maxWords) || undefined,
    state: orderGroups.find((group) => group === text('state')),
    period: orderPeriods.find((period) => period === text('period')),
    page: parsePage(query),
  }
}
