import { parsePage } from '@provender/web/address/parse-page'
import { parseText } from '@provender/web/address/parse-text'

const orderGroups = ['open', 'supplied', 'cancelled'] as const

/** In days before today. */
const orderPeriods = ['30', '90', '365'] as const

export interface OrdersSearch {
  readonly q?: string | undefined
  readonly state?: (typeof orderGroups)[number] | undefined
  readonly period?: (typeof orderPeriods)[number] | undefined
  readonly page?: number | undefined
}

const maxWords = 100

export function parseOrdersSearch(query: object): OrdersSearch {
  return {
    q: parseText(query, 'q').trim().slice(0, maxWords) || undefined,
    state: orderGroups.find((group) => group === parseText(query, 'state')),
    period: orderPeriods.find((period) => period === parseText(query, 'period')),
    page: parsePage(query),
  }
}
