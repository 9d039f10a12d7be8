import { ask } from '@provender/client/api/ask'
import { Baskets } from './baskets.documents.ts'

/** All baskets of the company. */
export const basketsQuery = ask(Baskets, {})
