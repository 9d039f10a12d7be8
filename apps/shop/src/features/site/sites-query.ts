import { apiQuery } from '@provender/client/api/api-query'
import { roleMay } from '@provender/domain/permission/permission'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../../kernel/session/shop-queries.ts'
import { CompanySites } from './sites.documents.ts'

export const sitesQuery = apiQuery(CompanySites, {})

export async function loadSites(queryClient: QueryClient): Promise<void> {
  const { user } = await queryClient.ensureQueryData(sessionQuery)
  if (roleMay(user.role, 'company.sites')) await queryClient.fetchQuery(sitesQuery)
}
