import { apiQuery } from '@provender/client/api/api-query'
import { AccountDeletion, NeverSubstituted, Settings } from './settings.documents.ts'

export const settingsQuery = apiQuery(Settings, {})
export const deletionQuery = apiQuery(AccountDeletion, {})
export const neverSubstitutedQuery = apiQuery(NeverSubstituted, {})
