import { apiQuery } from '@provender/client/api/api-query'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { OfficePeople, type OfficePersonFragment } from './people.documents.ts'

export type Person = OfficePersonFragment

export const peopleQuery = apiQuery(OfficePeople, {})

export function usePeople(): readonly Person[] {
  return useSuspenseQuery(peopleQuery).data.officeStaffMembers
}

/** Puts a changed person in the place of the former one. */
export function showChangedPerson(queryClient: QueryClient, changed: Person): void {
  queryClient.setQueryData(peopleQuery.queryKey, (people) =>
    people === undefined
      ? undefined
      : {
          ...people,
          officeStaffMembers: people.officeStaffMembers.map((person) =>
            person.code === changed.code ? changed : person,
          ),
        },
  )
}
