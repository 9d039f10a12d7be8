import { apiQuery } from '@provender/client/api/api-query'
import { AccountDeletion, Settings } from './settings.documents.ts'

export const settingsQuery = apiQuery(Settings, {})
export const deletionQuery = apiQuery(AccountDeletion, {})
