import { apiQuery } from '@provender/client/api/api-query'
import { Baskets } from '@provender/sync/basket/baskets.documents'

export const basketsQuery = apiQuery(Baskets, {})
