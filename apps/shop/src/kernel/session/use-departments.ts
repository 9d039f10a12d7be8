import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DepartmentsQuery } from './shell.documents.ts'
import { departmentsQuery } from './shop-queries.ts'

const none: DepartmentsQuery['categories'] = []

export function useDepartments(): DepartmentsQuery['categories'] {
  const enabled = useQueryClient().getQueryData(departmentsQuery.queryKey) !== undefined
  // The first page has loaded them. They are loaded again only for another language.
  return (
    useQuery({ ...departmentsQuery, enabled, staleTime: Number.POSITIVE_INFINITY }).data?.categories ?? none
  )
}
