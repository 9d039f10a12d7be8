import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DepartmentsQuery } from './shell.documents.ts'
import { departmentsQuery } from './shop-queries.ts'

const none: DepartmentsQuery['categories'] = []

/** The departments with what is below them; none where the viewer may not see the catalogue (login wall). */
export function useDepartments(): DepartmentsQuery['categories'] {
  const enabled = useQueryClient().getQueryData(departmentsQuery.queryKey) !== undefined
  // The first page has asked for them; they are asked for again in another language alone.
  return (
    useQuery({ ...departmentsQuery, enabled, staleTime: Number.POSITIVE_INFINITY }).data?.categories ?? none
  )
}
