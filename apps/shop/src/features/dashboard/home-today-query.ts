import { apiQuery } from '@provender/client/api/api-query'
import type { OrderState } from '@provender/domain/order/order'
import { HomeToday } from './dashboard.documents.ts'

/** Orders that arrive on their day. One on hold does not. */
export const arrivingStates = [
  'SUBMITTED',
  'CONFIRMED',
  'PICKING',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'READY_TO_COLLECT',
] as const satisfies readonly OrderState[]

/** What arrives or is overdue. */
export const homeTodayQuery = apiQuery(HomeToday, { states: [...arrivingStates] })
