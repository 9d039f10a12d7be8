import { apiQuery } from '@provender/client/api/api-query'
import { useSuspenseQuery } from '@tanstack/react-query'
import { OfficeMember } from './staff.documents.ts'

export const memberQuery = { ...apiQuery(OfficeMember, {}), staleTime: Number.POSITIVE_INFINITY }

/** The signed-in staff member. The root route has loaded them. */
export function useMember() {
  return useSuspenseQuery(memberQuery).data.officeMe
}
