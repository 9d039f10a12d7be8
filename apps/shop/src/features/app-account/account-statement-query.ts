import type { QueryClient } from '@tanstack/react-query'
import { shellOf } from '../../kernel/session/shop-queries.ts'
import { statementQuery, viewedAt } from '../ledger/statement-query.ts'

export function accountStatementQuery(queryClient: QueryClient) {
  return statementQuery(viewedAt({}, shellOf(queryClient)))
}
