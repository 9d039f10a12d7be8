import { ask } from '../../kernel/api/ask.ts'
import { Baskets } from './baskets.documents.ts'

/** All baskets of the company. */
export const basketsQuery = ask(Baskets, {})
