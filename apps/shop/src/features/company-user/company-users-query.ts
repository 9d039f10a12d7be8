import { apiQuery } from '@provender/client/api/api-query'
import { roleMay } from '@provender/domain/permission/permission'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../../kernel/session/shop-queries.ts'
import { sitesQuery } from '../site/sites-query.ts'
import { CompanyPeople } from './company-users.documents.ts'

export const companyUsersQuery = apiQuery(CompanyPeople, {})

export async function loadCompanyUsers(queryClient: QueryClient): Promise<void> {
  const { user } = await queryClient.ensureQueryData(sessionQuery)
  if (!roleMay(user.role, 'company.logins')) return
  await Promise.all([queryClient.fetchQuery(companyUsersQuery), queryClient.fetchQuery(sitesQuery)])
}
