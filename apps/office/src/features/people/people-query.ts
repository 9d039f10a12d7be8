import { apiQuery } from '@provender/client/api/api-query'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { OfficePeople, type OfficePersonFragment } from './people.documents.ts'

export type Person = OfficePersonFragment

export const peopleQuery = apiQuery(OfficePeople, {})

export function usePeople(): readonly Person[] {
  return useSuspenseQuery(peopleQuery).data.officeStaffMembers
}

/** Puts a changed person in the place of the former one, or a new one among the others. */
export function showChangedPerson(queryClient: QueryClient, changed: Person): void {
  queryClient.setQueryData(peopleQuery.queryKey, (people) =>
    people === undefined
      ? undefined
      : {
          ...people,
          officeStaffMembers: [
            ...people.officeStaffMembers.filter(({ code }) => code !== changed.code),
            changed,
          ].sort((one, other) => one.name.localeCompare(other.name)),
        },
  )
}
