import { apiQuery } from '@provender/client/api/api-query'
import { NeverSubstituted } from './substitutes.documents.ts'

export const neverSubstitutedQuery = apiQuery(NeverSubstituted, {})
