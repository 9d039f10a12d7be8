import { ask } from '@provender/client/api/ask'
import { Baskets } from '@provender/sync/basket/baskets.documents'

/** All baskets of the company. */
export const basketsQuery = ask(Baskets, {})
