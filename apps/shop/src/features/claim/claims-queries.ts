import { ask } from '@provender/client/api/ask'
import { keepPreviousData } from '@tanstack/react-query'
import { ClaimPage, Claims, ReportableOrders, ReportedOrder } from './help.documents.ts'

/** As many of the company's reports, the newest first. */
export function claimsQuery(limit: number) {
  return { ...ask(Claims, { index: 0, limit }), placeholderData: keepPreviousData }
}

/** On the page before anybody asks for more, and the most there are. */
export const initialClaims = 10
export const maxClaims = 100

export function claimQuery(number: string) {
  return ask(ClaimPage, { number })
}

/** The newest orders, of which one is chosen. */
export const reportableQuery = ask(ReportableOrders, {})

export function reportedOrderQuery(number: string) {
  return ask(ReportedOrder, { number })
}
