import { roleMay } from '@provender/domain/permission/permission'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../../../kernel/api/ask.ts'
import { sessionQuery } from '../../../kernel/app/shop-queries.ts'
import { CompanyPeople } from '../../company-user/colleagues.documents.ts'
import { CompanySites } from '../../site/sites.documents.ts'
import { AccountDeletion, Settings } from './settings.documents.ts'

export const settingsQuery = ask(Settings, {})
export const peopleQuery = ask(CompanyPeople, {})
export const sitesQuery = ask(CompanySites, {})
export const deletionQuery = ask(AccountDeletion, {})

/** Who signs in for the company, and the sites that they can be bound to: for whom it is to know. */
export async function loadPeople(queryClient: QueryClient): Promise<void> {
  const { user } = await queryClient.ensureQueryData(sessionQuery)
  if (!roleMay(user.role, 'company.logins')) return
  await Promise.all([queryClient.fetchQuery(peopleQuery), queryClient.fetchQuery(sitesQuery)])
}

/** Where the company has its goods brought: likewise. */
export async function loadSites(queryClient: QueryClient): Promise<void> {
  const { user } = await queryClient.ensureQueryData(sessionQuery)
  if (roleMay(user.role, 'company.sites')) await queryClient.fetchQuery(sitesQuery)
}
