import { apiQuery } from '@provender/client/api/api-query'
import { LastOrder } from './dashboard.documents.ts'

export const lastOrderQuery = apiQuery(LastOrder, {})
