import { ask } from '../api/ask.ts'
import { CompanyPeople } from './colleagues.documents.ts'
import { AccountDeletion, Settings } from './settings.documents.ts'
import { CompanySites } from './sites.documents.ts'

export const settingsQuery = ask(Settings, {})
export const peopleQuery = ask(CompanyPeople, {})
export const sitesQuery = ask(CompanySites, {})
export const deletionQuery = ask(AccountDeletion, {})
