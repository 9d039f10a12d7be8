import { useQueryClient } from '@tanstack/react-query'
import type { DepartmentsQuery } from './shell.documents.ts'
import { departmentsQuery } from './shop-queries.ts'

const none: DepartmentsQuery['categories'] = []

/** The departments with what is below them; none where the viewer may not see the catalogue (login wall). */
export function useDepartments(): DepartmentsQuery['categories'] {
  return useQueryClient().getQueryData(departmentsQuery.queryKey)?.categories ?? none
}
