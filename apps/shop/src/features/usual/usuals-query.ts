import { apiQuery } from '@provender/client/api/api-query'
import { Usuals } from './usuals.documents.ts'

export const usualsQuery = apiQuery(Usuals, {})
