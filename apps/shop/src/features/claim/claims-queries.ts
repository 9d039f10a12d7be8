import { apiQuery } from '@provender/client/api/api-query'
import { keepPreviousData } from '@tanstack/react-query'
import { ClaimPage, Claims, ReportableOrders, ReportedOrder } from './claims.documents.ts'

export function claimsQuery(limit: number) {
  return { ...apiQuery(Claims, { index: 0, limit }), placeholderData: keepPreviousData }
}

export const initialClaims = 10
export const maxClaims = 100

export function claimQuery(number: string) {
  return apiQuery(ClaimPage, { number })
}

export const reportableQuery = apiQuery(ReportableOrders, {})

export function reportedOrderQuery(number: string) {
  return apiQuery(ReportedOrder, { number })
}
