import { apiQuery } from '@provender/client/api/api-query'
import { HomeToday } from './dashboard.documents.ts'

/** What arrives or is overdue. An order on hold does not arrive. */
export const homeTodayQuery = apiQuery(HomeToday, {
  states: ['SUBMITTED', 'CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'READY_TO_COLLECT'],
})
