import { apiQuery } from '@provender/client/api/api-query'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { OfficeMember } from './staff.documents.ts'

/** A manager may change the role meanwhile, so it is read again when the user comes back to the page. */
export const memberQuery = {
  ...apiQuery(OfficeMember, {}),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: 'always',
} as const

/** The signed-in staff member. The root route has loaded them. */
export function useMember() {
  return useSuspenseQuery(memberQuery).data.officeMe
}

/** Resolves, too, if it fails or there is no connection: the page then follows when it can. */
export async function readMemberAgain(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: memberQuery.queryKey })
}
