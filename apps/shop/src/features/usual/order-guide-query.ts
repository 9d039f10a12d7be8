import { apiQuery } from '@provender/client/api/api-query'
import { OrderGuide } from './usual.documents.ts'

export const orderGuideQuery = apiQuery(OrderGuide, {})
