import { ask } from '../../../kernel/api/ask.ts'
import { AccountDeletion, Settings } from './settings.documents.ts'

export const settingsQuery = ask(Settings, {})
export const deletionQuery = ask(AccountDeletion, {})
