import { apiQuery } from '@provender/client/api/api-query'
import { keepPreviousData } from '@tanstack/react-query'
import { ClaimPage, Claims, ReportableOrders, ReportedOrder } from './claims.documents.ts'

/** The newest reports of the company, at most `limit`. */
export function claimsQuery(limit: number) {
  return { ...apiQuery(Claims, { index: 0, limit }), placeholderData: keepPreviousData }
}

/** The number shown at first, and the maximum. */
export const initialClaims = 10
export const maxClaims = 100

export function claimQuery(number: string) {
  return apiQuery(ClaimPage, { number })
}

/** The newest orders, to choose from. */
export const reportableQuery = apiQuery(ReportableOrders, {})

export function reportedOrderQuery(number: string) {
  return apiQuery(ReportedOrder, { number })
}
