import { apiQuery } from '@provender/client/api/api-query'
import { localMoment } from '@provender/web/format/dates'
import type { ShopConfig } from '../../kernel/session/shop-queries.ts'
import { AccountStatement } from './ledger.documents.ts'
import type { StatementSearch } from './statement-search.ts'
import { type StatementView, statementViewOf } from './statement-view.ts'

export function viewedAt(search: StatementSearch, { warehouseTimezone }: ShopConfig): StatementView {
  return statementViewOf(search, localMoment(new Date().toISOString(), warehouseTimezone).date)
}

export function statementQuery({ from, to, page }: StatementView) {
  return apiQuery(AccountStatement, { from, to, page })
}
