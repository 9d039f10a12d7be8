import { apiQuery } from '@provender/client/api/api-query'
import { minorOf } from '@provender/web/format/minor-of'
import { AccountBalance, type AccountBalanceQuery } from './account.documents.ts'

export const balanceQuery = apiQuery(AccountBalance, {})

export function isOverdue(balance: AccountBalanceQuery | undefined): boolean {
  if (!balance) return false
  const { ageing, otherCurrencies } = balance.accountStatement
  return [ageing, ...otherCurrencies].some(({ overdue }) => minorOf(overdue) > 0)
}
