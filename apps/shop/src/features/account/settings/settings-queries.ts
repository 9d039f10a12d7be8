import { ask } from '@provender/client/api/ask'
import { AccountDeletion, Settings } from './settings.documents.ts'

export const settingsQuery = ask(Settings, {})
export const deletionQuery = ask(AccountDeletion, {})
