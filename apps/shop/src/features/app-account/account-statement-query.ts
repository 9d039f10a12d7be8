import type { QueryClient } from '@tanstack/react-query'
import { shellOf } from '../../kernel/session/shop-queries.ts'
import { statementQuery, viewedAt } from '../ledger/statement-query.ts'

/** The statement as its page first shows it. */
export function accountStatementQuery(queryClient: QueryClient) {
  return statementQuery(viewedAt({}, shellOf(queryClient)))
}
