import { parsePage } from '@provender/web/address/parse-page'
import { parseText } from '@provender/web/address/parse-text'
import { parseWords } from '@provender/web/address/parse-words'

const orderGroups = ['open', 'supplied', 'cancelled'] as const

/** In days before today. */
const orderPeriods = ['30', '90', '365'] as const

export interface OrdersSearch {
  readonly q?: string | undefined
  readonly state?: (typeof orderGroups)[number] | undefined
  readonly period?: (typeof orderPeriods)[number] | undefined
  readonly page?: number | undefined
}

/** The maximum of the API. */
const maxLength = 100

export function parseOrdersSearch(query: object): OrdersSearch {
  return {
    q: parseWords(query, 'q', maxLength) || undefined,
    state: orderGroups.find((group) => group === parseText(query, 'state')),
    period: orderPeriods.find((period) => period === parseText(query, 'period')),
    page: parsePage(query),
  }
}
