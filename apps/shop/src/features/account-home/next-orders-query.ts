import { apiQuery } from '@provender/client/api/api-query'
import { arrivingStates } from '../dashboard/home-today-query.ts'
import { Orders } from '../order/orders.documents.ts'

export const nextOrdersQuery = apiQuery(Orders, { page: 1, states: [...arrivingStates], sort: 'NEXT' })
