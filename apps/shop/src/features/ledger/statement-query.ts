import { apiQuery } from '@provender/client/api/api-query'
import { localMoment } from '@provender/web/format/dates'
import type { ShopConfig } from '../../kernel/session/shop-queries.ts'
import { AccountStatement } from './ledger.documents.ts'
import type { StatementSearch } from './statement-search.ts'
import { type StatementView, statementView } from './statement-view.ts'

export function viewedAt(search: StatementSearch, { warehouseTimezone }: ShopConfig): StatementView {
  return statementView(search, localMoment(new Date().toISOString(), warehouseTimezone).date)
}

/** A statement that ends on an earlier day also has today's balance. */
export function statementQuery({ from, to, page, today }: StatementView) {
  return apiQuery(AccountStatement, { from, to, page, isPast: to !== today })
}
