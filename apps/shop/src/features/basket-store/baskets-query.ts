import { apiQuery } from '@provender/client/api/api-query'
import { Baskets } from '@provender/sync/basket/baskets.documents'

/** All baskets of the company. */
export const basketsQuery = apiQuery(Baskets, {})
